// Options for combo boxes, and queries for their tests.
import { page } from 'vitest/browser';

export const models = [
  { value: 'arteon', label: 'Arteon' },
  { value: 'golf', label: 'Golf' },
  { value: 'golf-plus', label: 'Golf Plus' },
  { value: 'passat', label: 'Passat', isDisabled: true },
  { value: 'polo', label: 'Polo' },
] as const;
export type Model = (typeof models)[number]['value'];

export const getInput = () => page.getByRole('combobox', { name: 'Model' });
export const getOption = (name: string) => page.getByRole('option', { name, exact: true });
