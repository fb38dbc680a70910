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
    { use: 'Dialog', when: 'the content is short, or unrelated to the page behind it' },
    { use: 'Menu', when: 'the content is a list of links' },
    { use: 'Disclosure', when: 'the content can push the rest of the page down' },
  ],
  do: [
    'Put the drawer in React Aria’s `DialogTrigger`, after the button that opens it, or control it with `isOpen`.',
    'Label the footer’s button with its effect: ‘Show 128 cars’.',
    'Connect that button to the form with the `form` attribute, because the footer is outside the form.',
  ],
  dont: ['Do not make a drawer the only way to reach a feature.'],
  keyboard: [
    { keys: 'Tab', does: 'moves within the drawer' },
    { keys: 'Escape', does: 'requests to close the drawer' },
  ],
  announced: [
    'A modal dialog named by its title, which is announced when it opens.',
    'On a phone the drawer is a sheet. Users close it by dragging it down 50 px, or with its close button.',
  ],
};
