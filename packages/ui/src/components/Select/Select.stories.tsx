import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { vars } from '../../theme/index.ts';
import { Grid } from '../Grid/index.ts';
import { Icon } from '../Icon/index.ts';
import { Button } from '../Button/index.ts';
import { Form } from '../Form/index.ts';
import { Select, type ListOption, selectModes } from './index.ts';

/** Swatches show paint colours, which do not come from the theme. */
function Swatch({ paint }: { paint: string }) {
  return (
    <span
      style={{
        inlineSize: 20,
        blockSize: 20,
        borderRadius: '50%',
        background: paint,
        forcedColorAdjust: 'none',
        border: `1px solid ${vars.color.lineStrong}`,
      }}
    />
  );
}

const colours: ListOption[] = [
  { value: 'black', label: 'Black', count: '2,310', start: <Swatch paint="#15171c" /> },
  { value: 'silver', label: 'Silver', count: '1,204', start: <Swatch paint="#c6c9cc" /> },
  { value: 'blue', label: 'Blue', count: '987', start: <Swatch paint="#2d4f87" /> },
  { value: 'red', label: 'Red', count: '412', start: <Swatch paint="#a3232a" /> },
  { value: 'gold', label: 'Gold', count: '0', start: <Swatch paint="#b99a5b" />, isDisabled: true },
];

const gearboxes: ListOption[] = [
  { value: 'any', label: 'Any' },
  { value: 'manual', label: 'Manual', description: 'With a clutch pedal', start: <Icon name="filters" /> },
  { value: 'automatic', label: 'Automatic', description: 'Including semi-automatic', start: <Icon name="device" /> },
];

const meta = {
  title: 'Inputs/Select',
  component: Select,
  args: { label: 'Colour', options: colours, name: 'colour', onChange: fn() },
  argTypes: { selectionMode: { control: 'radio', options: selectModes }, options: { control: false } },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/**
 * An open list with several options selected. One picture is enough, because ComboBox's `Open` story shows the list in
 * every mode.
 */
export const Open: Story = {
  tags: ['picture'],
  args: { selectionMode: 'multiple', defaultValue: ['black', 'blue'], description: 'As stated in the advert.' },
  render: (args) => (
    <div style={{ maxInlineSize: 320, blockSize: 420 }}>
      <Select {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('combobox', { name: 'Colour' });
    if (button.getAttribute('aria-expanded') !== 'true') await userEvent.click(button);
    const list = canvasElement.ownerDocument.querySelector('[role="listbox"]');
    // The list fades in unless motion is reduced.
    await waitFor(() => expect(list).toBeVisible());
    await expect(list?.querySelectorAll('[aria-selected="true"]')).toHaveLength(2);
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <Select label="Colour" options={colours} />
          <Select label="Colour" options={colours} defaultValue="blue" description="As stated in the advert." />
          <Select
            label="Colour"
            selectionMode="multiple"
            options={colours}
            defaultValue={['black', 'silver', 'blue']}
            optionalLabel="optional"
          />
          <Select label="Gearbox" options={gearboxes} defaultValue="manual" />
          <Select label="Gearbox" options={gearboxes} isRequired errorMessage="Choose a gearbox" />
          <Select label="Gearbox" options={gearboxes} defaultValue="automatic" isDisabled />
          <Select
            label="Body"
            options={[{ value: 'long', label: 'Five-door hatchback with a full-length panoramic glass sunroof' }]}
            defaultValue="long"
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
      <Grid columns={{ base: 1, tablet: 2 }}>
        <Select label="Colour" name="color" selectionMode="multiple" options={colours} placeholder="Any" />
        <Select label="Gearbox" name="gearbox" options={gearboxes} defaultValue="any" />
      </Grid>
      <Button type="submit">Show 128 cars</Button>
    </Form>
  ),
};
