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
  /** Where one signs in. Both addresses open in a new tab, so that the search is still there afterwards. */
  signInHref: string;
  /** Where one opens an account. */
  createAccountHref: string;
  /** @default 0 */
  valuationsUsed?: number | undefined;
  /** How many there are before one has to sign in. @default 3 */
  freeValuations?: number | undefined;
  strings?: Partial<SignInDialogStrings> | undefined;
}

/**
 * Asks a visitor to sign in, and says why. For a button whose work needs an account; what is blurred until then shows
 * that by itself. A link that was followed closes it, with 'action' as its reason.
 */
export function SignInDialog({
  signInHref,
  createAccountHref,
  valuationsUsed = 0,
  freeValuations = 3,
  strings,
  onOpenChange,
  className,
  ...rest
}: SignInDialogProps) {
  const { formatPlural } = useFormats();
  const text = useStrings('SignInDialog', enGB, strings);
  const leave = {
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
      <div className={styles.actions} data-part="Actions">
        <LinkButton {...leave} href={signInHref}>
          {text.signIn} {arrow}
        </LinkButton>
        <LinkButton {...leave} href={createAccountHref} variant="secondary">
          {text.createAccount} {arrow}
        </LinkButton>
      </div>
    </ModalFrame>
  );
}
