// Type tests: code that must and must not compile.
import { type NegotiationReport, NegotiationReportCard } from './index.ts';

const report: NegotiationReport = {
  make: 'Audi',
  model: 'A4',
  year: 2022,
  seller: 'Private seller',
  callSeconds: 402,
  status: { label: 'Completed', variant: 'success' },
  originalPrice: 19_995,
  negotiatedPrice: 18_750,
  date: '2025-06-12',
};

export const validUses = <NegotiationReportCard report={report} />;

export const invalidUses = (
  <>
    {/* @ts-expect-error 'good' is not a status */}
    <NegotiationReportCard report={{ ...report, status: { label: 'Completed', variant: 'good' } }} />
    {/* @ts-expect-error the saving is computed, not passed */}
    <NegotiationReportCard report={{ ...report, savings: 1_245 }} />
  </>
);
