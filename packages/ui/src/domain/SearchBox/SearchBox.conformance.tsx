import type { Row } from '../../../test/support/row.ts';
import { SearchBox } from './index.ts';

const doNothing = () => {};

export const rows: readonly Row[] = [
  {
    name: 'SearchBox',
    role: 'search',
    parts: ['Band', 'Error', 'Field', 'Input', 'Label', 'Mark', 'Mirror', 'Plate', 'Submit'],
    render: (props) => (
      <SearchBox
        label="Describe the car"
        value="automatic estate"
        errorMessage="The search could not be started."
        marks={[{ start: 0, end: 9, label: 'gearbox' }]}
        onChange={doNothing}
        onSubmit={doNothing}
        {...props}
      />
    ),
  },
];
