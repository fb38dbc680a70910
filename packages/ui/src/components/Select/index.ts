'use client';
export type { ListItems, ListOption, ListSection } from '../../internal/options/ListOption.ts';
export { Select, type SelectMode, selectModes, type SelectProps } from './Select.tsx';
export type { SelectStrings } from './strings.ts';
