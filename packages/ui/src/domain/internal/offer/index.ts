export { type CarFinance, Finance } from './Finance.tsx';
export { offerEnGB, type OfferStrings } from './strings.ts';
export { WasPrice } from './WasPrice.tsx';
