import { Slider } from '@forecourt/ui/Slider';
import type { MonthlyUse } from '../../../config/credits.ts';

/** Single steps up to 20 sites, then larger ones, so that a group can set its size. */
const SITE_STOPS = [...Array.from({ length: 20 }, (_, index) => index + 1), 25, 30, 40, 50, 75, 100, 150, 200];

interface UseSlidersProps {
  use: MonthlyUse;
  onChange: (use: MonthlyUse) => void;
}

export function UseSliders({ use, onChange }: UseSlidersProps) {
  return (
    <>
      <Slider label="Sites" stops={SITE_STOPS} value={use.sites} onChange={(sites) => onChange({ ...use, sites })} />
      <Slider
        label="Cars you value per site"
        minValue={0}
        maxValue={600}
        step={10}
        value={use.valuations}
        onChange={(valuations) => onChange({ ...use, valuations })}
      />
      <Slider
        label="Negotiation calls per site"
        minValue={0}
        maxValue={60}
        value={use.calls}
        onChange={(calls) => onChange({ ...use, calls })}
      />
    </>
  );
}
