export { MarkedText, type MarkedTextProps } from './MarkedText.tsx';
export type { Mark } from './marks.ts';
