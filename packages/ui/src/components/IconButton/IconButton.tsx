import type { ReactNode } from 'react';
import { classes } from '../../internal/element/index.ts';
import { button } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/index.ts';
import { NativeButton, type NativeButtonProps } from '../Button/NativeButton.tsx';
import { iconButton } from './IconButton.css.ts';
import type { IconButtonVariant } from './variants.ts';

export interface IconButtonProps extends Omit<NativeButtonProps, 'aria-label'> {
  /** What the button does, in words: the icon alone says it to those who see it, and to nobody else. */
  label: string;
  /** Not taken: the name is `label`. */
  'aria-label'?: never;
  /** The icon, e.g. `<Icon name="heart" />`. */
  children: ReactNode;
  /** @default 'tertiary' */
  variant?: IconButtonVariant | undefined;
  /** 36, 44 and 56 px. @default 'm' */
  size?: ButtonSize | undefined;
}

/**
 * A button that shows an icon alone, round, for what everybody knows by its sign: close, next, favourite. It always has
 * a name in words. Where there is room for the words, a `Button` that shows them is better. Pending, it behaves as that.
 */
export function IconButton({ label, variant = 'tertiary', size = 'm', className, ...rest }: IconButtonProps) {
  const isRaised = variant === 'raised';
  return (
    <NativeButton
      {...rest}
      aria-label={label}
      data-component="IconButton"
      className={classes(
        button({ variant: isRaised ? 'tertiary' : variant, size }),
        iconButton({ size, isRaised }),
        className,
      )}
    />
  );
}
