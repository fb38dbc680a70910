export { List, type ListPaddingByWidth, type ListProps } from './List.tsx';
export { type ListPadding, listPaddings, type ListRule, listRules } from './variants.ts';
