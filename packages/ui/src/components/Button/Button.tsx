import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { classes } from '../../internal/element/index.ts';
import type { WrongButtonProps } from '../../internal/element/wrong-props.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { button, label, pendingText, spinner } from './Button.css.ts';
import { enGB } from './strings.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

export interface ButtonProps extends AriaProps<AriaButtonProps, 'children' | 'onClick'>, WrongButtonProps {
  /** The label, or a function that returns it for the button's state. */
  children: AriaButtonProps['children'];
  /** @default 'primary' */
  variant?: ButtonVariant | undefined;
  /** @default 'm' */
  size?: ButtonSize | undefined;
  /** Makes the button as wide as its container. */
  isFullWidth?: boolean | undefined;
  /** Whether the button's action is still running. The button keeps its size and focus, and cannot be pressed. */
  isPending?: boolean | undefined;
  /** Announced after the button's name while `isPending`. @default 'Loading' */
  pendingLabel?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A button for an action on this page. Use `Link` or `LinkButton` to go to another page, and `IconButton` for an icon
 * without text.
 */
export function Button({
  variant = 'primary',
  size = 'm',
  isFullWidth = false,
  isPending = false,
  pendingLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <>
      <AriaButton
        data-component="Button"
        {...(rest as object)}
        isPending={isPending}
        className={composeRenderProps(className, (own) => classes(button({ variant, size, isFullWidth }), own))}
      >
        {composeRenderProps(children, (content: ReactNode) => (
          <>
            <span className={label} data-part="Label">
              {content}
            </span>
            {isPending && <Pending text={pendingLabel} />}
          </>
        ))}
      </AriaButton>
      {/* Prevents submission by Enter, because React Aria turns a pending submit button into a plain one. */}
      {isPending && rest.type === 'submit' && <input type="submit" disabled hidden />}
    </>
  );
}

/** Uses text instead of a progress bar, because an accessible name leaves out the label of a progress bar inside it. */
function Pending({ text }: { text: string | undefined }) {
  const { pending } = useStrings('Button', enGB);
  // React Aria adds this id to `aria-labelledby`.
  const { id } = useSlottedContext(ProgressBarContext) ?? {};
  return (
    <>
      <span className={spinner} aria-hidden data-part="Spinner" />
      <span id={id} className={pendingText}>
        {text ?? pending}
      </span>
    </>
  );
}
