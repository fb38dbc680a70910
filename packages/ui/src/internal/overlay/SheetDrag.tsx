import { type RefObject, useEffect, useRef } from 'react';
import { media } from '../../theme/style.ts';
import { useSwipe } from '../gesture/index.ts';
import { hasOpenList } from './open-list.ts';
import { handle } from './ModalFrame.css.ts';

/** The time in which the app can close the sheet after a drag; going back in the history takes several frames. */
const SLIDE_BACK_DELAY_MS = 300;

interface SheetDragProps {
  sheet: RefObject<HTMLElement | null>;
  isDismissable: boolean;
  onDrag: () => void;
}

/** Renders a drag handle, which is hidden from screen readers, because their users have the close button. */
export function SheetDrag({ sheet, isDismissable, onDrag }: SheetDragProps) {
  const slideBackTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSwipe(sheet, {
    axis: 'y',
    towards: 1,
    canStart: (event) =>
      isDismissable &&
      !matchMedia(media.tablet).matches &&
      !hasOpenList(sheet.current) &&
      canStartDrag(event, event.target as Element, sheet.current),
    onMove: (distance) => moveSheet(sheet.current, distance),
    onSwipe() {
      onDrag();
      slideBackTimer.current = setTimeout(() => {
        if (sheet.current?.hasAttribute('data-exiting') === false) moveSheet(sheet.current, 0);
      }, SLIDE_BACK_DELAY_MS);
    },
  });
  useEffect(() => () => clearTimeout(slideBackTimer.current), []);
  return isDismissable ? <div className={handle} aria-hidden data-part="Handle" /> : null;
}

function moveSheet(sheet: HTMLElement | null, distance: number) {
  if (!sheet) return;
  sheet.style.transition = distance === 0 ? '' : 'none';
  sheet.style.translate = distance === 0 ? '' : `0 ${distance}px`;
  // Prevents a mouse from selecting the title.
  sheet.style.userSelect = distance === 0 ? '' : 'none';
}

/**
 * Returns whether a press may start to drag the sheet: any press on the handle or the header, and elsewhere a touch
 * outside fields and scrolled content.
 */
function canStartDrag(event: PointerEvent, target: Element, sheet: HTMLElement | null): boolean {
  if (target.closest('[data-part="Handle"], [data-part="Header"]')) return true;
  if (event.pointerType !== 'touch' || target.closest('input, select, textarea, [contenteditable]')) return false;
  for (let element: Element | null = target; element && element !== sheet; element = element.parentElement)
    if (element.scrollTop > 0) return false;
  return true;
}
