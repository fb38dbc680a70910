// The package's documentation files: docs/*.md, components.json and llms.txt.
import { groups } from '../docs/component-docs.ts';
import type { ComponentFacts, PackageFacts } from './component-facts.ts';
import type { Guide } from './guides.ts';
import { renderComponentPage, getComponentNames, renderEntryPage, getPagesByType } from './markdown.ts';
import { getFirstSentence } from './sentence.ts';

/** The paths are below dist/. */
export function renderDocsFiles(facts: PackageFacts, guides: readonly Guide[]): ReadonlyMap<string, string> {
  const places = getPagesByType(facts);
  return new Map([
    ...facts.components.map((one) => [`docs/${one.name}.md`, renderComponentPage(one, facts.axe, places)] as const),
    ...facts.entries.map((one) => [`docs/${one.name}.md`, renderEntryPage(one, '@forecourt/ui')] as const),
    ...guides.map(({ name, markdown }) => [`docs/${name}.md`, markdown] as const),
    ['components.json', `${JSON.stringify(createComponentsJson(facts), null, 2)}\n`],
    ['llms.txt', renderLlmsText(facts, guides)],
  ]);
}

/** Leaves out the props, which are in the Markdown. */
function createComponentsJson({ axe, components }: PackageFacts): object {
  return {
    axe,
    components: components.map((component) => ({
      name: component.name,
      exports: getComponentNames(component),
      import: `@forecourt/ui/${component.name}`,
      css: `@forecourt/ui/css/${component.name}.css`,
      docs: `@forecourt/ui/docs/${component.name}.md`,
      group: groups[component.docs.group],
      status: component.docs.status,
      since: component.docs.since,
      description: component.description,
      alternatives: component.docs.alternatives,
      parts: Object.fromEntries(component.conformance.map(({ name, parts }) => [name, parts])),
      kilobytes: component.budget,
    })),
  };
}

/** The format is that of llmstxt.org. Links are relative to the file. */
function renderLlmsText({ components, entries }: PackageFacts, allGuides: readonly Guide[]): string {
  const createLink = (name: string, title: string, text: string) => `- [${title}](docs/${name}.md): ${text}`;
  const listComponents = (group: string) =>
    components
      .filter(({ docs }) => docs.group === group)
      .map((component) => createLink(component.name, createTitle(component), getFirstSentence(component.description)));
  const sections = [
    ['Guides', ...allGuides.map(({ name, title, summary }) => createLink(name, title, summary))],
    ...Object.entries(groups).map(([group, title]) => [title, ...listComponents(group)]),
    ['Other entries', ...entries.map(({ name, description }) => createLink(name, name, description))],
  ];
  return `# @forecourt/ui

> React components for used-car apps: a natural-language search, car cards with price verdicts and the calculation behind them, filters, chat, price plans, and general components. Accessible (WCAG 2.2 AA), themable, ESM, React 19.

- Import each component from its own entry, \`@forecourt/ui/Button\`, and its style sheet once, \`@forecourt/ui/css/Button.css\`, or all of them, \`@forecourt/ui/styles.css\`. Scripts import no CSS.
- \`react-aria-components\`, \`react-aria\` and \`react-stately\` are peer dependencies. \`components.json\` lists the status, alternatives and parts of each component.
- Every CSS rule of the kit is in a cascade layer, so your own classes win; \`className\` goes to the root, and parts are selected by \`data-part\`.
- Buttons and links take \`onPress\`. Links take \`href\` and navigate through \`KitProvider\`'s \`navigate\`; \`render\` or \`renderLink\` renders a router's own link. There is no \`as\`. A field's \`onChange\` receives the value.
- \`KitProvider\` sets locale, currency, distance unit and strings (\`@forecourt/ui/de-DE\`, \`/fr-FR\`). Without it, texts are British English. No component has an outer margin, fetches data or judges a price.

${sections.map(([title = '', ...links]) => `## ${title}\n\n${links.join('\n')}`).join('\n\n')}
`;
}

function createTitle(component: ComponentFacts): string {
  return [component.name, ...getComponentNames(component).filter((name) => name !== component.name)].join(', ');
}
