'use client';
export type { ListOption } from '../../internal/options/ListOption.ts';
export { ListSelect, type ListSelectMode, listSelectModes, type ListSelectProps } from './ListSelect.tsx';
