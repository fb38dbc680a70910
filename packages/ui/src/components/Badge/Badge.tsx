import type { WrongBadgeProps } from '../../internal/element/wrong-props.ts';
import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { badge } from './Badge.css.ts';
import type { BadgeSize, BadgeTone } from './variants.ts';

export interface BadgeProps extends BoxProps, WrongBadgeProps {
  /** @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** @default 'm' */
  size?: BadgeSize | undefined;
}

/** A word or number that marks the element next to it. Its colour must not convey anything that the text does not. */
export function Badge({ tone = 'neutral', size = 'm', className, ...rest }: BadgeProps) {
  return renderBox('span', {
    ...rest,
    'data-component': 'Badge',
    className: classes(badge({ tone, size }), className),
  });
}
