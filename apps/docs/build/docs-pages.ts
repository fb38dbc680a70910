// Every page of the documentation site, with its content as Markdown.
import { readdirSync, readFileSync } from 'node:fs';
import { renderComponentPage, getPagesByType } from '../../../packages/ui/build/markdown.ts';
import { readGuides } from '../../../packages/ui/build/guides.ts';
import { getFirstSentence } from '../../../packages/ui/build/sentence.ts';
import { groups } from '../../../packages/ui/docs/component-docs.ts';
import { getPageTitle } from '../src/guides.ts';
import { readFactsOnce } from './package-facts.ts';

export interface DocsPage {
  /** The title as in the sidebar: 'Actions/Button'. */
  readonly title: string;
  /** The name of the page's Markdown file in the package, which other files link to. */
  readonly file?: string;
  /** One sentence without markup. */
  readonly description: string;
  readonly markdown: string;
}

const folder = new URL('../pages/', import.meta.url);

export async function readDocsPages(): Promise<readonly DocsPage[]> {
  const facts = await readFactsOnce();
  const places = getPagesByType(facts);
  const components = facts.components.map((component) => ({
    title: `${groups[component.docs.group]}/${component.name}`,
    file: `${component.name}.md`,
    description: toPlainText(getFirstSentence(component.description)),
    markdown: renderComponentPage(component, facts.axe, places),
  }));
  const guides = readGuides().map((guide) => ({
    title: getPageTitle(guide),
    file: `${guide.name}.md`,
    description: toPlainText(guide.summary),
    markdown: guide.markdown,
  }));
  const others = [
    createPage(
      'Start',
      'React components for used-car apps: how to install them, what they do and which one you need.',
    ),
    ...readFoundations(),
    createPage('Foundations/Tokens', 'All tokens on one page: colours, type, spacing, radii and motion.'),
    createPage('Cars/CarDrawing', 'Cars drawn as SVG: every body, paint and angle, without a photo.'),
  ];
  return [...others, ...guides, ...components].toSorted(compareSections);
}

/** Pages keep their order within a section. */
export const sections: readonly string[] = ['Start', 'Foundations', 'Patterns', 'Guides', ...Object.values(groups)];

export function getSection({ title }: DocsPage): string {
  return title.split('/')[0] ?? title;
}

function compareSections(one: DocsPage, other: DocsPage): number {
  return sections.indexOf(getSection(one)) - sections.indexOf(getSection(other));
}

/** The texts of these pages are in the MDX files. */
function readFoundations(): readonly DocsPage[] {
  return readdirSync(folder).flatMap((file) => {
    const source = readFileSync(new URL(file, folder), 'utf8');
    const [, title] = /<Meta title="(Foundations\/[^"]+)"/.exec(source) ?? [];
    const [, lead] = /\slead="([^"]+)"/.exec(source) ?? [];
    return title === undefined || lead === undefined ? [] : [createPage(title, lead)];
  });
}

function createPage(title: string, lead: string): DocsPage {
  return {
    title,
    description: toPlainText(getFirstSentence(lead)),
    markdown: `# ${title.split('/').at(-1)}\n\n${lead}\n\nThe rest of this page needs JavaScript.`,
  };
}

const toPlainText = (markdown: string) => markdown.replaceAll(/[`*]/g, '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
