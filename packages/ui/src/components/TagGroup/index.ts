'use client';
export { TagGroup, type TagGroupProps, type TagItem } from './TagGroup.tsx';
export type { TagGroupStrings } from './strings.ts';
