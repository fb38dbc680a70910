import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Grid } from '../Grid/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { TextField } from '../TextField/index.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Message', description: 'A line or two will do.', name: 'message', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

const letter =
  'I have bought and sold cars for twenty years. I would like to know whether your service also values cars that ' +
  'were first registered abroad, and how long a valuation takes. ';

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <TextArea label="Message" description="A line or two will do." />
          <TextArea label="Message" optionalLabel="optional" placeholder="What would you like to know?" minRows={2} />
          <TextArea label="Message" defaultValue={letter.repeat(2)} maxRows={5} />
          <TextArea label="Message" errorMessage="Message is required" minRows={1} />
          <TextArea label="Message" defaultValue="Is the car still for sale?" isDisabled />
          <TextArea label="Message" defaultValue="Is the car still for sale?" isReadOnly />
        </Grid>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Contact the seller" onSubmit={() => undefined} style={{ maxInlineSize: 400 }}>
      <TextField label="Email" name="email" type="email" autoComplete="email" isRequired />
      <TextArea
        label="Message"
        name="message"
        defaultValue="Is the Volvo V60 still available? Could I see it on Saturday?"
        isRequired
      />
      <Button type="submit">Send message</Button>
    </Form>
  ),
};
