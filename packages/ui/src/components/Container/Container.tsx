import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { container } from './Container.css.ts';
import type { ContainerPadding, ContainerPaddingSides, ContainerWidth } from './variants.ts';

export interface ContainerProps extends BoxProps {
  /** @default 'content' */
  width?: ContainerWidth | undefined;
  /** Above and below its content. @default 'none' */
  padding?: ContainerPadding | undefined;
  /** Sides with padding. @default 'both' */
  paddingSides?: ContainerPaddingSides | undefined;
}

/** Centres a page's content and keeps its margins: 20, 24 and 40 px as the screen widens. */
export function Container({
  width = 'content',
  padding = 'none',
  paddingSides = 'both',
  className,
  ...rest
}: ContainerProps) {
  const sides = padding === 'none' ? undefined : paddingSides;
  return box('div', {
    ...rest,
    'data-component': 'Container',
    className: classes(container({ width, padding, sides }), className),
  });
}
