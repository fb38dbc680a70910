import type { Row } from '../../../test/support/row.ts';
import { createToastQueue, ToastRegion } from './index.ts';

const queue = createToastQueue();
queue.add({ title: 'Added to your list', duration: Infinity });
queue.add({
  title: 'Error checking valuation',
  description: 'Please try again later',
  tone: 'error',
  duration: Infinity,
});

export const rows: readonly Row[] = [
  {
    name: 'ToastRegion',
    role: 'region',
    accessibleName: 'Notifications',
    parts: ['Content', 'Description', 'Label', 'List', 'Status', 'Title', 'Toast'],
    render: (given) => <ToastRegion queue={queue} {...given} />,
  },
];
