import { anchor, type AnchorProps, classes } from '../../internal/element/index.ts';
import { button, label } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';

export interface LinkButtonProps extends AnchorProps {
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  isFullWidth?: boolean | undefined;
}

/** A link in a button's clothes, for the step that leads to another page. It stays a link: it has an address. */
export function LinkButton({
  variant = 'primary',
  size = 'm',
  isFullWidth = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return anchor({
    ...rest,
    'data-component': 'LinkButton',
    className: classes(button({ variant, size, isFullWidth }), className),
    children: (
      <span className={label} data-part="Label">
        {children}
      </span>
    ),
  });
}
