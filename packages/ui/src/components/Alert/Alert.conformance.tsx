import type { Row } from '../../../test/support/row.ts';
import { Alert } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Alert',
    parts: ['Actions', 'Dismiss', 'Label', 'Text', 'Title'],
    role: 'status',
    render: (props) => (
      <Alert
        {...props}
        isLive
        tone="success"
        title="Message sent"
        actions={<a href="#search">Back to the search</a>}
        onDismiss={() => {}}
      >
        The dealer usually answers within a day.
      </Alert>
    ),
  },
];
