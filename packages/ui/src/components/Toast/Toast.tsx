import { useContext, useRef } from 'react';
import {
  type QueuedToast,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastStateContext as ToastStateContext,
} from 'react-aria-components/Toast';
import { useSwipe } from '../../internal/gesture/index.ts';
import { fillMessage } from '../../internal/locale/index.ts';
import { Button } from '../Button/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { ToastContent } from './queue.ts';
import * as css from './Toast.css.ts';
import type { ToastTone } from './variants.ts';

export interface ToastTexts {
  closeLabel: string;
  actionHint: string;
}

interface ToastProps extends ToastTexts {
  toast: QueuedToast<ToastContent>;
}

const ICONS: Record<Exclude<ToastTone, 'neutral'>, IconName> = { success: 'check', warning: 'alert', error: 'alert' };

export function Toast({ toast, closeLabel, actionHint }: ToastProps) {
  const { title, description, tone = 'neutral', action } = toast.content;
  const state = useContext(ToastStateContext);
  const ref = useRef<HTMLDivElement>(null);
  const close = () => state?.close(toast.key);

  // Sets the style directly, because pointer moves are too frequent to render each one.
  const moveWithPointer = (distance: number) => {
    ref.current?.style.setProperty('transition-duration', distance === 0 ? null : '0s');
    ref.current?.style.setProperty('translate', `${distance}px`);
  };
  useSwipe(ref, { axis: 'x', towards: 0, onMove: moveWithPointer, onSwipe: close });

  return (
    <AriaToast ref={ref} toast={toast} className={css.toast} data-part="Toast" data-tone={tone}>
      {tone !== 'neutral' && <Icon name={ICONS[tone]} className={css.toneIcon} />}
      {/* React Aria makes this part an alert, which interrupts screen readers. `polite` prevents that. */}
      <AriaToastContent
        className={css.content}
        aria-live={tone === 'error' ? 'assertive' : 'polite'}
        data-part="Content"
      >
        <Text slot="title" elementType="p" className={css.title} data-part="Title">
          {title}
        </Text>
        {description !== undefined && (
          <Text slot="description" elementType="p" className={css.description} data-part="Description">
            {description}
          </Text>
        )}
        {action && <p className={css.spokenText}>{fillMessage(actionHint, { action: action.label })}</p>}
      </AriaToastContent>
      {action && (
        <Button
          variant="secondary"
          size="s"
          onPress={() => {
            action.onAction();
            close();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton slot="close" label={closeLabel} size="s" className={css.close}>
        <Icon name="close" size="s" />
      </IconButton>
    </AriaToast>
  );
}
