import type { ReactNode } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { classes } from '../../internal/element/index.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { iconButton } from './IconButton.css.ts';
import type { IconButtonVariant } from './variants.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'children' | 'isFullWidth' | 'variant'> {
  /** The accessible name. */
  label: string;
  /** Not accepted: use `label`. */
  'aria-label'?: never;
  /** The icon, such as `<Icon name="heart" />`. */
  children: ReactNode;
  /** @default 'tertiary' */
  variant?: IconButtonVariant | undefined;
}

/**
 * A round button with only an icon, for actions with a well-known icon: close, next, favourite. If there is room for
 * text, use `Button`.
 */
export function IconButton({ label, variant = 'tertiary', size = 'm', className, ...rest }: IconButtonProps) {
  const isRaised = variant === 'raised';
  return (
    <Button
      {...rest}
      data-component="IconButton"
      aria-label={label}
      variant={isRaised ? 'tertiary' : variant}
      size={size}
      className={composeRenderProps(className, (own) => classes(iconButton({ size, isRaised }), own))}
    />
  );
}
