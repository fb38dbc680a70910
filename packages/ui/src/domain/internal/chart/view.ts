/** Shows a chart, or the same data as a table. */
export type ChartView = 'chart' | 'table';
