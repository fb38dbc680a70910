import { box, type BoxProps, classes } from '../../internal/element/index.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends BoxProps {}

/**
 * Words that are heard and not seen: '(opens in a new tab)', the heading of a part that looks like one without it. It
 * takes no room. The name of an icon is its `label`, that of a button `IconButton`'s; what must show when the Tab key
 * comes to it is a `SkipLink`.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return box('span', { ...rest, 'data-component': 'VisuallyHidden', className: classes(visuallyHidden, className) });
}
