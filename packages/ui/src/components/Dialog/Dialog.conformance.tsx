import type { Row } from '../../../test/support/row.ts';
import { Dialog } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Dialog',
    role: 'dialog',
    accessibleName: 'Sign in required',
    isPortalled: true,
    parts: ['Body', 'Close', 'Description', 'Footer', 'Header', 'Label', 'Media', 'Title'],
    render: (props) => (
      <Dialog
        {...props}
        isOpen
        onOpenChange={() => {}}
        title="Sign in required"
        description="You have used three free valuations."
        media={<div style={{ blockSize: 80 }} />}
        footer={<button type="button">Sign in</button>}
      >
        Sign in to go on.
      </Dialog>
    ),
  },
];
