import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'setup',
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
      when: 'only one component needs other words: set its `strings` prop, which every component has',
    },
  ],
  do: [
    'Put one provider around the whole app.',
    'Pass a complete set of strings: `frFR` of `@forecourt/ui/fr-FR`, `deDE` of `@forecourt/ui/de-DE`.',
    'Set `lang` on `<html>` to the same locale.',
    'Pass the router’s `navigate`, so that links navigate without loading the page.',
  ],
  dont: [
    'Do not expect conversions: prices are given in `currency`, mileages and distances in `distanceUnit`.',
    'Do not create `strings` during render: keep them in a constant, else every component renders again.',
  ],
  keyboard: [],
  announced: ['Every announcement follows the locale of the nearest provider.'],
};
