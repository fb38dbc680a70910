'use client';
export { type ColumnTestimonial, TestimonialColumns, type TestimonialColumnsProps } from './TestimonialColumns.tsx';
export type { TestimonialColumnsStrings } from './strings.ts';
