'use client';
export type { ListOption } from '../options/Options.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox.tsx';
