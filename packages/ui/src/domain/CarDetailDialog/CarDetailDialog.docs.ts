import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'cars',
  example: `import { type CarDetail, CarDetailDialog } from '@forecourt/ui/CarDetailDialog';

export function Details({ car, onClose }: { car: CarDetail | undefined; onClose: () => void }) {
  return (
    <CarDetailDialog
      car={car}
      isOpen={car !== undefined}
      onOpenChange={onClose}
      onShowMoreInfo={() => console.log('ask to sign in')}
    />
  );
}
`,
  alternatives: [
    { use: 'Dialog', when: 'it is about anything else' },
    { use: 'CarCard', when: 'the car is one of many' },
    { use: 'PriceAnalysis', when: 'a page of its own shows the car' },
  ],
  do: [
    'Keep whether it is open in the address, so that a car can be shared.',
    'Set `isLoading` while the car is fetched; leave `car` out when there is none, and it says so.',
    'Close it by forgetting the car: it stays seen until it has left.',
    'Extend it with `facts`, `badges`, `finance`, `actions` and `footer`. To add a section or change the order, pass the parts as children.',
  ],
  dont: [
    'Do not give specifications that a visitor may not see: the blur hides nothing, what is blurred are placeholders.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'stays within' },
    { keys: '← →', does: 'turn the pictures, with the focus on them' },
    { keys: 'Escape', does: 'asks to be closed' },
  ],
  announced: [
    'A modal dialog named by the car; while it loads, ‘Loading car details’, and then the car’s name.',
    'Blurred placeholders are inert and never read.',
  ],
};
