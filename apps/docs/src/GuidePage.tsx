import { Canvas, Markdown } from '@storybook/addon-docs/blocks';
import guides from 'virtual:guides';
import type { ComponentProps, ReactElement } from 'react';
import { Code } from './Code.tsx';
import { findComponent, getTitle } from './components.ts';
import { getPageTitle } from './guides.ts';
import { PageLink } from './PageLink.tsx';

interface GuidePageProps {
  /** The name of the file in packages/ui/docs, without `.md`. */
  name: string;
  /** A live example, shown below the first paragraph. */
  story?: ComponentProps<typeof Canvas>['of'];
}

export function GuidePage({ name, story }: GuidePageProps) {
  const guide = guides.find((one) => one.name === name);
  if (guide === undefined) throw new Error(`The guide packages/ui/docs/${name}.md does not exist.`);
  const [title = '', lead = '', ...rest] = guide.markdown.split('\n\n');
  return (
    <>
      <p className="docs-eyebrow">{getPageTitle(guide).split('/')[0]}</p>
      <Text>{`${title}\n\n${lead}`}</Text>
      {story && <Canvas of={story} sourceState="none" />}
      <Text>{rest.join('\n\n')}</Text>
    </>
  );
}

const Text = ({ children }: { children: string }) => (
  <div className="docs-prose">
    <Markdown options={{ overrides: { a: Anchor, pre: Block, table: Table, th: Head } }}>{children}</Markdown>
  </div>
);

/** Maps links to the package's pages, such as `Select.md`, to pages here. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  const page = /^(?<name>[\w-]+)\.md$/.exec(href)?.groups?.['name'];
  const component = page === undefined ? undefined : findComponent(page);
  const guide = guides.find(({ name }) => name === page);
  if (component) return <PageLink to={getTitle(component)}>{children}</PageLink>;
  if (guide) return <PageLink to={getPageTitle(guide)}>{children}</PageLink>;
  return page === undefined ? <a href={href}>{children}</a> : children;
}

/** Renders a table that scrolls sideways on phones. A scrollable region must be focusable. */
function Table(props: ComponentProps<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
    <div className="docs-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Renders a header cell, or a `<td>` if it is empty, because a Markdown table has a cell above every column. */
function Head({ children, ...rest }: ComponentProps<'th'>) {
  const isEmpty = children === undefined || (Array.isArray(children) && children.length === 0);
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell
  return isEmpty ? <td /> : <th {...rest}>{children}</th>;
}

const languages: Readonly<Record<string, ComponentProps<typeof Code>['language']>> = {
  sh: 'bash',
  css: 'css',
  html: 'html',
  json: 'json',
};

function Block({ children }: { children?: ReactElement<{ className?: string; children: string }> }) {
  if (children === undefined) return null;
  const { className = '', children: code } = children.props;
  return <Code language={languages[className.replace(/^.*lang(?:uage)?-/, '')] ?? 'tsx'} code={code.trim()} />;
}
