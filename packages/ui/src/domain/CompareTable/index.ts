'use client';

export {
  type CompareCar,
  type CompareFormat,
  compareFormats,
  type CompareRow,
  type CompareValue,
  MAX_COMPARED_CARS,
} from './compare.ts';
export { CompareTable, type CompareTableProps } from './CompareTable.tsx';
export type { CompareTableStrings } from './strings.ts';
