export { type CarFinance, Finance } from './Finance.tsx';
export type { OfferStrings } from './strings.ts';
export { WasPrice } from './WasPrice.tsx';
