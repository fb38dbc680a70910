import type { HTMLAttributes, Ref } from 'react';
import { renderBox, classes } from '../../internal/element/index.ts';
import { heading } from './Heading.css.ts';
import type { HeadingLevel, HeadingSize } from './variants.ts';

const sizeByLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'headline',
  2: 'title',
  3: 'subtitle',
  4: 'label',
  5: 'label',
  6: 'label',
};

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The heading's level in the document's outline. */
  level: HeadingLevel;
  /** The size, if it differs from the default of the level. */
  size?: HeadingSize | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * A heading whose level and size are set separately: the level for the document's outline, the size for its appearance.
 */
export function Heading({ level, size = sizeByLevel[level], className, ...rest }: HeadingProps) {
  return renderBox(`h${level}`, {
    ...rest,
    'data-component': 'Heading',
    className: classes(heading({ size }), className),
  });
}
