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
    { use: 'Dialog', when: 'the content is not about a car' },
    { use: 'CarCard', when: 'the car is one of many' },
    { use: 'PriceAnalysis', when: 'the car has its own page' },
  ],
  do: [
    'Keep the open state in the URL, so that users can share a car.',
    'Set `isLoading` while the car is being fetched. If there is no such car, leave out `car`: the dialog then says ‘Car not found’.',
    'To close it, set `isOpen` to false. You can clear `car` at the same time: the dialog shows the last car until its animation ends.',
    'Extend it with `facts`, `badges`, `finance`, `actions`, `toolbar` and `footer`. To add a section or change the order, pass the parts as children.',
    'Mark drawings with `isIllustration` in `pictures`: only photos open in a `Lightbox`, which loads when a photo is hovered or focused.',
    'Give each car an `id` if users can move to another car with `pager`.',
  ],
  dont: [
    'Do not pass specifications that the visitor is not allowed to see: the blurred rows are placeholders, and the dialog shows whatever you pass.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves within the dialog' },
    {
      keys: '← →',
      does: 'change the picture if the pictures have focus, and the car if the dialog or its toolbar has',
    },
    { keys: 'Enter, Space', does: 'open the focused photo in a `Lightbox`, which returns focus to it' },
    { keys: 'Escape', does: 'requests to close' },
  ],
  announced: [
    'A modal dialog named by the car, or ‘Loading car details’ while the car loads. After a change of car, the new name is announced.',
    'Blurred placeholders are inert and never announced.',
  ],
};
