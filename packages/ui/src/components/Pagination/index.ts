'use client';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export type { PaginationStrings } from './strings.ts';
