import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { band as bandClass, logo } from './Logo.css.ts';
import type { LogoSize } from './variants.ts';

export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The text on the plate, in one line: the company's initials. */
  text: string;
  /** A few letters on the band, which is else bare. Decoration: a screen reader passes over it. Size `l` has room for it. */
  band?: string | undefined;
  /** @default 'm' */
  size?: LogoSize | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Letters on a number plate, in the colours of the theme. It is text: a link about it is named by it, unless the link has
 * a name of its own. A car's registration is shown by `CarImage`.
 */
export function Logo({ text, band, size = 'm', className, ...rest }: LogoProps) {
  return (
    <span {...rest} data-component="Logo" className={classes(logo({ size }), className)}>
      <span className={bandClass({ size })} aria-hidden="true" data-part="Band">
        {band}
      </span>
      {text}
    </span>
  );
}
