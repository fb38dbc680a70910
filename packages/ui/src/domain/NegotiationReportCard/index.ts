'use client';

export {
  type NegotiationReport,
  NegotiationReportCard,
  type NegotiationReportCardProps,
  type NegotiationReportCardStrings,
} from './NegotiationReportCard.tsx';
export { type ReportStatusVariant, reportStatusVariants } from './variants.ts';
