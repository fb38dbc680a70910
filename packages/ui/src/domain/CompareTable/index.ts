'use client';

export {
  type CompareCar,
  type CompareFormat,
  compareFormats,
  type CompareRow,
  CompareTable,
  type CompareTableProps,
  type CompareValue,
  MAX_COMPARED_CARS,
} from './CompareTable.tsx';
export type { CompareTableStrings } from './strings.ts';
