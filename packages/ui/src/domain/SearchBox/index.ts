'use client';

export {
  SearchBox,
  type SearchBoxInput,
  type SearchBoxProps,
  type SearchBoxSize,
  searchBoxSizes,
  type SearchBoxStrings,
} from './SearchBox.tsx';
