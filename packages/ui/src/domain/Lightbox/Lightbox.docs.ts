import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'experimental',
  since: '0.1.0',
  group: 'cars',
  example: `import { Button } from '@forecourt/ui/Button';
import { Lightbox } from '@forecourt/ui/Lightbox';
import { DialogTrigger } from 'react-aria-components/Dialog';

<DialogTrigger>
  <Button>View photos</Button>
  <Lightbox
    label="Photos of this BMW X3"
    photos={[
      { id: 'front', src: '/front.jpg', label: 'Front' },
      { id: 'rear', src: '/rear.jpg', label: 'Rear' },
    ]}
  />
</DialogTrigger>;
`,
  alternatives: [
    { use: 'Carousel', when: 'the photos are part of a page or a dialog' },
    { use: 'CarImage', when: 'there is one picture of a car' },
    { use: 'Dialog', when: 'the overlay contains text or controls' },
  ],
  do: [
    'Open the Lightbox from a photo, and set `defaultIndex` to show that photo first.',
    'Pass photos large enough for the window, or a `srcSet`.',
    'If the browser’s Back button should close it, keep `isOpen` in the URL.',
  ],
  dont: [
    'Do not use a Lightbox for pictures that the page already shows at full size.',
    'Do not put essential text in captions.',
  ],
  keyboard: [
    { keys: 'Arrow Left, Arrow Right', does: 'show the previous or next photo, and wrap at the ends' },
    { keys: 'Tab', does: 'moves through the photo, the buttons and the thumbnails, and stays in the Lightbox' },
    { keys: 'Escape', does: 'closes the Lightbox and returns focus to the element that opened it' },
  ],
  announced: [
    'On open, the dialog’s name and ‘Photo 3 of 12: Rear’ are announced. After every change, the new photo is announced.',
    'A photo that fails to load is replaced by text.',
  ],
};
