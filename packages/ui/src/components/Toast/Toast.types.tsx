// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { ToastQueue, toasts, ToastRegion } from './index.ts';

const queue = new ToastQueue({ duration: 4000 });

export const toastKeys: string[] = [
  toasts.add({ title: 'Message Sent' }),
  queue.add({ title: 'Removed', duration: Infinity, action: { label: 'Undo', onAction: () => undefined } }),
  // @ts-expect-error a toast needs a title
  queue.add({ description: 'Please try again later' }),
  // @ts-expect-error unknown tone
  queue.add({ title: 'Saved', tone: 'good' }),
];

export const validUses = (
  <ToastRegion ref={createRef<HTMLDivElement>()} queue={queue} placement="top" label="Notices" closeLabel="Shut" />
);

export const invalidUses = (
  <>
    {/* @ts-expect-error toasts come from the queue, not from children */}
    <ToastRegion>Saved</ToastRegion>
  </>
);
