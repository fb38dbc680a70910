import type { ReactNode } from 'react';
import { useFormats, useStrings } from '../../internal/locale/index.ts';
import { classes } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { ModalFrame, type ModalProps } from '../../internal/overlay/ModalFrame.tsx';
import * as styles from './SignInDialog.css.ts';
import { enGB, type SignInDialogStrings } from './strings.ts';

export interface SignInDialogProps extends Omit<
  ModalProps,
  'title' | 'isTitleHidden' | 'description' | 'footer' | 'closeLabel' | 'children'
> {
  /** The URL of the sign-in page. Both URLs open in a new tab, so that the search is kept. */
  signInHref: string;
  /** The URL of the page that creates an account. */
  createAccountHref: string;
  /** The number of free valuations that the visitor has used. @default 0 */
  valuationsUsed?: number | undefined;
  /** The number of free valuations without an account. @default 3 */
  freeValuations?: number | undefined;
  /** Content below the reason, such as the benefits of an account. */
  children?: ReactNode;
  strings?: Partial<SignInDialogStrings> | undefined;
}

/**
 * Asks a visitor to sign in and says why. Use it for buttons that need an account. Following a link closes the dialog
 * with the reason 'action'.
 */
export function SignInDialog({
  signInHref,
  createAccountHref,
  valuationsUsed = 0,
  freeValuations = 3,
  children,
  strings,
  onOpenChange,
  className,
  ...rest
}: SignInDialogProps) {
  const { formatPlural } = useFormats();
  const text = useStrings('SignInDialog', enGB, strings);
  const linkProps = {
    target: '_blank',
    onPress: () => onOpenChange(false, { reason: 'action' }),
    className: styles.action,
  } as const;
  const arrow = <Icon name="external" size="s" label={text.newTab} />;
  return (
    <ModalFrame
      {...rest}
      component="SignInDialog"
      place="center"
      size="s"
      isDismissable
      onOpenChange={onOpenChange}
      title={text.title}
      description={valuationsUsed >= freeValuations ? formatPlural(text.usedUp, freeValuations) : text.required}
      closeLabel={text.close}
      className={classes(styles.dialog, className)}
    >
      {children && (
        <div className={styles.details} data-part="Details">
          {children}
        </div>
      )}
      <div className={styles.actions} data-part="Actions">
        <LinkButton {...linkProps} href={signInHref}>
          {text.signIn} {arrow}
        </LinkButton>
        <LinkButton {...linkProps} href={createAccountHref} variant="secondary">
          {text.createAccount} {arrow}
        </LinkButton>
      </div>
    </ModalFrame>
  );
}
