'use client';

export {
  SearchBox,
  type SearchBoxInput,
  type SearchBoxProps,
  type SearchBoxSize,
  searchBoxSizes,
} from './SearchBox.tsx';
export type { SearchBoxStrings } from './strings.ts';
