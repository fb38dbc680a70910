import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix, Row } from '../../../test/support/Matrix.tsx';
import { deDE } from '../../locales/de-DE.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { KitProvider } from '../KitProvider/index.ts';
import { Histogram, Slider } from './index.ts';

const prices = [
  0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000, 12_000, 14_000, 16_000, 18_000, 20_000, 25_000,
  30_000, 40_000, 60_000,
];
const counts = [1, 3, 4, 7, 9, 12, 15, 18, 17, 14, 13, 11, 9, 7, 5, 3, 2, 1, 0];
const histogram = <Histogram counts={counts} label="151 cars, most of them from £4,000 to £14,000" />;

const meta = {
  title: 'Inputs/Slider',
  component: Slider,
  args: { label: 'Deposit', format: 'currency', defaultValue: 1500, maxValue: 5000, step: 100, onChange: fn() },
  argTypes: {
    format: { control: 'radio', options: ['number', 'currency', 'distance'] },
    size: { control: 'radio', options: ['s', 'm', 'l'] },
    formatOptions: { control: 'object' },
    chart: { control: false },
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** Ranges with two thumbs. An open end has no limit. */
export const Ranges: Story = {
  tags: ['example'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 360 }}>
      <Slider label="Price" format="currency" stops={prices} defaultValue={[3000, 14_000]} chart={histogram} />
      <Slider
        label="Year"
        formatOptions={{ useGrouping: false }}
        minValue={2005}
        maxValue={2026}
        defaultValue={[2018, 2026]}
        hasOpenEnds
      />
      <KitProvider locale="de-DE" currency="EUR" distanceUnit="km" strings={deDE}>
        <Slider
          label="Kilometerstand"
          format="distance"
          maxValue={200_000}
          step={10_000}
          defaultValue={[0, 90_000]}
          hasOpenEnds
        />
      </KitProvider>
    </div>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Filter cars" style={{ maxInlineSize: 360 }}>
      <Slider
        label="Price"
        name={['minPrice', 'maxPrice']}
        format="currency"
        stops={prices}
        defaultValue={[0, 14_000]}
        hasOpenEnds
        hasFields
        chart={histogram}
      />
      <Slider
        label="Distance"
        name="distance"
        format="distance"
        stops={[5, 10, 25, 50, 100, 200, 300]}
        defaultValue={50}
        hasOpenEnds
      />
      <Button type="submit">Show 133 cars</Button>
    </Form>
  ),
};

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <>
          {(['s', 'm', 'l'] as const).map((size) => (
            <Row key={size} label={size}>
              <Slider
                label="Price"
                size={size}
                format="currency"
                stops={prices}
                defaultValue={[4000, 12_000]}
                chart={histogram}
              />
            </Row>
          ))}
          <Row label="one thumb">
            <Slider label="Deposit" format="currency" defaultValue={1500} maxValue={5000} step={100} />
          </Row>
          <Row label="fields">
            <Slider
              label="Price"
              format="currency"
              stops={prices}
              defaultValue={[0, 12_345]}
              hasOpenEnds
              hasFields
              description="Including VAT."
            />
          </Row>
          <Row label="thumbs close together">
            <Slider
              label="Year"
              formatOptions={{ useGrouping: false }}
              minValue={2000}
              maxValue={2026}
              defaultValue={[2019, 2020]}
            />
          </Row>
          <Row label="disabled">
            <Slider
              label="Price"
              format="currency"
              stops={prices}
              defaultValue={[4000, 12_000]}
              chart={histogram}
              isDisabled
            />
          </Row>
          <Row label="invalid">
            <Slider
              label="Price"
              format="currency"
              stops={prices}
              defaultValue={[0, 1000]}
              errorMessage="There are no cars under £1,000."
            />
          </Row>
          <Row label="right to left">
            <div dir="rtl">
              <KitProvider locale="ar-EG" currency="EGP">
                <Slider label="السعر" format="currency" stops={prices} defaultValue={[1000, 6000]} chart={histogram} />
              </KitProvider>
            </div>
          </Row>
        </>
      )}
    </Matrix>
  ),
};
