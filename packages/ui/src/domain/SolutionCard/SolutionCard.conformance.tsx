import type { Row } from '../../../test/support/row.ts';
import { SolutionCard } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'SolutionCard',
    role: 'group',
    parts: ['Artefact', 'Body', 'Description', 'Label', 'Place', 'Summary', 'Title'],
    render: (props) => (
      <SolutionCard
        title="Smart Car Search"
        description="One sentence, every source."
        place={1}
        badge="Coming Soon"
        action={{ label: 'See how it searches', href: '#smart-search' }}
        defaultOpen
        {...props}
      >
        214 cars
      </SolutionCard>
    ),
  },
];
