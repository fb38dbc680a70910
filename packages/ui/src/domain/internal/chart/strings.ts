export interface ChartStrings {
  /** The name of the switch. */
  view: string;
  chart: string;
  table: string;
}

export const chartEnGB: ChartStrings = { view: 'Show as', chart: 'Chart', table: 'Table' };
