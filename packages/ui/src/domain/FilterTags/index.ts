'use client';

export { type FilterTag, FilterTags, type FilterTagsProps, type FilterTagsStrings } from './FilterTags.tsx';
