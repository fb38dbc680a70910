export { Axes, toStyle, type Tick } from './Axes.tsx';
export { ChartFrame, type ChartProps, type ChartView } from './ChartFrame.tsx';
export type { ChartStrings } from './strings.ts';
