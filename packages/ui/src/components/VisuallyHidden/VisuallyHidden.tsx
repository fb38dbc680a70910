import { renderBox, type BoxProps, classes } from '../../internal/element/index.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends BoxProps {}

/**
 * Text for screen readers only: '(opens in a new tab)', or a heading that the layout does not need. It takes no space.
 * For icons use `label`, for icon buttons `IconButton`, and for a link that appears on focus `SkipLink`.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return renderBox('span', {
    ...rest,
    'data-component': 'VisuallyHidden',
    className: classes(visuallyHidden, className),
  });
}
