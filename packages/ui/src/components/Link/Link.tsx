import { anchor, type AnchorProps, classes } from '../../internal/element/index.ts';
import { link } from './Link.css.ts';
import type { LinkVariant } from './variants.ts';

export interface LinkProps extends AnchorProps {
  /** @default 'text' */
  variant?: LinkVariant | undefined;
}

/** Leads elsewhere; what does something here is a `Button`. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return anchor({ ...rest, 'data-component': 'Link', className: classes(link({ variant }), className) });
}
