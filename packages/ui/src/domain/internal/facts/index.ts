export { Facts } from './Facts.tsx';
export type { FactsStrings } from './strings.ts';
