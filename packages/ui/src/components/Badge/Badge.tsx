import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { badge } from './Badge.css.ts';
import type { BadgeSize, BadgeTone } from './variants.ts';

export interface BadgeProps extends BoxProps {
  /** @default 'neutral' */
  tone?: BadgeTone | undefined;
  /** @default 'm' */
  size?: BadgeSize | undefined;
}

/** A word or a number that marks what it stands beside. Its colour repeats what the word says, never more. */
export function Badge({ tone = 'neutral', size = 'm', className, ...rest }: BadgeProps) {
  return box('span', { ...rest, 'data-component': 'Badge', className: classes(badge({ tone, size }), className) });
}
