import type { FacetCount } from '@forecourt/search-core';
import { Histogram, Slider, type SliderValue } from '@forecourt/ui/Slider';
import { useEffect } from 'react';
import type { Draft } from './draft.ts';
import * as css from './range.css.ts';
import { describeBars, getBarCounts, getThumbs, type Range, getMovedFields } from './ranges.ts';

export interface RangeSliderProps {
  range: Range;
  draft: Draft;
  /** Without counts the slider has no bars. */
  counts: readonly FacetCount[] | undefined;
  onChange: (changed: Partial<Draft>) => void;
  /** Must be the same function for every render. */
  onDraggingChange: (isDragging: boolean) => void;
}

/** Shows a slider that sets the fields below it, with a histogram of the cars. */
export function RangeSlider({ range, draft, counts, onChange, onDraggingChange }: RangeSliderProps) {
  // Escape can close the panel while a thumb is dragged.
  useEffect(() => () => onDraggingChange(false), [onDraggingChange]);
  const thumbs = getThumbs(range, draft);
  const [low, high] = thumbs;
  const bars = counts && getBarCounts(range, counts);
  return (
    <Slider<SliderValue>
      label={range.label}
      isLabelHidden
      isOutputHidden
      hasOpenEnds
      stops={range.stops}
      {...(range.label === 'Price' && { format: 'currency' })}
      {...(range.label === 'Year' && { formatOptions: { useGrouping: false } })}
      {...(range.label === 'Maximum mileage' && { format: 'distance' })}
      value={high === undefined ? low : [low, high]}
      onChange={(value) => {
        onDraggingChange(true);
        onChange(getMovedFields(range, thumbs, [value].flat()));
      }}
      onChangeEnd={() => onDraggingChange(false)}
      chart={
        bars ? <Histogram counts={bars} label={describeBars(range, bars)} /> : <div className={css.emptyHistogram} />
      }
    />
  );
}
