import { type ButtonHTMLAttributes, type Ref, useEffect, useId, useRef } from 'react';
import { announce } from '../../internal/element/announce.ts';
import { flag } from '../../internal/element/index.ts';
import { label, pendingText, spinner } from './Button.css.ts';

/** What every button takes, whatever it looks like. */
export interface NativeButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  isDisabled?: boolean | undefined;
  /** What it was pressed for goes on: it cannot be pressed again meanwhile. */
  isPending?: boolean | undefined;
  /** What a screen reader says while `isPending`, after the button's own name. @default 'Loading' */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The element of Button and IconButton, which differ in their look and in how they are named. */
export function NativeButton({
  type = 'button',
  isDisabled = false,
  isPending = false,
  pendingLabel = 'Loading',
  children,
  onClick,
  id,
  'aria-label': ariaLabel,
  ...rest
}: NativeButtonProps & { 'data-component': string }) {
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
        data-disabled={flag(isDisabled)}
        data-pending={flag(isPending)}
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
