import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Grid } from '../Grid/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from './index.ts';

const meta = {
  title: 'Inputs/TextField',
  component: TextField,
  args: {
    label: 'Postcode',
    description: 'Enter a full postcode or just the first half, such as EC1A.',
    name: 'postcode',
    onChange: fn(),
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const Invalid: Story = {
  args: { defaultValue: 'EC1', errorMessage: 'EC1 is not a postcode district. Try EC1A.' },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <TextField label="Postcode" defaultValue="EC1A 1BB" description="The full postcode or its first half." />
          <TextField label="Postcode" placeholder="EC1A 1BB" optionalLabel="optional" />
          <TextField label="Maximum price" prefix="£" inputMode="numeric" defaultValue="30,000" />
          <TextField label="Mileage" suffix="miles" inputMode="numeric" defaultValue="40,000" />
          <TextField
            label="Email"
            type="email"
            defaultValue="name@example"
            errorMessage="Enter an email address like name@example.com."
          />
          <TextField label="Email" type="email" defaultValue="name@example.com" isDisabled />
          <TextField label="Search" isLabelHidden placeholder="Search" />
          <TextField
            label="Kraftfahrzeughaftpflichtversicherung des Vorbesitzers"
            defaultValue="Allgemeine Versicherungsgesellschaft Süddeutschland"
          />
        </Grid>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Filters" onSubmit={() => undefined} style={{ maxInlineSize: 480 }}>
      <TextField label="Postcode" name="postcode" autoComplete="postal-code" isRequired />
      <Grid columns={{ base: 1, tablet: 2 }}>
        <TextField label="Minimum price" name="minPrice" prefix="£" inputMode="numeric" />
        <TextField label="Maximum price" name="maxPrice" prefix="£" inputMode="numeric" defaultValue="30,000" />
      </Grid>
      <Button type="submit">Show 128 cars</Button>
    </Form>
  ),
};
