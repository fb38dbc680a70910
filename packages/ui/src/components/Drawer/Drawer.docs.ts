import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'overlays',
  example: `import { Button } from '@forecourt/ui/Button';
import { Drawer } from '@forecourt/ui/Drawer';
import { Form } from '@forecourt/ui/Form';
import { NativeSelect } from '@forecourt/ui/NativeSelect';

const fuels = [
  { value: '', label: 'Any' },
  { value: 'diesel', label: 'Diesel' },
];

export function Filters({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Drawer
      title="Filter cars"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button type="submit" form="filters" isFullWidth>
          Show 128 cars
        </Button>
      }
    >
      <Form id="filters" onSubmit={() => onOpenChange(false)}>
        <NativeSelect label="Fuel" name="fuel" options={fuels} />
      </Form>
    </Drawer>
  );
}
`,
  alternatives: [
    { use: 'Dialog', when: 'it is short, or has nothing to do with the page behind it' },
    { use: 'Menu', when: 'it holds places to go' },
    { use: 'Disclosure', when: 'it may push the page down' },
  ],
  do: [
    'Say in the footer’s button what it will do: ‘Show 128 cars’.',
    'Connect that button with the form by `form`: the footer lies outside it.',
  ],
  dont: ['Do not put the only way to something into a drawer.'],
  keyboard: [
    { keys: 'Tab', does: 'stays within' },
    { keys: 'Escape', does: 'asks to be closed' },
  ],
  announced: [
    'A modal dialog named by its title, which is read when it opens.',
    'On a phone it is a sheet that a drag of 50 px closes; its button does the same for who cannot drag.',
  ],
};
