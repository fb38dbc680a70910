'use client';
export type { ListOption } from '../options/Options.tsx';
export { ComboBox, type ComboBoxMode, comboBoxModes, type ComboBoxProps } from './ComboBox.tsx';
