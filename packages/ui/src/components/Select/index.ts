'use client';
export type { ListOption } from '../../internal/options/ListOption.ts';
export { Select, type SelectMode, selectModes, type SelectProps } from './Select.tsx';
