import { type KeyboardEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { flag } from '../../internal/element/index.ts';
import { Button } from '../Button/index.ts';
import { useSwipe } from '../../internal/gesture/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { QueuedToast } from './queue.ts';
import { close, content, description, sign, spoken, title, toast as toastClass } from './Toast.css.ts';
import { useCountdown } from './useCountdown.ts';

interface ToastProps {
  toast: QueuedToast;
  isLeaving: boolean;
  /** The clock stands. */
  isPaused: boolean;
  closeLabel: string;
  actionHint: (action: string) => string;
  onClose: () => void;
  /** The pointer, or a finger, comes and goes. */
  onHoverChange: (isOver: boolean) => void;
  /** It has left the page to the eye. */
  onGone: () => void;
  /** It leaves with the focus in it. */
  onFocusLost: () => void;
}

/** One toast of the region's list. */
export function Toast({
  toast,
  isLeaving,
  isPaused,
  closeLabel,
  actionHint,
  onClose,
  onHoverChange,
  onGone,
  onFocusLost,
}: ToastProps) {
  const ref = useRef<HTMLLIElement>(null);
  const id = useId();
  const hasDescription = toast.description !== undefined;
  useCountdown(toast.duration, !isPaused && !isLeaving, onClose);

  // straight to the style: a finger moves too often for a render, and is followed at once
  const follow = (distance: number, isHeld = distance !== 0) => {
    ref.current?.style.setProperty('transition-duration', isHeld ? '0s' : null);
    ref.current?.style.setProperty('translate', `${distance}px`);
  };
  const onSwipe = (distance: number) => {
    follow(Math.sign(distance) * window.innerWidth, false);
    onClose();
  };
  useSwipe(ref, { axis: 'x', towards: 0, onMove: (distance) => follow(distance), onSwipe });

  const gone = useEffectEvent(onGone);
  const focusLost = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isLeaving || element === null) return;
    if (element.contains(document.activeElement)) focusLost();
    const ends = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(ends).then(() => gone());
  }, [isLeaving]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // the dialog beneath stays
    event.stopPropagation();
    onClose();
  };

  return (
    <li
      ref={ref}
      className={toastClass}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={hasDescription ? `${id}-description` : undefined}
      inert={isLeaving}
      onKeyDown={onKeyDown}
      onPointerEnter={() => onHoverChange(true)}
      onPointerLeave={() => onHoverChange(false)}
      data-part="Toast"
      data-tone={toast.tone}
      data-leaving={flag(isLeaving)}
    >
      {toast.tone === 'error' && <Icon name="alert" className={sign} />}
      <Content isAlert={toast.tone === 'error'}>
        <p id={`${id}-title`} className={title} data-part="Title">
          {toast.title}
        </p>
        {hasDescription && (
          <p id={`${id}-description`} className={description} data-part="Description">
            {toast.description}
          </p>
        )}
        {toast.tone === 'error' && toast.action && <p className={spoken}>{actionHint(toast.action.label)}</p>}
      </Content>
      {toast.action && (
        <Button
          variant="secondary"
          size="s"
          onPress={() => {
            toast.action?.onAction();
            onClose();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <IconButton label={closeLabel} size="s" className={close} onPress={onClose}>
        <Icon name="close" size="s" />
      </IconButton>
    </li>
  );
}

/** Without the buttons: an alert is read whole. */
function Content({ isAlert, children }: { isAlert: boolean; children: ReactNode }) {
  return (
    <div className={content} role={isAlert ? 'alert' : undefined} data-part="Content">
      {children}
    </div>
  );
}
