'use client';
export { type FacetOption, FacetList, type FacetListProps } from './FacetList.tsx';
export type { FacetListStrings } from './strings.ts';
