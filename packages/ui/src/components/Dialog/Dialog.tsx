import type { ReactNode } from 'react';
import { ModalFrame, type ModalProps } from '../../internal/overlay/ModalFrame.tsx';
import type { DialogNarrow, DialogRole, DialogSize } from './variants.ts';

export interface DialogProps extends ModalProps {
  /** @default 'm' */
  size?: DialogSize | undefined;
  /** What it is below 768 px. @default 'center' */
  narrow?: DialogNarrow | undefined;
  /** @default 'dialog' */
  role?: DialogRole | undefined;
  /** A picture from edge to edge above the title. */
  media?: ReactNode | undefined;
  /**
   * Whether a press beside it closes it, and a drag where it is a sheet. Escape and its button always do.
   * @default true, false for an alertdialog
   */
  isDismissable?: boolean | undefined;
}

/**
 * A window over the page for one thing that has to be done or looked at before going on. The page behind it is out of
 * reach and does not scroll; the focus goes into the dialog, stays there, and goes back to where it was.
 *
 * It is open while `isOpen` is true, and asks by `onOpenChange(false, { reason })` to be closed: by Escape, by its
 * button, by a press beside it, by a drag. It is drawn into the body, with the theme, brand, direction and language of
 * the place where it stands in the tree.
 *
 * For filters and other forms beside the page use a `Drawer`; for a little more about one control a `Popover`; for a
 * note that asks nothing a toast.
 *
 * With classic scroll bars the dialog covers the page's scroll bar, and padding keeps the page from shifting. For an element
 * fixed to the window's inline end, add `scrollbarWidth` (from `/theme`) to its inset, so that it does not move.
 * An overlay of your own does the same with `useScrollbarCover`.
 *
 * What is known of iOS: Safari scrolls the page behind a fixed window while its toolbars are folded or its keyboard is
 * open, whatever `overflow` says. React Aria therefore holds the touches themselves back, except where something in the
 * dialog scrolls, and pinching to zoom; a finger that begins on a text selection can still move the page.
 */
export function Dialog({
  size = 'm',
  narrow = 'center',
  role = 'dialog',
  isDismissable = role !== 'alertdialog',
  ...rest
}: DialogProps) {
  return (
    <ModalFrame
      {...rest}
      component="Dialog"
      role={role}
      size={size}
      place={narrow === 'drawer' ? 'center-or-sheet' : 'center'}
      isDismissable={isDismissable}
    />
  );
}
