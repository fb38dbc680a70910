import type { ReactNode } from 'react';
import { classes } from '../../internal/element/index.ts';
import { button } from './Button.css.ts';
import { NativeButton, type NativeButtonProps } from './NativeButton.tsx';
import type { ButtonSize, ButtonVariant } from './variants.ts';

export interface ButtonProps extends NativeButtonProps {
  children: ReactNode;
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  isFullWidth?: boolean | undefined;
}

/**
 * Does something here; what leads elsewhere is a `Link` or a `LinkButton`, and what shows an icon alone an `IconButton`.
 * While `isPending` it keeps its size, its focus and its name, cannot be pressed, and says so to a screen reader.
 */
export function Button({ variant = 'primary', size = 'm', isFullWidth = false, className, ...rest }: ButtonProps) {
  return (
    <NativeButton
      {...rest}
      data-component="Button"
      className={classes(button({ variant, size, isFullWidth }), className)}
    />
  );
}
