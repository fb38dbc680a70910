import type { Row } from '../../../test/support/row.ts';
import { SuggestionChips } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'SuggestionChips',
    role: 'group',
    accessibleName: 'Popular',
    parts: ['Chip', 'Label', 'List'],
    render: (props) => (
      <SuggestionChips
        label="Popular"
        suggestions={[{ text: 'BMW X5 under £30k...', shortText: 'BMW X5…' }, { text: 'Mercedes automatic...' }]}
        onSelect={() => {}}
        {...props}
      />
    ),
  },
];
