'use client';
export type { ListItems, ListOption, ListSection } from '../../internal/options/ListOption.ts';
export { ComboBox, type ComboBoxMode, comboBoxModes, type ComboBoxProps } from './ComboBox.tsx';
export type { ComboBoxStrings } from './strings.ts';
