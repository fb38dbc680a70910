export { Card, type CardProps } from './Card.tsx';
export { type CardPadding, cardPaddings, type CardVariant, cardVariants } from './variants.ts';
