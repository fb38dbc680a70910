export { Grid, type GridColumnsByWidth, type GridProps } from './Grid.tsx';
export { type GridColumns, gridColumns } from './variants.ts';
