import { renderAnchor, type AnchorProps, classes } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { enGB } from './strings.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<AnchorProps, 'href' | 'render' | 'target'> {
  /**
   * The target on this page, which needs `tabIndex={-1}` to receive focus.
   * @default '#main'
   */
  href?: `#${string}` | undefined;
}

/**
 * A link that skips the header and the menu, visible only on focus. Put it first in the body. Its text is 'Skip to
 * content' by default.
 */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  const { label } = useStrings('SkipLink', enGB);
  return renderAnchor({
    ...rest,
    href,
    children: children ?? label,
    'data-component': 'SkipLink',
    className: classes(skipLink, className),
  });
}
