import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { classes } from '../../internal/element/index.ts';
import type { WrongAlertProps } from '../../internal/element/wrong-props.ts';
import { useStrings } from '../../internal/locale/index.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Alert.css.ts';
import { enGB } from './strings.ts';
import type { AlertTone } from './variants.ts';

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'color' | 'role' | 'title'>, WrongAlertProps {
  ref?: Ref<HTMLDivElement> | undefined;
  /** @default 'neutral' */
  tone?: AlertTone | undefined;
  /** States in a few words what happened. */
  title?: ReactNode;
  /** Makes the title a heading of this level. */
  headingLevel?: HeadingLevel | undefined;
  /** Explains what happened and what to do. */
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /**
   * Makes the alert a live region, which screen readers announce when it appears after the user has done something: an
   * error or a warning at once, other tones when the screen reader is idle. Leave it out for messages that are present
   * when the page loads.
   */
  isLive?: boolean | undefined;
  /**
   * Shows a button that dismisses the message. Remove the message in this handler, and move focus if the button had
   * it.
   */
  onDismiss?: (() => void) | undefined;
  /** @default 'Dismiss' */
  dismissLabel?: string | undefined;
}

const ICONS: Record<Exclude<AlertTone, 'neutral'>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

/**
 * A message in the page, next to its subject, that stays until it no longer applies. For a message that disappears by
 * itself use a toast; for an error in one field, its `errorMessage`; for a question that must be answered, `Dialog`.
 */
export function Alert({
  tone = 'neutral',
  title,
  headingLevel,
  children,
  actions,
  isLive = false,
  onDismiss,
  dismissLabel,
  className,
  ...rest
}: AlertProps) {
  const text = useStrings('Alert', enGB);
  const isUrgent = tone === 'error' || tone === 'warning';
  return (
    <div
      {...rest}
      {...(isLive && { role: isUrgent ? 'alert' : 'status' })}
      data-component="Alert"
      data-tone={tone}
      className={classes(css.alert, className)}
    >
      {tone !== 'neutral' && <Icon name={ICONS[tone]} className={css.toneIcon} />}
      <div className={css.content}>
        {title !== undefined &&
          createElement(
            headingLevel === undefined ? 'p' : `h${headingLevel}`,
            { className: css.title, 'data-part': 'Title' },
            title,
          )}
        {children !== undefined && (
          <div className={css.text({ hasTitle: title !== undefined })} data-part="Text">
            {children}
          </div>
        )}
        {actions !== undefined && (
          <div className={css.actions} data-part="Actions">
            {actions}
          </div>
        )}
      </div>
      {onDismiss && (
        <IconButton
          label={dismissLabel ?? text.dismiss}
          size="s"
          className={css.dismiss}
          data-part="Dismiss"
          onPress={onDismiss}
        >
          <Icon name="close" size="s" />
        </IconButton>
      )}
    </div>
  );
}
