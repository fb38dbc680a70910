import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { announce } from '../../element/announce.ts';
import { classes, flag } from '../../element/index.ts';
import { button, label, pendingText, spinner } from './Button.css.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

interface ButtonBaseProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-label'> {
  children: ReactNode;
  /** @default 'ink' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** As wide as what it stands in. */
  isFullWidth?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** What it was pressed for goes on: it cannot be pressed again meanwhile. */
  isPending?: boolean | undefined;
  /** What a screen reader says while `isPending`, after the button's own name. @default 'Loading' */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
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
  type = 'button',
  isIconOnly = false,
  isFullWidth = false,
  isDisabled = false,
  isPending = false,
  pendingLabel = 'Loading',
  className,
  children,
  onClick,
  id,
  'aria-label': ariaLabel,
  ...rest
}: ButtonProps) {
  const ownId = useId();
  const pendingId = `${ownId}-pending`;
  const isNamedByWhatItWaitsFor = isPending && ariaLabel !== undefined;
  return (
    <>
      <button
        {...rest}
        id={id ?? (isNamedByWhatItWaitsFor ? ownId : undefined)}
        // a pending button of a form sends nothing
        type={isPending ? 'button' : type}
        disabled={isDisabled}
        aria-label={ariaLabel}
        aria-labelledby={isNamedByWhatItWaitsFor ? `${id ?? ownId} ${pendingId}` : rest['aria-labelledby']}
        // not `disabled`, which would lose the focus
        aria-disabled={isPending || rest['aria-disabled']}
        onClick={isPending ? undefined : onClick}
        data-component="Button"
        data-disabled={flag(isDisabled)}
        data-pending={flag(isPending)}
        className={classes(button({ variant, size, isIconOnly, isFullWidth }), className)}
      >
        <span className={label} data-part="Label">
          {children}
        </span>
        {isPending && <Pending id={pendingId} text={pendingLabel} />}
      </button>
      {isPending && type === 'submit' && <NoSubmit />}
    </>
  );
}

/** A form of one field and without a submit button is sent by Enter all the same; one that is disabled forbids it. */
function NoSubmit() {
  return <input type="submit" disabled hidden />;
}

function Pending({ id, text }: { id: string; text: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // not every screen reader says that the name under the focus has changed
    if (ref.current?.parentElement === document.activeElement) announce(text);
  }, [text]);
  return (
    <>
      <span className={spinner} aria-hidden data-part="Spinner" />
      <span ref={ref} id={id} className={pendingText}>
        {text}
      </span>
    </>
  );
}
