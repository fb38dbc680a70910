import { type HTMLAttributes, type Ref, useContext } from 'react';
import { SliderStateContext } from 'react-aria-components/Slider';
import type { SliderState } from 'react-stately/useSliderState';
import { classes, flag } from '../../internal/element/index.ts';
import * as css from './Histogram.css.ts';

export interface HistogramProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * The number of results in each band. All bands are equally wide. With `stops`, pass one count for each interval
   * between two stops. If you pass one count for each stop, such as for years, each bar is drawn at its stop.
   */
  counts: readonly number[];
  /** Describes the bars as text: '53 cars, most of them from £8,000 to £14,000'. */
  label: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Shows how results are distributed over a slider, as bars above its track. Bars inside the selected range are darker.
 */
export function Histogram({ counts, label, className, ...rest }: HistogramProps) {
  const slider = useContext(SliderStateContext);
  const highestCount = Math.max(...counts, 1);
  const intervalCount = counts.length - 1;
  const hasBarPerStop = slider !== null && intervalCount > 0 && getIntervalCount(slider) === intervalCount;
  const isSelected = (index: number) => {
    if (!slider) return true;
    const middle = hasBarPerStop
      ? slider.getValuePercent(slider.getThumbMinValue(0) + index * slider.step)
      : (index + 0.5) / counts.length;
    const last = slider.values.length - 1;
    return middle <= slider.getThumbPercent(last) && (last === 0 || middle >= slider.getThumbPercent(0));
  };
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      className={classes(css.histogram, className)}
      style={hasBarPerStop ? { ...rest.style, marginInline: `${-50 / intervalCount}%` } : rest.style}
      data-component="Histogram"
    >
      {counts.map((count, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- bands have no identity except their index
          key={index}
          className={css.bar}
          style={{ blockSize: `${(count / highestCount) * 100}%` }}
          data-part="Bar"
          data-selected={flag(isSelected(index))}
          data-empty={flag(count === 0)}
        />
      ))}
    </div>
  );
}

const getIntervalCount = (slider: SliderState) =>
  Math.round((slider.getThumbMaxValue(slider.values.length - 1) - slider.getThumbMinValue(0)) / slider.step);
