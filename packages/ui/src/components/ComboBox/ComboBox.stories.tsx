import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useAsyncList } from 'react-aria-components/useAsyncList';
import { expect, fn, waitFor } from 'storybook/test';
import { Matrix } from '../../../test/support/Matrix.tsx';
import { Grid } from '../Grid/index.ts';
import { ComboBox, type ListOption } from './index.ts';

const models = [
  'Arteon',
  'Caddy',
  'Golf',
  'Golf Plus',
  'ID.3',
  'ID.4',
  'Passat',
  'Polo',
  'T-Roc',
  'Tiguan',
  'Touran',
].map((label) => ({ value: label.toLowerCase(), label }));

const meta = {
  title: 'Inputs/ComboBox',
  component: ComboBox,
  args: { label: 'Model', options: models, name: 'model', onChange: fn() },
  argTypes: { options: { control: false } },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['example'] };

/** An open list, scrolled to the selected option. */
export const Open: Story = {
  tags: ['modes'],
  args: { defaultValue: 'golf', description: 'Type part of the name.' },
  render: (args) => (
    <div style={{ maxInlineSize: 320, blockSize: 460 }}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Model' });
    input.focus();
    if (input.getAttribute('aria-expanded') !== 'true') await userEvent.keyboard('{ArrowDown}');
    // The list fades in unless motion is reduced.
    await waitFor(() => expect(canvasElement.ownerDocument.querySelector('[role="listbox"]')).toBeVisible());
  },
};

/** Selected values are shown below the field. */
export const Multiple: Story = {
  render: ({ label, options, name }) => (
    <ComboBox label={label} options={options} name={name} selectionMode="multiple" defaultValue={['golf']} />
  ),
};

/** Options in sections. */
export const Sections: Story = {
  tags: ['example'],
  args: {
    options: [
      { label: 'Popular', options: models.filter(({ label }) => ['Golf', 'Polo', 'Tiguan'].includes(label)) },
      { label: 'All models', options: models.filter(({ label }) => !['Golf', 'Polo', 'Tiguan'].includes(label)) },
    ],
  },
};

/** The options are suggestions: any other text is kept and sent. */
export const FreeText: Story = {
  name: 'Free text',
  tags: ['example'],
  args: { allowsCustomValue: true, description: 'Choose a model, or enter another one.' },
};

/** A simulated request to a server. Type ‘x’ to see it fail. */
const findModels = (text: string, signal: AbortSignal) =>
  new Promise<ListOption[]>((resolve, reject) => {
    const timer = setTimeout(() => {
      if (text.startsWith('x')) reject(new Error('offline'));
      else resolve(models.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
    }, 1000);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

function ServerSearch() {
  const list = useAsyncList<ListOption>({
    load: async ({ filterText = '', signal }) => ({ items: await findModels(filterText, signal) }),
  });
  return (
    <ComboBox
      label="Model"
      description="Type x to see the search fail."
      options={list.items}
      isLoading={list.isLoading}
      loadError={list.error && 'Could not load models. Check your connection and try again.'}
      defaultFilter={() => true}
      onInputChange={(text) => list.setFilterText(text)}
    />
  );
}

/** Options from a server, loaded as the user types. */
export const ServerOptions: Story = {
  name: 'Server options',
  tags: ['example'],
  render: () => <ServerSearch />,
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <Matrix>
      {() => (
        <Grid columns={{ base: 1, tablet: 2 }}>
          <ComboBox label="Model" options={models} placeholder="Any" />
          <ComboBox label="Model" options={models} defaultValue="golf" description="Type part of the name." />
          <ComboBox label="Model" options={models} optionalLabel="optional" />
          <ComboBox
            label="Model"
            options={models}
            isRequired
            errorMessage="Choose a model, or search for the whole make"
          />
          <ComboBox label="Model" options={models} isDisabled placeholder="Choose a make first" />
          <ComboBox
            label="Model"
            options={[{ value: 'long', label: 'Golf GTE Advance 1.4 TSI 13 kWh Plug-in Hybrid DSG Automatic' }]}
            defaultValue="long"
          />
          <ComboBox
            label="Models"
            selectionMode="multiple"
            options={models}
            placeholder="Add another"
            defaultValue={['golf', 'id.3', 'Golf GTE Advance 1.4 TSI 13 kWh Plug-in Hybrid DSG Automatic']}
          />
          <ComboBox
            label="Models"
            selectionMode="multiple"
            options={models}
            isDisabled
            defaultValue={['golf', 'polo']}
            description="Choose a make first."
          />
        </Grid>
      )}
    </Matrix>
  ),
};

const modelsByMake: Readonly<Record<string, readonly string[]>> = {
  Audi: ['A3', 'A4', 'Q5'],
  BMW: ['1 Series', '3 Series', 'X3'],
  Volvo: ['V60', 'XC40', 'XC60'],
};
const toOptions = (labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

function MakeAndModel() {
  const [make, setMake] = useState<string | null>(null);
  return (
    <Grid columns={{ base: 1, tablet: 2 }}>
      <ComboBox
        label="Make"
        name="make"
        placeholder="Any"
        options={toOptions(Object.keys(modelsByMake))}
        value={make}
        onChange={setMake}
      />
      <ComboBox
        key={make}
        label="Model"
        name="model"
        isDisabled={make === null}
        placeholder={make === null ? 'Choose a make first' : 'Any'}
        options={toOptions(modelsByMake[make ?? ''] ?? [])}
      />
    </Grid>
  );
}

/** The models depend on the make. */
export const InContext: Story = {
  name: 'In context',
  tags: ['example'],
  render: () => <MakeAndModel />,
};
