import type { ReactNode } from 'react';
import { ModalFrame, type TriggeredModalProps } from '../../internal/overlay/ModalFrame.tsx';
import type { WrongOverlayProps } from '../../internal/element/wrong-props.ts';
import type { DialogNarrow, DialogRole, DialogSize, DialogTone } from './variants.ts';

export interface DialogProps extends TriggeredModalProps, WrongOverlayProps {
  /** @default 'm' */
  size?: DialogSize | undefined;
  /**
   * How the dialog is shown below 768 px.
   * @default 'center'
   */
  narrow?: DialogNarrow | undefined;
  /** @default 'dialog', or 'alertdialog' with the danger tone */
  role?: DialogRole | undefined;
  /** @default 'neutral' */
  tone?: DialogTone | undefined;
  /** A picture from edge to edge above the title. */
  media?: ReactNode | undefined;
  /**
   * Whether a click outside and, on a sheet, a drag close the dialog. Escape and the close button always close it.
   * @default true, or false for an alertdialog
   */
  isDismissable?: boolean | undefined;
}

/**
 * A modal window for one task that users must finish or dismiss before they continue. The page behind it is inert and
 * does not scroll. React Aria moves focus into the dialog, traps it there, and restores it when the dialog closes. Put
 * it in React Aria's `DialogTrigger` with the button that opens it, or control it with `isOpen` and `onOpenChange`,
 * which receives the reason for closing: Escape, the close button, a click outside, a drag or an action. A button with
 * `slot="close"` closes it. The dialog is rendered into the body, with the theme, brand, direction and language of its
 * position in the tree. For filters and other forms next to the page, use a `Drawer`; for details of one control, a
 * `Popover`; for a message that does not need an answer, a toast. With classic scroll bars the dialog covers the page's
 * scroll bar, and padding keeps the page from shifting. For an element fixed to the window's inline end, add
 * `scrollbarWidth` (from `/theme`) to its inset, so that it does not move. `useScrollbarCover` does the same for your
 * own overlays. On iOS, Safari scrolls the page behind a fixed window while its toolbars are collapsed or its keyboard
 * is open. React Aria therefore prevents touch scrolling outside the scrollable parts of the dialog, but allows pinch
 * zoom. A drag that begins on a text selection can still move the page.
 */
export function Dialog({
  size = 'm',
  narrow = 'center',
  tone = 'neutral',
  role = tone === 'danger' ? 'alertdialog' : 'dialog',
  isDismissable = role !== 'alertdialog',
  ...rest
}: DialogProps) {
  return (
    <ModalFrame
      {...rest}
      component="Dialog"
      role={role}
      tone={tone}
      size={size}
      place={narrow === 'drawer' ? 'center-or-sheet' : 'center'}
      isDismissable={isDismissable}
    />
  );
}
