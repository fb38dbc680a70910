import { fillMessage, type Formats, useFormats } from '../../internal/locale/index.ts';
import type { EstimateWorking, PriceAdjustment } from '../internal/comparables/index.ts';
import { SignedMoney } from '../internal/chart/SignedMoney.tsx';
import { createLedger } from './ledger.ts';
import { LedgerRow } from './LedgerRow.tsx';
import type { PriceLedgerStrings } from './strings.ts';

interface WorkingRowsProps {
  working: EstimateWorking;
  estimate: number;
  text: PriceLedgerStrings;
}

export function WorkingRows({ working, estimate, text }: WorkingRowsProps) {
  const formats = useFormats();
  const { average, adjustments, rest } = createLedger(working, estimate);
  return (
    <>
      <LedgerRow label={formats.formatPlural(text.average, working.count)} isStep>
        {formats.formatMoney(average)}
      </LedgerRow>
      {adjustments.map(({ adjustment, amount }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the lines have no other identity
        <LedgerRow key={index} label={getLabel(adjustment, formats, text)} isStep>
          <SignedMoney amount={amount} />
        </LedgerRow>
      ))}
      {rest !== 0 && (
        <LedgerRow label={text.rest} isStep>
          <SignedMoney amount={rest} />
        </LedgerRow>
      )}
    </>
  );
}

/** Longer differences in age are given in years. */
const MAX_MONTHS = 18;

function getLabel(adjustment: PriceAdjustment, formats: Formats, text: PriceLedgerStrings): string {
  switch (adjustment.reason) {
    case 'other':
      return adjustment.label;
    case 'mileage': {
      const { difference } = adjustment;
      if (Math.round(formats.convertDistance(difference)) === 0) return text.averageMileage;
      return fillMessage(difference < 0 ? text.lowerMileage : text.higherMileage, {
        distance: formats.formatDistance(Math.abs(difference)),
      });
    }
    case 'age': {
      const isNewer = adjustment.months < 0;
      const months = Math.round(Math.abs(adjustment.months));
      if (months === 0) return text.averageAge;
      return months <= MAX_MONTHS
        ? formats.formatPlural(isNewer ? text.monthsNewer : text.monthsOlder, months)
        : formats.formatPlural(isNewer ? text.yearsNewer : text.yearsOlder, Math.round(months / 12));
    }
  }
}
