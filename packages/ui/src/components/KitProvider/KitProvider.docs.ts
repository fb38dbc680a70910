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
      when: 'only one component needs different texts: set the `strings` prop of that component, or its label props',
    },
  ],
  do: [
    'Put one provider around the app.',
    'Pass the strings for your language: `frFR` from `@forecourt/ui/fr-FR`, or `deDE` from `@forecourt/ui/de-DE`.',
    'Set `lang` and `dir` on `<html>` to match the locale.',
    'If your data is in miles and users read kilometres, set `dataDistanceUnit="mi"`: mileages and distances are converted.',
    'Pass the router’s `navigate`, so that links navigate without a page load.',
  ],
  dont: [
    'Do not expect currency conversion: pass prices in `currency`.',
    'Do not create `strings` during render: keep them in a constant, otherwise every component re-renders.',
  ],
  keyboard: [],
  announced: ['All announcements, including React Aria’s, are in the provider’s language.'],
};
