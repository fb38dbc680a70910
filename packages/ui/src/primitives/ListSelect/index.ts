'use client';
export type { ListOption } from '../options/Options.tsx';
export { ListSelect, type ListSelectMode, listSelectModes, type ListSelectProps } from './ListSelect.tsx';
