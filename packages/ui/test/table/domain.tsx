import {
  CarCard,
  CarImage,
  FilterTags,
  MarkedText,
  PriceLedger,
  PriceRuler,
  PriceSum,
  PriceTag,
  SearchBox,
  TypingText,
} from '../../src/index.ts';
import { judged, x3 } from '../cars.ts';
import type { Row } from './row.ts';

const nothing = () => {};
const valuation = judged(24_995, 26_850);

/** One row a domain component, in the alphabet's order. `pnpm new component --domain` adds to it. */
export const domain: readonly Row[] = [
  {
    name: 'CarCard',
    role: 'article',
    accessibleName: 'BMW X3',
    render: (given) => <CarCard car={x3} href="#car" {...given} />,
  },
  {
    name: 'CarImage',
    render: (given) => (
      <CarImage src={x3.image} alt="A black BMW X3" paint="black" registration="KV20 IOA" {...given} />
    ),
  },
  {
    name: 'FilterTags',
    role: 'group',
    accessibleName: 'Filters',
    render: (given) => (
      <FilterTags
        label="Filters"
        tags={[
          { id: 'suv', label: 'SUV' },
          { id: 'price', label: '£30,000', accessibleLabel: 'Maximum price £30,000', words: 'under £30k' },
        ]}
        onRemove={nothing}
        onClearAll={nothing}
        {...given}
      />
    ),
  },
  {
    name: 'MarkedText',
    render: (given) => (
      <MarkedText text="automatic estate" marks={[{ start: 0, end: 9, label: 'gearbox' }]} {...given} />
    ),
  },
  { name: 'PriceLedger', render: (given) => <PriceLedger valuation={valuation} {...given} /> },
  { name: 'PriceRuler', render: (given) => <PriceRuler valuation={valuation} {...given} /> },
  { name: 'PriceSum', render: (given) => <PriceSum valuation={valuation} {...given} /> },
  { name: 'PriceTag', render: (given) => <PriceTag verdict="good" {...given} /> },
  {
    name: 'SearchBox',
    role: 'search',
    render: (given) => (
      <SearchBox
        label="Describe the car"
        value="automatic estate"
        marks={[{ start: 0, end: 9, label: 'gearbox' }]}
        onChange={nothing}
        onSubmit={nothing}
        {...given}
      />
    ),
  },
  {
    name: 'TypingText',
    render: (given) => <TypingText phrases={['BMW X5 under £30k', 'VW Golf diesel']} {...given} />,
  },
];
