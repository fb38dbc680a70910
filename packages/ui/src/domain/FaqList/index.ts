export { type FaqItem, FaqList, type FaqListProps } from './FaqList.tsx';
