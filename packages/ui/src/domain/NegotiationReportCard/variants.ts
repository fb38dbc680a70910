/** How a report's status is marked. Green, amber and red stay verdicts on a price: a success is in the accent, with a tick. */
export const reportStatusVariants = ['default', 'secondary', 'success'] as const;
export type ReportStatusVariant = (typeof reportStatusVariants)[number];
