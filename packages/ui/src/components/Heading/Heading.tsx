import type { HTMLAttributes, Ref } from 'react';
import { box, classes } from '../../internal/element/index.ts';
import { heading } from './Heading.css.ts';
import type { HeadingLevel, HeadingSize } from './variants.ts';

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'headline',
  2: 'title',
  3: 'subtitle',
  4: 'label',
  5: 'label',
  6: 'label',
};

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the document's outline. */
  level: HeadingLevel;
  /** Its size, if not the default of the level. */
  size?: HeadingSize | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading whose level and look are chosen apart: the outline is for readers, the size for eyes. */
export function Heading({ level, size = sizeOfLevel[level], className, ...rest }: HeadingProps) {
  return box(`h${level}`, {
    ...rest,
    'data-component': 'Heading',
    className: classes(heading({ size }), className),
  });
}
