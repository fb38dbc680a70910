import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'inputs',
  example: `import { Histogram, Slider } from '@forecourt/ui/Slider';

<Slider
  label="Price"
  name={['minPrice', 'maxPrice']}
  format="currency"
  stops={[0, 2500, 5000, 7500, 10000, 15000, 20000, 30000, 50000]}
  defaultValue={[0, 20000]}
  hasOpenEnds
  hasFields
  chart={<Histogram counts={[4, 11, 18, 16, 14, 9, 5, 2]} label="79 cars, most of them from £2,500 to £15,000" />}
  onChangeEnd={([minimum, maximum]) => console.log(minimum, maximum)}
/>;
`,
  alternatives: [
    { use: 'NumberField', when: 'users know the exact number, for example a mileage' },
    { use: 'Select', when: 'there are few values, for example a number of doors' },
  ],
  do: [
    'Use `stops` for prices and mileages: £250 matters at £3,000, but not at £60,000.',
    'Set `hasOpenEnds` in a filter: a thumb at the end then sets no limit.',
    'Set `hasFields`, or put your own fields next to the slider: dragging is imprecise, and some users cannot drag.',
    'Search in `onChangeEnd`. Use `onChange` only for content that updates while the thumb moves.',
    'Give `Histogram` one count for each interval between two stops, and say in its `label` what the bars show.',
  ],
  dont: [
    'Do not use a slider for a value without natural limits, or for options without a natural order.',
    'Do not use more than about 40 steps: users cannot select them precisely on a phone.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next thumb, then to the fields' },
    { keys: '← → ↑ ↓', does: 'move the thumb by a step' },
    { keys: 'Page Up, Page Down', does: 'move the thumb by a tenth of the range' },
    { keys: 'Home, End', does: 'move the thumb to the end of the track, or to the other thumb' },
  ],
  announced: [
    'A group with its label. Each thumb is a slider with its name and its value in words: ‘Minimum Price, £5,000’, or ‘No minimum’ at an open end.',
    'The error and the description are announced with each thumb. The histogram is an image with its label.',
    'Thumbs are 44 px targets. If they are close together, their targets meet halfway between them.',
  ],
};
