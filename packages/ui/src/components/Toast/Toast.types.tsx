// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { createToastQueue, toasts, ToastRegion } from './index.ts';

const queue = createToastQueue({ duration: 4000 });

export const added: string[] = [
  toasts.add({ title: 'Message Sent' }),
  queue.add({ title: 'Removed', duration: Infinity, action: { label: 'Undo', onAction: () => undefined } }),
  // @ts-expect-error it says nothing
  queue.add({ description: 'Please try again later' }),
  // @ts-expect-error colours of verdicts are no tones
  queue.add({ title: 'Saved', tone: 'good' }),
];

export const accepted = <ToastRegion ref={createRef<HTMLElement>()} queue={queue} label="Notices" closeLabel="Shut" />;

export const refused = (
  <>
    {/* @ts-expect-error what it shows comes from its queue */}
    <ToastRegion>Saved</ToastRegion>
  </>
);
