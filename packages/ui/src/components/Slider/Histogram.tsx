import { type HTMLAttributes, type Ref, useContext } from 'react';
import { SliderStateContext } from 'react-aria-components/Slider';
import { classes, flag } from '../../internal/element/index.ts';
import * as css from './Histogram.css.ts';

export interface HistogramProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * How many results each band has. The bands have the same width: with `stops`, give one count for each interval between
   * two stops.
   */
  counts: readonly number[];
  /** Says in words what the bars show, e.g. '53 cars, most of them from £8,000 to £14,000'. */
  label: string;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** How results are spread over a slider: bars above its track. Bars inside the selected range are darker. */
export function Histogram({ counts, label, className, ...rest }: HistogramProps) {
  const slider = useContext(SliderStateContext);
  const highest = Math.max(...counts, 1);
  const isSelected = (index: number) => {
    if (!slider) return true;
    const middle = (index + 0.5) / counts.length;
    const last = slider.values.length - 1;
    return middle <= slider.getThumbPercent(last) && (last === 0 || middle >= slider.getThumbPercent(0));
  };
  return (
    <div
      {...rest}
      role="img"
      aria-label={label}
      className={classes(css.histogram, className)}
      data-component="Histogram"
    >
      {counts.map((count, index) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- bands have no identity but their place
          key={index}
          className={css.bar}
          style={{ blockSize: `${(count / highest) * 100}%` }}
          data-part="Bar"
          data-selected={flag(isSelected(index))}
          data-empty={flag(count === 0)}
        />
      ))}
    </div>
  );
}
