import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { container } from './Container.css.ts';
import type { ContainerPadding, ContainerPaddingSides, ContainerWidth } from './variants.ts';

export interface ContainerProps extends BoxProps {
  /** @default 'content' */
  width?: ContainerWidth | undefined;
  /**
   * The padding above and below the content.
   * @default 'none'
   */
  padding?: ContainerPadding | undefined;
  /**
   * The sides that have padding.
   * @default 'both'
   */
  paddingSides?: ContainerPaddingSides | undefined;
}

/** Centres a page's content and sets its margins: 20, 24 and 40 px as the screen gets wider. */
export function Container({
  width = 'content',
  padding = 'none',
  paddingSides = 'both',
  className,
  ...rest
}: ContainerProps) {
  const sides = padding === 'none' ? undefined : paddingSides;
  return renderBox('div', {
    ...rest,
    'data-component': 'Container',
    className: classes(container({ width, padding, sides }), className),
  });
}
