import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { getLinkProps } from '../../internal/element/anchor.ts';
import { classes } from '../../internal/element/index.ts';
import { button, label } from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/index.ts';
import type { BaseLinkProps } from '../Link/Link.tsx';

export interface LinkButtonProps extends BaseLinkProps {
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** Makes the link as wide as its container. */
  isFullWidth?: boolean | undefined;
}

/** A link that looks like a button, for the main next step. */
export function LinkButton({
  variant = 'primary',
  size = 'm',
  isFullWidth = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AriaLink
      {...getLinkProps(rest)}
      data-component="LinkButton"
      className={composeRenderProps(className, (own) => classes(button({ variant, size, isFullWidth }), own))}
    >
      {composeRenderProps(children, (content: ReactNode) => (
        <span className={label} data-part="Label">
          {content}
        </span>
      ))}
    </AriaLink>
  );
}
