import type { Row } from '../../../test/support/row.ts';
import { Disclosure } from '../Disclosure/index.ts';
import { Accordion } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Accordion',
    parts: ['Panel', 'Trigger'],
    render: (props) => (
      <Accordion headingLevel={3} defaultExpandedKeys={['change']} {...props}>
        <Disclosure title="How are vehicles counted?">By active listings.</Disclosure>
        <Disclosure id="change" title="When does a change of plan take effect?">
          At the start of the next billing cycle.
        </Disclosure>
      </Accordion>
    ),
  },
];
