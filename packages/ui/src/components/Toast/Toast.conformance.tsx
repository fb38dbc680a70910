import type { Row } from '../../../test/support/row.ts';
import { ToastQueue, ToastRegion } from './index.ts';

const queue = new ToastQueue();
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
    isPortalled: true,
    parts: ['Content', 'Description', 'Label', 'List', 'Title', 'Toast'],
    render: (props) => <ToastRegion queue={queue} {...props} />,
  },
];
