import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Grid } from '../Grid/index.ts';
import { Form, type FormProps } from './index.ts';

const meta = {
  title: 'Inputs/Form',
  component: Form,
  args: { 'aria-label': 'Contact', children: null, onSubmit: fn() },
  argTypes: { children: { control: false }, errors: { control: 'object' } },
  render: (args) => <Contact {...args} />,
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const subjects = [
  { value: '', label: 'Choose one' },
  { value: 'sales', label: 'Sales' },
  { value: 'support', label: 'Support' },
];

function Contact(props: Omit<FormProps, 'children'>) {
  return (
    <Form {...props}>
      {({ isPending }) => (
        <>
          <TextField
            label="Full Name"
            name="name"
            autoComplete="name"
            isRequired
            requiredMessage="Enter your full name"
          />
          <TextField label="Email Address" name="email" type="email" autoComplete="email" isRequired />
          <NativeSelect label="Subject" name="subject" options={subjects} isRequired />
          <TextArea label="Message" name="message" isRequired />
          <Checkbox label="Send me a copy" name="copy" />
          <div>
            <Button type="submit" isPending={isPending} pendingLabel="Sending">
              Send message
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {(panel) => (
        <Contact
          aria-label={`Contact ${panel}`}
          errors={{
            name: 'Enter your full name',
            email: 'This email address already has an account. Sign in, or use another address.',
            copy: 'Confirm your email address to receive a copy',
          }}
        />
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Value your car" onSubmit={() => undefined} style={{ maxInlineSize: 480 }}>
      <Grid columns={{ base: 1, tablet: 2 }}>
        <TextField label="Registration" name="registration" isRequired requiredMessage="Enter the registration" />
        <TextField label="Mileage" name="mileage" suffix="miles" inputMode="numeric" isRequired />
      </Grid>
      <Checkbox label="Full service history" name="history" />
      <Button type="submit">Value my car</Button>
    </Form>
  ),
};
