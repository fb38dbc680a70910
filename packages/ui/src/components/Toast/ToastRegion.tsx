import { type Ref, useContext, useMemo, useRef } from 'react';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import {
  type QueuedToast,
  type ToastRegionProps as AriaToastRegionProps,
  UNSTABLE_ToastRegion as AriaToastRegion,
  UNSTABLE_ToastStateContext as ToastStateContext,
} from 'react-aria-components/Toast';
import type { AriaProps } from '../../internal/element/aria-props.ts';
import { useToastQueue } from 'react-stately/useToastState';
import { omitUndefined } from '../../internal/element/omit-undefined.ts';
import { classes } from '../../internal/element/index.ts';
import { mergeRefs } from '../../internal/element/refs.ts';
import { useStrings } from '../../internal/locale/index.ts';
import { useInheritedAttributes } from '../../internal/overlay/inherited-attributes.ts';
import { type ToastContent, type ToastQueue, toasts as defaultQueue } from './queue.ts';
import { Toast, type ToastTexts } from './Toast.tsx';
import { enGB } from './strings.ts';
import { list, region } from './Toast.css.ts';
import type { ToastPlacement } from './variants.ts';

export interface ToastRegionProps extends AriaProps<
  Omit<AriaToastRegionProps<ToastContent>, 'queue'>,
  'aria-label' | 'aria-labelledby' | 'children'
> {
  /** The queue whose toasts it shows. @default toasts */
  queue?: ToastQueue | undefined;
  /**
   * The position. While a dialog or drawer with a footer is open, toasts are at the top start instead.
   * @default 'bottom-end'
   */
  placement?: ToastPlacement | undefined;
  /** The name of the landmark. @default 'Notifications' */
  label?: string | undefined;
  /** @default 'Close' */
  closeLabel?: string | undefined;
  /**
   * Announced after a toast with an action: the action's name and how to reach it.
   * @default '{action}: press F6'
   */
  actionHint?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Shows toasts: short messages about what has just happened. Mount one per app, next to its routes. Then `toasts.add({
 * title: 'Saved' })` works anywhere, and toasts that were added earlier are shown too. By default a toast without an
 * action closes after five seconds, not counting time on hover or focus. A swipe of 50 px or its button closes it too.
 * F6 moves focus to the toasts, and focus returns when the last one closes. For a question, use a `Dialog`; for a
 * problem with a field, the field's error; for lasting information, the page itself.
 */
export function ToastRegion({
  queue = defaultQueue,
  placement = 'bottom-end',
  label,
  closeLabel,
  actionHint,
  className,
  ref,
  ...rest
}: ToastRegionProps) {
  const text = useStrings('Toast', enGB);
  const { visibleToasts } = useToastQueue(queue);
  const place = useRef<HTMLSpanElement>(null);
  const inheritedAttributes = useInheritedAttributes(place);
  return (
    <>
      <span ref={place} hidden />
      <AriaToastRegion
        {...(rest as object)}
        ref={useMemo(() => mergeRefs<HTMLDivElement>(inheritedAttributes.ref, ref), [inheritedAttributes.ref, ref])}
        queue={queue}
        // React Aria registers the landmark when the label changes. Without toasts there is no element to register, so
        // there is no label either.
        {...omitUndefined({ 'aria-label': visibleToasts.length > 0 ? (label ?? text.label) : undefined })}
        className={composeRenderProps(className, (own) => classes(region({ placement }), own))}
        data-component="ToastRegion"
      >
        <Toasts closeLabel={closeLabel ?? text.close} actionHint={actionHint ?? text.actionHint} />
      </AriaToastRegion>
    </>
  );
}

/** React Aria's `ToastList`, with named list items. */
function Toasts(texts: ToastTexts) {
  const state = useContext(ToastStateContext);
  return (
    <ol className={list} data-part="List">
      {state?.visibleToasts.map((toast: QueuedToast<ToastContent>) => (
        <li key={toast.key} aria-label={toast.content.title}>
          <Toast {...texts} toast={toast} />
        </li>
      ))}
    </ol>
  );
}
