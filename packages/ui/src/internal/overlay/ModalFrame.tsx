import { type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { given } from '../element/given.ts';
import type { OverlayAttributes } from './attributes.ts';
import { hasOpenList } from './open-list.ts';
import * as css from './ModalFrame.css.ts';
import type { CloseReason } from './reasons.ts';
import { useScrollbarCover } from './scrollbar-cover.ts';
import { SheetDrag } from './SheetDrag.tsx';
import { useSurroundings } from './surroundings.ts';

/** What Dialog and Drawer have in common. */
export interface ModalProps extends OverlayAttributes {
  isOpen: boolean;
  /** It asks to be closed, and why: `escape`, `close-button`, `outside`, `drag`, or `action` of what is in it. It stays until `isOpen` says otherwise. */
  onOpenChange: (isOpen: boolean, details: { reason: CloseReason }) => void;
  /** Its name, read when it opens. */
  title: string;
  /** For a screen reader only, where the content shows its own heading. */
  isTitleHidden?: boolean | undefined;
  /** One or two sentences below the title, read with it. */
  description?: ReactNode | undefined;
  /** What stays at its lower edge while the content scrolls, e.g. its buttons. */
  footer?: ReactNode | undefined;
  /** @default 'Close' */
  closeLabel?: string | undefined;
  children?: ReactNode | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

export interface ModalFrameProps extends ModalProps {
  component: string;
  role?: 'dialog' | 'alertdialog';
  place: css.ModalPlace;
  size: css.ModalSize;
  media?: ReactNode | undefined;
  /** Beside the title once `media` has scrolled away, in a word: the price. For the eye alone. */
  beside?: string | undefined;
  /** A press beside it closes it, and a drag where it is a sheet. */
  isDismissable: boolean;
}

/** The frame of Dialog and Drawer: scrim, panel, title, button to close, and the ways to close it. */
export function ModalFrame({
  component,
  role = 'dialog',
  place,
  size,
  isOpen,
  onOpenChange,
  title,
  isTitleHidden = false,
  description,
  media,
  beside,
  footer,
  closeLabel = 'Close',
  isDismissable,
  className,
  children,
  ...rest
}: ModalFrameProps) {
  const id = useId();
  const marker = useRef<HTMLTemplateElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { take } = useSurroundings(marker);
  useScrollbarCover(isOpen);
  const isPressOutside = useRef(false);
  const isClicked = useRef(false);
  useLayoutEffect(() => {
    isClicked.current = false;
  }, [isOpen]);
  const close = (reason: CloseReason) => onOpenChange(false, { reason });
  const isSheet = place !== 'center';
  const hasDescription = description !== undefined;
  const hasMedia = media !== undefined;
  const isHidden = isTitleHidden && !hasDescription;
  return (
    <>
      {/* where it stands in the tree; a template may stand in a list or a table too */}
      <template ref={marker} />
      <ModalOverlay
        ref={take}
        isOpen={isOpen}
        // presses outside are ours, so Escape alone comes here
        onOpenChange={() => close('escape')}
        // all of a press is outside: a click alone is the overlay's too where only one end of the press was
        onPointerDown={(event) => {
          isPressOutside.current = event.target === event.currentTarget && !hasOpenList(panel.current);
        }}
        onPointerUp={(event) => {
          isPressOutside.current &&= event.target === event.currentTarget;
        }}
        // the second click of a double one whose first opened it was not meant for what came under it
        onClickCapture={(event) => {
          if (event.detail < 2) isClicked.current = true;
          if (isClicked.current) return;
          event.preventDefault();
          event.stopPropagation();
        }}
        onClick={(event) => {
          if (isDismissable && isPressOutside.current && event.target === event.currentTarget) close('outside');
        }}
        className={css.overlay({ place })}
      >
        <Modal ref={panel} className={css.panel({ place, size })}>
          {isSheet && <SheetDrag sheet={panel} isDismissable={isDismissable} onDrag={() => close('drag')} />}
          <AriaDialog
            {...given(rest)}
            role={role}
            data-component={component}
            className={classes(css.root, className)}
            aria-labelledby={`${id}-title`}
            {...(hasDescription && { 'aria-describedby': `${id}-description` })}
          >
            {hasMedia && <div className={css.strip} aria-hidden="true" data-title={title} data-beside={beside} />}
            <div className={css.closePlace}>
              <IconButton
                label={closeLabel}
                variant={hasMedia ? 'raised' : 'tertiary'}
                className={css.close}
                data-part="Close"
                onClick={() => close('close-button')}
              >
                <Icon name="close" />
              </IconButton>
            </div>
            {hasMedia && (
              <div className={css.mediaPlace} data-part="Media">
                {media}
              </div>
            )}
            <div
              className={css.header({
                isHidden,
                isBelowMedia: hasMedia,
                isAboveForm: place === 'side-or-sheet' && !isHidden,
                isBare: isHidden && !hasMedia,
              })}
              data-part="Header"
            >
              <h2 id={`${id}-title`} className={css.title({ isHidden: isTitleHidden })} data-part="Title">
                {title}
              </h2>
              {hasDescription && (
                <p id={`${id}-description`} className={css.description({ place })} data-part="Description">
                  {description}
                </p>
              )}
            </div>
            <div className={css.body} data-part="Body">
              {children}
            </div>
            {footer !== undefined && (
              <div className={css.footer} data-part="Footer">
                {footer}
              </div>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
