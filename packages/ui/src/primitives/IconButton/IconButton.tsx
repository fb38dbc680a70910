import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classes, flag } from '../../element/index.ts';
import { button, label as labelClass, spinner } from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/index.ts';
import { iconButton } from './IconButton.css.ts';
import type { IconButtonVariant } from './variants.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'disabled'> {
  /** What the button does, in words: the icon alone says it to those who see it, and to nobody else. */
  label: string;
  /** Not taken: the name is `label`. */
  'aria-label'?: never;
  /** The icon, e.g. `<Icon name="heart" />`. */
  children: ReactNode;
  /** @default 'quiet' */
  variant?: IconButtonVariant | undefined;
  /** 36, 44 and 56 px. @default 'm' */
  size?: ButtonSize | undefined;
  isDisabled?: boolean | undefined;
  /** It works at it: keeps focus, size and name, and cannot be pressed. */
  isPending?: boolean | undefined;
  /** What a screen reader says while `isPending`, after the button's own name. @default 'Loading' */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button that shows an icon alone, round, for what everybody knows by its sign: close, next, favourite. It always has
 * a name in words. Where there is room for the words, a `Button` that shows them is better.
 */
export function IconButton({
  label,
  variant = 'quiet',
  size = 'm',
  isDisabled = false,
  isPending = false,
  pendingLabel = 'Loading',
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      disabled={isDisabled}
      aria-disabled={isPending || rest['aria-disabled']}
      aria-label={isPending ? `${label} ${pendingLabel}` : label}
      data-component="IconButton"
      data-disabled={flag(isDisabled)}
      data-pending={flag(isPending)}
      className={classes(
        button({ variant: variant === 'raised' ? 'quiet' : variant, size }),
        iconButton({ size, isRaised: variant === 'raised' }),
        className,
      )}
    >
      <span className={labelClass} data-part="Label">
        {children}
      </span>
      {isPending && <span className={spinner} aria-hidden data-part="Spinner" />}
    </button>
  );
}
