/** A chart, or the same data as a table. */
export const chartViews = ['chart', 'table'] as const;
export type ChartView = (typeof chartViews)[number];
