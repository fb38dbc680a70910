/**
 * The statuses of a report. Green, amber and red are for price verdicts only, so `success` has the accent colour and a
 * tick.
 */
export const reportStatusVariants = ['default', 'secondary', 'success'] as const;
export type ReportStatusVariant = (typeof reportStatusVariants)[number];
