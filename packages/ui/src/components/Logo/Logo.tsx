import type { HTMLAttributes, Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import { band as bandClass, logo } from './Logo.css.ts';
import type { LogoSize } from './variants.ts';

export interface LogoProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The text on the plate, on one line, such as the company's initials. */
  text: string;
  /**
   * A few letters on the band. They are decorative, and screen readers ignore them. Only size `l` has room for them.
   */
  band?: string | undefined;
  /** @default 'm' */
  size?: LogoSize | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Letters on a number plate, in the colours of the theme. It is text, so it is the accessible name of a link that
 * contains nothing else. For a car's registration use `CarImage`.
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
