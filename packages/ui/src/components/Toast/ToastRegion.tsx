import { type HTMLAttributes, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classes } from '../../internal/element/index.ts';
import { type QueuedToast, toasts as defaultQueue, type ToastQueue } from './queue.ts';
import { Toast } from './Toast.tsx';
import { list as listClass, region, spoken } from './Toast.css.ts';
import { useDepartures } from './useDepartures.ts';
import { useReach } from './useReach.ts';

export interface ToastRegionProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement> | undefined;
  /** Whose toasts it shows. @default toasts */
  queue?: ToastQueue | undefined;
  /** What a screen reader calls the place. @default 'Notifications' */
  label?: string | undefined;
  /** @default 'Close' */
  closeLabel?: string | undefined;
  /**
   * Read out after a toast with an action: what it is called, and how to come to it.
   * @default (action) => `${action}: press F6`
   */
  actionHint?: ((action: string) => string) | undefined;
}

/** More would cover a phone; the others wait for their turn, and their clocks with them. */
const most = 3;
const none: readonly QueuedToast[] = [];

/**
 * Where toasts appear: short notes on what has just happened, at the lower edge of the window. An app mounts one, once,
 * beside its routes; `toasts.add({ title: 'Saved' })` then speaks from anywhere, and what was added earlier has waited.
 *
 * A toast goes after five seconds of which the pointer, the focus and other tabs take nothing; a swipe of 50 px,
 * Escape or its button closes it. F6 leads to it and back. `tone: 'error'` is for failures, and is read out at once.
 *
 * What must be answered is a `Dialog`; what is wrong with a field stands at the field; what stays true stays on the page.
 */
export function ToastRegion({
  queue = defaultQueue,
  label = 'Notifications',
  closeLabel = 'Close',
  actionHint = (action) => `${action}: press F6`,
  className,
  ...rest
}: ToastRegionProps) {
  const list = useRef<HTMLOListElement>(null);
  const queued = useSyncExternalStore(queue.subscribe, queue.snapshot, () => none);
  const { standing, onGone } = useDepartures(queued.slice(0, most));
  const isEmpty = standing.length === 0;
  const isTabHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );
  // which one, since what goes from under the pointer tells nobody that it was left
  const [hovered, setHovered] = useState<string>();
  const [hasFocus, setFocus] = useState(false);
  const { rememberOrigin, passOn } = useReach(list, isEmpty);

  // above whatever else floats; an old browser makes do with the z-index
  useEffect(() => {
    const element = list.current;
    if (isEmpty || element?.isConnected !== true) return undefined;
    element.showPopover?.();
    return () => element.hidePopover?.();
  }, [isEmpty]);

  const isHovered = standing.some(({ toast, isLeaving }) => !isLeaving && toast.id === hovered);
  const isPaused = isHovered || hasFocus || isTabHidden;

  return (
    <section
      // nothing to be led to while nothing is shown; what speaks is there all the time
      role={isEmpty ? 'presentation' : undefined}
      aria-label={isEmpty ? undefined : label}
      {...rest}
      data-component="ToastRegion"
      // dialogs of React Aria leave what is marked so within reach, and do not close when it is pressed
      data-react-aria-top-layer
      className={classes(region, className)}
    >
      <div role="status" aria-atomic={false} className={spoken} data-part="Status">
        {standing.map(
          ({ toast }) =>
            toast.tone === 'neutral' && <Announcement key={toast.id} toast={toast} actionHint={actionHint} />,
        )}
      </div>
      <ol
        ref={list}
        role={isEmpty ? 'presentation' : undefined}
        popover="manual"
        className={listClass}
        onFocus={(event) => {
          rememberOrigin(event);
          setFocus(true);
        }}
        onBlur={() => setFocus(false)}
        data-part="List"
      >
        {standing.map(({ toast, isLeaving }) => (
          <Toast
            key={toast.id}
            {...{ toast, isLeaving, isPaused, closeLabel, actionHint }}
            onHoverChange={(isOver) => setHovered(isOver ? toast.id : undefined)}
            onClose={() => queue.close(toast.id)}
            onGone={() => onGone(toast.id)}
            onFocusLost={passOn}
          />
        ))}
      </ol>
    </section>
  );
}

function subscribeToVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Milliseconds. A screen reader that learns of a region and of its text at one time says neither. */
const spokenAfter = 100;
/** Long enough to be read out, short enough that nobody meets the words twice when reading the page. */
const spokenFor = 3000;

interface AnnouncementProps {
  toast: QueuedToast;
  actionHint: (action: string) => string;
}

function Announcement({ toast: { title, description, action }, actionHint }: AnnouncementProps) {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const begin = setTimeout(() => setSpoken(true), spokenAfter);
    const end = setTimeout(() => setSpoken(false), spokenAfter + spokenFor);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
    };
  }, []);
  if (!isSpoken) return null;
  return (
    <div>
      <p>{title}</p>
      <p>{description}</p>
      {action && <p>{actionHint(action.label)}</p>}
    </div>
  );
}
