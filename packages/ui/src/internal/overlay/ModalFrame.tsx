import {
  type ContextType,
  memo,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useContext,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useTransition,
} from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  OverlayTriggerStateContext,
} from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DEFAULT_SLOT } from 'react-aria-components/slots';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { omitUndefined } from '../element/omit-undefined.ts';
import { classes } from '../element/index.ts';
import { useStrings } from '../locale/index.ts';
import { useInheritedAttributes } from './inherited-attributes.ts';
import * as css from './ModalFrame.css.ts';
import { hasOpenList } from './open-list.ts';
import type { CloseReason } from './reasons.ts';
import { useScrollbarCover } from './scrollbar-cover.ts';
import { SheetDrag } from './SheetDrag.tsx';
import { enGB } from './strings.ts';

/** The content, or a function that receives `close` and returns the content. */
export type ModalContent = ReactNode | ((props: { close: () => void }) => ReactNode);

export interface ModalProps extends Omit<
  AriaDialogProps,
  'aria-describedby' | 'aria-label' | 'aria-labelledby' | 'children' | 'render' | 'role' | 'slot'
> {
  isOpen: boolean;
  /** Called when the modal should close, with the reason. It stays open until `isOpen` changes. */
  onOpenChange: (isOpen: boolean, details: { reason: CloseReason }) => void;
  /** The name of the dialog, announced when it opens. */
  title: string;
  /** Shows the title only to screen readers, if the content has its own heading. */
  isTitleHidden?: boolean | undefined;
  /** One or two sentences below the title, announced with it. */
  description?: ReactNode | undefined;
  /**
   * Elements that stay at the bottom while the content scrolls, usually buttons. A button with `slot="close"` closes
   * the modal.
   */
  footer?: ModalContent | undefined;
  /** @default 'Close' */
  closeLabel?: string | undefined;
  children?: ModalContent | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Props of a modal that is controlled or is inside a `DialogTrigger`. */
export interface TriggeredModalProps extends Omit<ModalProps, 'isOpen' | 'onOpenChange'> {
  /**
   * Whether the modal is open. Leave it out in a `DialogTrigger` of React Aria Components, which opens and closes the
   * modal.
   */
  isOpen?: boolean | undefined;
  /** Called when the modal should close, with the reason. If `isOpen` is set, the modal stays open until it changes. */
  onOpenChange?: ModalProps['onOpenChange'] | undefined;
}

export interface ModalFrameProps extends TriggeredModalProps {
  component: string;
  role?: 'dialog' | 'alertdialog' | undefined;
  tone?: 'neutral' | 'danger' | undefined;
  place: css.ModalPlacement;
  size: css.ModalSize;
  media?: ReactNode | undefined;
  /**
   * A row that stays at the top while the content scrolls, with the close button at its end. Use it with `isTitleHidden`
   * and without `media`.
   */
  toolbar?: ReactNode | undefined;
  /** Whether a click outside and, on a sheet, a drag close the modal. */
  isDismissable: boolean;
}

/** React Aria moves focus into the modal, traps it there and restores it on closing, so nothing here handles focus. */
export function ModalFrame({ isOpen, onOpenChange, isDismissable, ...rest }: ModalFrameProps) {
  const { place, size } = rest;
  const marker = useRef<HTMLTemplateElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useContext(OverlayTriggerStateContext);
  const { ref } = useInheritedAttributes(marker);
  const isShown = isOpen ?? trigger?.isOpen ?? false;
  // A transition, so that the browser can respond to input before the app has rendered the change.
  const [isClosing, startClosing] = useTransition();
  const close = useConstantCallback((reason: CloseReason) => {
    if (isClosing) return;
    startClosing(() => {
      if (isOpen === undefined) trigger?.close();
      onOpenChange?.(false, { reason });
    });
  });
  const overlayState = useOverlayState(isShown, close, 'escape');
  useScrollbarCover(isShown);
  const outsidePressHandlers = usePressOutside(panel, isShown, () => {
    if (isDismissable) close('outside');
  });
  return (
    <OverlayTriggerStateContext value={overlayState}>
      {/* Marks the position in the tree with a template, which is valid in lists and tables too. */}
      <template ref={marker} />
      <ModalOverlay ref={ref} {...outsidePressHandlers} className={css.overlay({ place })}>
        <Modal ref={panel} className={css.panel({ place, size })}>
          {place !== 'center' && <SheetDrag sheet={panel} isDismissable={isDismissable} onDrag={() => close('drag')} />}
          <ModalDialog {...rest} onClose={close} />
        </Modal>
      </ModalOverlay>
    </OverlayTriggerStateContext>
  );
}

interface ModalDialogProps extends Omit<ModalFrameProps, 'isOpen' | 'onOpenChange' | 'isDismissable'> {
  /** Must be the same function for every render. */
  onClose: (reason: CloseReason) => void;
}

/** Memoized, because the content need not render again when the modal does. */
const ModalDialog = memo(function ModalDialog({
  component,
  role = 'dialog',
  tone = 'neutral',
  place,
  size: _size,
  title,
  isTitleHidden = false,
  description,
  media,
  toolbar,
  footer,
  closeLabel,
  className,
  onClose,
  children,
  ...rest
}: ModalDialogProps) {
  const { close: defaultCloseLabel } = useStrings('Dialog', enGB);
  const id = useId();
  const overlayState = useOverlayState(true, onClose, 'action');
  const closeByAction = overlayState.close;
  const buttonContext = useButtonContext(closeByAction);
  const hasDescription = description !== undefined;
  const hasMedia = media !== undefined;
  const hasToolbar = toolbar !== undefined;
  const isHidden = isTitleHidden && !hasDescription;
  return (
    <OverlayTriggerStateContext value={overlayState}>
      <AriaDialog
        {...omitUndefined(rest)}
        role={role}
        data-component={component}
        data-tone={tone}
        className={classes(css.root, className)}
        aria-labelledby={`${id}-title`}
        {...(hasDescription && { 'aria-describedby': `${id}-description` })}
      >
        <ButtonContext value={buttonContext}>
          {hasMedia && <div className={css.strip} aria-hidden="true" data-title={title} />}
          <div className={css.closePlace}>
            <IconButton
              label={closeLabel ?? defaultCloseLabel}
              variant={hasMedia ? 'raised' : 'tertiary'}
              className={css.close({ place: hasToolbar ? 'toolbar' : hasMedia ? 'corner' : 'title' })}
              data-part="Close"
              onPress={() => onClose('close-button')}
            >
              <Icon name="close" />
            </IconButton>
          </div>
          {hasToolbar && (
            <div className={css.toolbar} data-part="Toolbar">
              {toolbar}
            </div>
          )}
          {hasMedia && (
            <div className={css.mediaPlace} data-part="Media">
              {media}
            </div>
          )}
          <div
            className={css.header({
              isHidden,
              isBelowMedia: hasMedia || hasToolbar,
              isAboveForm: place === 'side-or-sheet' && !isHidden,
              isBare: isHidden && !hasMedia && !hasToolbar,
            })}
            data-part="Header"
          >
            <h2 id={`${id}-title`} className={css.title({ isHidden: isTitleHidden })} data-part="Title">
              {tone === 'danger' && <Icon name="alert" className={css.dangerIcon} />}
              {title}
            </h2>
            {hasDescription && (
              <p id={`${id}-description`} className={css.description({ place })} data-part="Description">
                {description}
              </p>
            )}
          </div>
          <div className={css.body} data-part="Body">
            {typeof children === 'function' ? children({ close: closeByAction }) : children}
          </div>
          {footer !== undefined && (
            <div className={css.footer} data-part="Footer">
              {typeof footer === 'function' ? footer({ close: closeByAction }) : footer}
            </div>
          )}
        </ButtonContext>
      </AriaDialog>
    </OverlayTriggerStateContext>
  );
});

/** Returns the same function for every render, which calls the latest callback. Call it only in event handlers. */
function useConstantCallback<Arguments extends unknown[]>(callback: (...values: Arguments) => void) {
  const latestCallback = useRef(callback);
  useLayoutEffect(() => {
    latestCallback.current = callback;
  });
  return useCallback((...values: Arguments) => latestCallback.current(...values), []);
}

/**
 * The object changes only when the modal opens or closes, because a new one makes every component in the modal that
 * opens a list render again.
 * @param reason why the modal closes if React Aria closes it
 */
function useOverlayState(isOpen: boolean, onClose: (reason: CloseReason) => void, reason: CloseReason) {
  return useMemo(() => {
    const close = () => onClose(reason);
    const setOpen = (willBeOpen: boolean) => {
      if (!willBeOpen) close();
    };
    // A modal is never opened from inside itself, or at a point.
    return { isOpen, close, setOpen, toggle: close, open() {}, point: null, setPoint() {} };
  }, [isOpen, onClose, reason]);
}

/**
 * Lets a button with `slot="close"` close the modal. Unlike React Aria's own context, this one is stable, so that the
 * buttons in the modal do not render again with the modal.
 */
function useButtonContext(close: () => void): ContextType<typeof ButtonContext> {
  return useMemo(() => ({ slots: { [DEFAULT_SLOT]: {}, close: { onPress: close } } }), [close]);
}

/**
 * Detects a press outside the panel. React Aria's `isDismissable` also closes on a press that begins outside and ends
 * inside, as when text is selected, and on the second click of the double-click that opened the modal.
 */
function usePressOutside(panel: RefObject<HTMLElement | null>, isOpen: boolean, onPressOutside: () => void) {
  const isPressOutside = useRef(false);
  const isOpeningClick = useRef(true);
  useLayoutEffect(() => {
    isOpeningClick.current = isOpen;
  }, [isOpen]);
  return {
    onPointerDown(event: PointerEvent) {
      isPressOutside.current = event.target === event.currentTarget && !hasOpenList(panel.current);
    },
    onPointerUp(event: PointerEvent) {
      isPressOutside.current &&= event.target === event.currentTarget;
    },
    onClickCapture(event: MouseEvent) {
      if (event.detail < 2) isOpeningClick.current = false;
      if (!isOpeningClick.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onClick(event: MouseEvent) {
      if (isPressOutside.current && event.target === event.currentTarget) onPressOutside();
    },
  };
}
