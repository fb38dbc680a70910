import type { Row } from '../../../test/support/row.ts';
import { TestimonialColumns } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'TestimonialColumns',
    role: 'group',
    accessibleName: 'What dealers say',
    parts: ['Control', 'Frame', 'Initials', 'Testimonial'],
    render: (props) => (
      <TestimonialColumns
        label="What dealers say"
        testimonials={[{ text: 'It paid for itself.', name: 'Ann Field', company: 'Field Cars', initials: 'AF' }]}
        {...props}
      />
    ),
  },
];
