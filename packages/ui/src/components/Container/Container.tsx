import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { container } from './Container.css.ts';

/** What stands between the margins: 68 characters, 1200 px, 1520 px, all there is. */
export const containerWidths = ['text', 'content', 'wide', 'full'] as const;
export type ContainerWidth = (typeof containerWidths)[number];

export interface ContainerProps extends BoxProps {
  /** @default 'content' */
  width?: ContainerWidth | undefined;
}

/** Centres a page's content and keeps its margins: 20, 24 and 40 px as the screen widens. */
export function Container({ width = 'content', className, ...rest }: ContainerProps) {
  return box('div', { ...rest, 'data-component': 'Container', className: classes(container({ width }), className) });
}
