import { type RefObject, useEffect, useRef } from 'react';

const SWIPE_THRESHOLD_PX = 50;

/** The distance after which the direction of the pointer is clear, in px. */
const DIRECTION_THRESHOLD_PX = 4;

export interface Swipe {
  axis: 'x' | 'y';
  /** The direction that counts: 1 to the right or down, -1 to the left or up, 0 both. */
  towards: 1 | -1 | 0;
  /** Returns whether a swipe can start at the pressed point. By default it can start anywhere. */
  canStart?: ((event: PointerEvent) => boolean) | undefined;
  /**
   * Called with the swiped distance, in px, and with 0 if the pointer is released before the minimum distance or
   * cancelled.
   */
  onMove: (distance: number) => void;
  /** Called when the pointer is released at or beyond the minimum distance. */
  onSwipe: (distance: number) => void;
}

/** Follows a finger, a pen or a mouse along one axis. The element must exist when the component mounts. */
export function useSwipe(ref: RefObject<HTMLElement | null>, swipe: Swipe): void {
  const latestSwipe = useRef(swipe);
  useEffect(() => {
    latestSwipe.current = swipe;
  });
  useEffect(() => (ref.current ? followPointer(ref.current, () => latestSwipe.current) : undefined), [ref]);
}

function followPointer(element: HTMLElement, swipe: () => Swipe): () => void {
  const listenerController = new AbortController();
  let start: PointerEvent | undefined;
  let isSwiping = false;
  let distance = 0;

  function stop() {
    start = undefined;
    isSwiping = false;
    distance = 0;
  }

  function cancelSwipe() {
    if (isSwiping) swipe().onMove(0);
    stop();
  }

  const onDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || swipe().canStart?.(event) === false) return;
    stop();
    start = event;
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointerId) return;
    const { axis, towards, onMove: report } = swipe();
    const [across, along] = orderByAxis(axis, event.clientX - start.clientX, event.clientY - start.clientY);
    if (!isSwiping) {
      if (Math.max(Math.abs(along), Math.abs(across)) < DIRECTION_THRESHOLD_PX) return;
      if (Math.abs(across) >= Math.abs(along) || along * towards < 0) return stop();
      isSwiping = true;
      element.setPointerCapture(event.pointerId);
    }
    distance = along * towards < 0 ? 0 : along;
    report(distance);
  };

  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== start?.pointerId) return;
    if (!isSwiping) return stop();
    preventNextClick(element);
    if (Math.abs(distance) < SWIPE_THRESHOLD_PX) return cancelSwipe();
    swipe().onSwipe(distance);
    stop();
  };

  // A swipe must not scroll the page. React's own listener is passive and cannot prevent it.
  const onTouchMove = (event: TouchEvent) => {
    if (isSwiping && event.cancelable) event.preventDefault();
  };

  const { signal } = listenerController;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', cancelSwipe, { signal });
  element.addEventListener('touchmove', onTouchMove, { signal, passive: false });
  return () => listenerController.abort();
}

const orderByAxis = (axis: Swipe['axis'], x: number, y: number): [across: number, along: number] =>
  axis === 'x' ? [y, x] : [x, y];

/** Stops the click on the element below the mouse, which browsers dispatch on release even after a drag. */
function preventNextClick(element: HTMLElement) {
  const preventClick = (event: MouseEvent) => event.stopPropagation();
  element.addEventListener('click', preventClick, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', preventClick, { capture: true }));
}
