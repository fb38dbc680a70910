import type { Row } from '../../../test/support/row.ts';
import { Histogram, Slider } from './index.ts';

export const rows: readonly Row[] = [
  {
    name: 'Slider',
    role: 'group',
    accessibleName: 'Price',
    parts: [
      'Bar',
      'Chart',
      'Control',
      'Description',
      'Fields',
      'Fill',
      'Input',
      'Label',
      'Output',
      'Prefix',
      'Thumb',
      'Track',
    ],
    render: (props) => (
      <Slider
        label="Price"
        description="Drag or type."
        format="currency"
        defaultValue={[5000, 20_000]}
        maxValue={50_000}
        step={500}
        hasFields
        chart={<Histogram counts={[1, 4, 2]} label="7 cars" />}
        {...props}
      />
    ),
  },
  {
    name: 'Histogram',
    role: 'img',
    accessibleName: '7 cars',
    parts: ['Bar'],
    render: (props) => <Histogram counts={[1, 4, 2]} label="7 cars" {...props} />,
  },
];
