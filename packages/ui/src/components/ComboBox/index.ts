'use client';
export type { ListOption } from '../../internal/options/ListOption.ts';
export { ComboBox, type ComboBoxMode, comboBoxModes, type ComboBoxProps } from './ComboBox.tsx';
