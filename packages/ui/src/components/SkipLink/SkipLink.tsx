import { anchor, type AnchorProps, classes } from '../../internal/element/index.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { enGB } from './strings.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<AnchorProps, 'href' | 'render' | 'target'> {
  /** Where it leads, on this page. What it names takes the focus if it has `tabIndex={-1}`. @default '#main' */
  href?: `#${string}` | undefined;
}

/**
 * The first thing that the Tab key meets on a page, and seen only then: it leads past header and menu to what the page
 * is about. Put it first in the body, before any other link. Its words are its children, 'Skip to content' by default.
 */
export function SkipLink({ href = '#main', className, children, ...rest }: SkipLinkProps) {
  const { label } = useStrings('SkipLink', enGB);
  return anchor({
    ...rest,
    href,
    children: children ?? label,
    'data-component': 'SkipLink',
    className: classes(skipLink, className),
  });
}
