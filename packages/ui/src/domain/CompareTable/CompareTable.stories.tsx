import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createValuation, createPicture } from '../../../test/support/cars.ts';
import { Heading } from '../../components/Heading/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { type CompareCar, type CompareRow, CompareTable } from './index.ts';

const cars: readonly CompareCar[] = [
  {
    id: 'a4',
    name: 'Audi A4 Avant',
    derivative: '40 TFSI Black Edition S tronic',
    href: '#a4',
    image: { src: createPicture('estate', 'grey'), body: 'estate', paint: 'grey', registration: 'NW71 INX' },
    price: 13_250,
    valuation: createValuation(13_250, 15_570),
    range: { low: 13_700, high: 17_440 },
  },
  {
    id: 'superb',
    name: 'Skoda Superb Estate',
    derivative: '2.0 TDI SE L DSG',
    href: '#superb',
    image: { src: createPicture('estate', 'blue'), body: 'estate', paint: 'blue', registration: 'FN20 IHV' },
    price: 14_495,
    valuation: createValuation(14_495, 15_140),
    range: { low: 13_320, high: 16_960 },
  },
  {
    id: 'v60',
    name: 'Volvo V60',
    derivative: 'D4 Momentum Plus Auto',
    href: '#v60',
    image: { src: createPicture('estate', 'white'), body: 'estate', paint: 'white', registration: 'LB19 IXE' },
    price: 15_750,
    valuation: createValuation(15_750, 14_620),
    range: { low: 12_870, high: 16_370 },
  },
  {
    id: 'i40',
    name: 'Hyundai i40',
    derivative: '1.7 CRDi Premium',
    href: '#i40',
    image: { body: 'estate' },
    price: 9_995,
  },
];

/** Returns the facts of the first `count` cars. */
const createRows = (count: number): CompareRow[] =>
  (
    [
      { id: 'price', label: 'Price', values: [13_250, 14_495, 15_750, 9_995], better: 'lower', format: 'money' },
      {
        id: 'difference',
        label: 'Against our estimate',
        values: [-2_320, -645, 1_130, undefined],
        better: 'lower',
        format: 'signedMoney',
      },
      {
        id: 'mileage',
        label: 'Mileage',
        values: [67_078, 58_310, 71_200, 88_400],
        better: 'lower',
        format: 'distance',
      },
      { id: 'year', label: 'Year', values: [2021, 2020, 2019, 2017], better: 'higher', format: 'year' },
      { id: 'fuel', label: 'Fuel', values: ['Petrol', 'Diesel', 'Diesel', 'Diesel'] },
      {
        id: 'distance',
        label: 'Distance',
        values: [16, 9, 21, 21],
        better: 'lower',
        format: 'distance',
        bestNote: '{difference} nearer',
      },
      { id: 'seller', label: 'Seller', values: ['Private', 'Private', 'Dealer', 'Dealer'] },
      { id: 'body', label: 'Body', values: ['Estate', 'Estate', 'Estate', 'Estate'] },
      { id: 'gearbox', label: 'Gearbox', values: ['Automatic', 'Automatic', 'Automatic', 'Automatic'] },
      { id: 'doors', label: 'Doors', values: [5, 5, 5, 5] },
    ] satisfies CompareRow[]
  ).map((row) => ({ ...row, values: row.values.slice(0, count) }) as CompareRow);

const addActions = (list: readonly CompareCar[]): CompareCar[] =>
  list.map((car, index) => ({
    ...car,
    actions: (
      <LinkButton variant={index === 0 ? 'primary' : 'secondary'} isFullWidth href={`#listing-${car.id}`}>
        View listing
      </LinkButton>
    ),
  }));

const meta = {
  title: 'Cars/CompareTable',
  component: CompareTable,
  args: { label: 'Comparison of 3 cars', cars: addActions(cars.slice(0, 3)), rows: createRows(3), addHref: '#search' },
  argTypes: { cars: { control: false }, rows: { control: false } },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['picture', 'modes', 'forced-colours'] };

/** One car has neither a valuation nor a picture. Rows in which all cars are the same are expanded. */
export const FourCars: Story = {
  args: { label: 'Comparison of 4 cars', cars, rows: createRows(4), defaultSameExpanded: true },
  tags: ['chromatic'],
};

export const TwoCars: Story = {
  args: { label: 'Comparison of 2 cars', cars: cars.slice(0, 2), rows: createRows(2), addHref: undefined },
  tags: ['chromatic'],
};

function Comparison() {
  const [ids, setIds] = useState(['a4', 'superb', 'v60']);
  const chosen = cars.filter(({ id }) => ids.includes(id));
  const rows = createRows(4).map((row) => ({
    ...row,
    values: row.values.filter((_, index) => ids.includes(cars[index]?.id ?? '')),
  }));
  return (
    <Stack gap={6}>
      <Heading level={1}>Compare {chosen.length} cars</Heading>
      <CompareTable
        label={`Comparison of ${chosen.length} cars`}
        cars={addActions(chosen)}
        rows={rows}
        addHref="#search"
        onRemove={chosen.length > 1 ? (id) => setIds(ids.filter((other) => other !== id)) : undefined}
      />
    </Stack>
  );
}

/** A comparison from which users can remove cars. */
export const InContext: Story = { name: 'In context', tags: ['example'], render: () => <Comparison /> };
