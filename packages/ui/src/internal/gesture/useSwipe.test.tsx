import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { swipe } from '../../../test/support/touch.ts';
import { type Swipe, useSwipe } from './index.ts';

const onMove = vi.fn<Swipe['onMove']>();
const onSwipe = vi.fn<Swipe['onSwipe']>();
const onClick = vi.fn<() => void>();

beforeEach(() => {
  for (const mock of [onMove, onSwipe, onClick]) mock.mockReset();
});

function SwipeBox(props: Partial<Swipe>) {
  const ref = useRef<HTMLDivElement>(null);
  useSwipe(ref, { axis: 'x', towards: 0, onMove, onSwipe, ...props });
  return (
    <div ref={ref} data-testid="box" style={{ inlineSize: 400, blockSize: 200, touchAction: 'pan-y' }}>
      <button type="button" onClick={onClick}>
        Press
      </button>
    </div>
  );
}

const renderSwipeBox = async (props: Partial<Swipe> = {}) => {
  await render(<SwipeBox {...props} />);
  return page.getByTestId('box').element();
};

const dispatchMouse = (element: Element, type: string, clientX: number) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      isPrimary: true,
      bubbles: true,
      clientX,
      clientY: 20,
      pointerType: 'mouse',
    }),
  );

test('reports the distance during a drag, and a swipe of more than 50 px', async () => {
  await swipe(await renderSwipeBox(), { x: 60, y: 0 });
  expect(onMove.mock.calls.map(([distance]) => distance)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(onSwipe.mock.calls).toEqual([[60]]);
});

test('reports a swipe in the negative direction if both directions are enabled', async () => {
  await swipe(await renderSwipeBox(), { x: -60, y: 0 });
  expect(onSwipe.mock.calls).toEqual([[-60]]);
});

test('reports a distance of 0 if the drag ends before 50 px', async () => {
  await swipe(await renderSwipeBox(), { x: 48, y: 0 });
  expect(onMove).toHaveBeenLastCalledWith(0);
  expect(onSwipe).not.toHaveBeenCalled();
});

test.each([
  ['in the wrong direction', { towards: 1 }, { x: -90, y: 0 }],
  ['across its axis', {}, { x: 30, y: 90 }],
  ['that canStart rejects', { canStart: () => false }, { x: 90, y: 0 }],
] as const)('ignores a drag %s', async (_what, props, by) => {
  await swipe(await renderSwipeBox(props), by);
  expect(onMove).not.toHaveBeenCalled();
  expect(onSwipe).not.toHaveBeenCalled();
});

test('reports a distance of 0 when the gesture is cancelled', async () => {
  const element = await renderSwipeBox();
  element.setPointerCapture = () => {};
  dispatchMouse(element, 'pointerdown', 0);
  dispatchMouse(element, 'pointermove', 70);
  dispatchMouse(element, 'pointercancel', 70);
  dispatchMouse(element, 'pointerup', 70);
  expect(onMove.mock.calls).toEqual([[70], [0]]);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('does not click a button on which a drag started', async () => {
  await renderSwipeBox();
  const button = page.getByRole('button').element() as HTMLElement;
  const element = page.getByTestId('box').element();
  element.setPointerCapture = () => {};
  dispatchMouse(button, 'pointerdown', 0);
  dispatchMouse(button, 'pointermove', 70);
  dispatchMouse(button, 'pointerup', 70);
  button.click();
  expect(onClick).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  button.click();
  expect(onClick).toHaveBeenCalledTimes(1);
});
