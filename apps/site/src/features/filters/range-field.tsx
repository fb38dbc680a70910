import { memo, useEffect, useState } from 'react';
import { createChunk, useChunk } from '../../lib/chunk.ts';
import type { ShownCounts } from './counts.ts';
import type { FormKey } from './draft.ts';
import * as css from './range.css.ts';
import { getRange, type RangeKey } from './ranges.ts';
import type { FormState } from './use-draft.ts';
import type { Lookups } from './use-reference.ts';

/** The visible labels. Screen readers use the sliders' own labels. */
const LABELS: Record<RangeKey, string> = { price: 'Price', year: 'Year', mileage: 'Mileage' };

const chunk = createChunk('the sliders', () => import('./range-slider.tsx'));

interface RangeFieldProps {
  range: RangeKey;
  form: FormState;
  lookups: Lookups;
  counts: ShownCounts;
  onDraggingChange: (isDragging: boolean) => void;
}

/**
 * Reserves the slider's space until the counts are known, so that the form does not move. Once shown, the slider stays,
 * because it may have focus.
 */
export const RangeField = memo(function RangeField({
  range: key,
  form,
  lookups,
  counts: { facets },
  onDraggingChange,
}: RangeFieldProps) {
  const slider = useChunk(chunk);
  useEffect(() => chunk.fetch(), []);
  const [isShown, setShown] = useState(false);
  const [year] = useState(() => new Date().getFullYear());
  const counts = facets?.[key];
  const range = getRange(key, form.draft, lookups.getRows('maxMileage'), year);
  if (!isShown && counts !== undefined) setShown(true);
  return (
    <div className={css.field}>
      <p aria-hidden="true" className={css.label}>
        {LABELS[key]}
      </p>
      <div className={css.range}>
        {isShown && range !== undefined && slider.status === 'here' ? (
          <slider.module.RangeSlider
            range={range}
            draft={form.draft}
            counts={counts}
            onChange={form.merge}
            onDraggingChange={onDraggingChange}
          />
        ) : null}
      </div>
    </div>
  );
}, isSameRange);

/** Ignores the form's actions and the callbacks, which never change. */
function isSameRange(before: RangeFieldProps, after: RangeFieldProps): boolean {
  return (
    before.counts.facets?.[before.range] === after.counts.facets?.[after.range] &&
    before.lookups.getRows('maxMileage') === after.lookups.getRows('maxMileage') &&
    RANGE_FIELDS[after.range].every((key) => before.form.draft[key] === after.form.draft[key])
  );
}

const RANGE_FIELDS = {
  price: ['minPrice', 'maxPrice'],
  year: ['minYear', 'maxYear'],
  mileage: ['maxMileage'],
} as const satisfies Record<RangeKey, readonly FormKey[]>;
