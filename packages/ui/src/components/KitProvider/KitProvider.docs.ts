import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'layout',
  example: `import { KitProvider } from '@forecourt/ui/KitProvider';
import { PriceTag } from '@forecourt/ui/PriceTag';

<KitProvider
  locale="de-DE"
  currency="EUR"
  distanceUnit="km"
  strings={{ PriceTag: { good: 'Guter Preis', fair: 'Fairer Preis', high: 'Hoher Preis', unvalued: 'Noch offen' } }}
>
  <PriceTag verdict="good" />
</KitProvider>;
`,
  alternatives: [
    {
      use: 'PriceTag',
      when: 'only one component needs different texts: set its `strings` prop, or the text props of a primitive',
    },
  ],
  do: [
    'Put one provider around the whole app.',
    'Pass the strings of your language: `frFR` of `@forecourt/ui/fr-FR`, `deDE` of `@forecourt/ui/de-DE`.',
    'Set `lang` and `dir` on `<html>` to the same locale.',
    'If your data is in miles and users read kilometres, set `dataDistanceUnit="mi"`: mileages and distances are converted.',
    'Pass the router’s `navigate`, so that links navigate without loading the page.',
  ],
  dont: [
    'Do not expect exchange rates: prices are given in `currency`.',
    'Do not create `strings` during render: keep them in a constant, otherwise every component renders again.',
  ],
  keyboard: [],
  announced: ['All announcements, including React Aria’s, follow its locale.'],
};
