import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Grid } from '../Grid/index.ts';
import { Link } from '../Link/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { NativeSelect } from '../NativeSelect/index.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Exclude write-offs', name: 'excludeWriteoff', onChange: fn() },
  argTypes: { label: { control: 'text' }, size: { control: 'radio', options: ['s', 'm', 'l'] } },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

export const States: Story = {
  tags: ['picture', 'forced-colours'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <Checkbox label="Exclude write-offs" />
          <Checkbox
            label="Exclude write-offs"
            defaultSelected
            description="Categories S and N, and the older C and D."
          />
          <Checkbox
            label={
              <>
                I have read the <Link href="/terms">terms</Link>
              </>
            }
            errorMessage="Tick the box to continue"
          />
          <Checkbox
            label="Angebote für die Kraftfahrzeughaftpflichtversicherung dieses Fahrzeugs per E-Mail erhalten"
            defaultSelected
          />
          <Checkbox label="Private sellers only" isDisabled />
          <Checkbox label="Private sellers only" isDisabled defaultSelected />
        </Grid>
      )}
    </Matrix>
  ),
};

export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => (
    <Form aria-label="Filters" onSubmit={() => undefined} style={{ maxInlineSize: 360 }}>
      <NativeSelect
        label="Distance"
        name="distance"
        options={[
          { value: '25', label: '25 miles' },
          { value: '50', label: '50 miles' },
        ]}
      />
      <Checkbox label="Exclude write-offs" name="writeOffs" defaultSelected description="Categories S and N." />
      <Checkbox label="ULEZ compliant" name="ulez" />
      <Button type="submit">Show 128 cars</Button>
    </Form>
  ),
};
