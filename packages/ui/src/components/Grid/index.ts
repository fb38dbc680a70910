export { Grid, type GridColumnsByWidth, type GridGapByWidth, type GridProps } from './Grid.tsx';
export {
  type GridAlignment,
  gridAlignments,
  type GridColumns,
  gridColumns,
  type GridDesktopGap,
  gridDesktopGaps,
  type GridShares,
  gridShares,
} from './variants.ts';
