import { type ReactNode, type RefAttributes, useContext } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { classes } from '../../element/index.ts';
import { button, label, pendingText, spinner } from './Button.css.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

interface ButtonBaseProps
  extends
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'aria-label'>,
    RefAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** @default 'ink' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  isFullWidth?: boolean | undefined;
  /** What a screen reader says while `isPending`, after the button's own name. @default 'Loading' */
  pendingLabel?: string | undefined;
  className?: string | undefined;
}

/** An icon alone has no name: `aria-label` gives one, and TypeScript asks for it. */
type Naming = { isIconOnly?: false | undefined; 'aria-label'?: string } | { isIconOnly: true; 'aria-label': string };

export type ButtonProps = ButtonBaseProps & Naming;

/**
 * Does something here; what leads elsewhere is a `Link` or a `LinkButton`. While `isPending` it keeps its size, its
 * focus and its name, cannot be pressed, and says so to a screen reader.
 */
export function Button({
  variant = 'ink',
  size = 'm',
  isIconOnly = false,
  isFullWidth = false,
  pendingLabel = 'Loading',
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <>
      <AriaButton
        {...rest}
        data-component="Button"
        className={classes(button({ variant, size, isIconOnly, isFullWidth }), className)}
      >
        <span className={label} data-part="Label">
          {children}
        </span>
        {rest.isPending && <Pending label={pendingLabel} />}
      </AriaButton>
      {rest.isPending && rest.type === 'submit' && <NoSubmit />}
    </>
  );
}

/**
 * React Aria makes a pending submit button an ordinary one; but a form of one field and without a submit button is sent
 * by Enter all the same. A submit button that is disabled forbids it.
 */
function NoSubmit() {
  return <input type="submit" disabled hidden />;
}

function Pending({ label: text }: { label: string }) {
  // React Aria names the pending button by this id where it has an aria-label of its own
  const { id } = useContext(ProgressBarContext) as { id?: string };
  return (
    <>
      <span className={spinner} aria-hidden data-part="Spinner" />
      <span id={id} className={pendingText}>
        {text}
      </span>
    </>
  );
}
