import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { card } from './Card.css.ts';
import type { CardPadding, CardVariant } from './variants.ts';

export interface CardProps extends BoxProps {
  /** @default 'line' */
  variant?: CardVariant | undefined;
  /** @default 'm' */
  padding?: CardPadding | undefined;
}

/** Groups content about one subject. For a repeated card: `render={(props) => <article {...props} />}`. */
export function Card({ variant = 'line', padding = 'm', className, ...rest }: CardProps) {
  return renderBox('div', {
    ...rest,
    'data-component': 'Card',
    className: classes(card({ variant, padding }), className),
  });
}
