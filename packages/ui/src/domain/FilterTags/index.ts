'use client';

export { type FilterTag, FilterTags, type FilterTagsProps } from './FilterTags.tsx';
export type { FilterTagsStrings } from './strings.ts';
