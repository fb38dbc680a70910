'use client';

export {
  type NegotiationReport,
  NegotiationReportCard,
  type NegotiationReportCardProps,
} from './NegotiationReportCard.tsx';
export { type ReportStatusVariant, reportStatusVariants } from './variants.ts';
export type { NegotiationReportCardStrings } from './strings.ts';
