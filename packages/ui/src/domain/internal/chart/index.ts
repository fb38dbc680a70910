export { Axes, properties, type Tick } from './Axes.tsx';
export { ChartFrame, type ChartProps } from './ChartFrame.tsx';
export type { ChartStrings } from './strings.ts';
export type { ChartView } from './view.ts';
