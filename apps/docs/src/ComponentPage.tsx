import { Canvas, Controls, Description, DocsContext, type DocsContextProps, useOf } from '@storybook/addon-docs/blocks';
import packageFacts from 'virtual:package-facts';
import { Fragment, type ReactNode, useContext } from 'react';
import { Badge } from '@forecourt/ui/Badge';
import { Disclosure } from '@forecourt/ui/Disclosure';
import { Heading } from '@forecourt/ui/Heading';
import { Icon, type IconName } from '@forecourt/ui/Icon';
import type { ComponentFacts } from '../../../packages/ui/build/component-facts.ts';
import {
  getComponentNames,
  renderInherited,
  isText,
  formatSizes,
  renderStatus,
  getStrings,
  getTypes,
} from '../../../packages/ui/build/markdown.ts';
import { groups } from '../../../packages/ui/docs/component-docs.ts';
import { Code } from './Code.tsx';
import { findComponent, getTitle } from './components.ts';
import { PageLink } from './PageLink.tsx';
import { PropertyList } from './PropertyList.tsx';
import { Prose, Words } from './Prose.tsx';

/** Renders the page of a component from the same facts as the package's Markdown page, or the page of another export. */
export default function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1);
  const component = packageFacts.components.find((one) => one.name === name);
  return component ? <Facts key={name} {...component} /> : <ExportPage key={name} />;
}

function ExportPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const [group = '', name = ''] = preparedMeta.title.split('/');
  return (
    <>
      <header className="docs-head">
        <p className="docs-eyebrow">{group}</p>
        <Heading level={1} size="headline">
          <Breakable name={name} />
        </Heading>
        <div className="docs-lead">
          <Description of={csfFile.moduleExports} />
        </div>
      </header>
      <Stories level={2} stories={useContext(DocsContext).componentStories()} />
    </>
  );
}

function Facts(component: ComponentFacts) {
  const { name, description, docs, exports, conformance, budget } = component;
  const parts = getComponentNames(component);
  return (
    <>
      <header className="docs-head">
        <p className="docs-eyebrow">{groups[docs.group]}</p>
        <Heading level={1} size="headline">
          <Breakable name={name} />
        </Heading>
        <div className="docs-lead">
          <Prose text={description} />
        </div>
        <ul className="docs-marks">
          <li>
            <Badge tone="outline">{renderStatus(component)}</Badge>
          </li>
          <li>
            <Badge tone="outline">axe {packageFacts.axe}: no violations</Badge>
          </li>
        </ul>
        <p className="docs-sizes">{formatSizes(budget)}</p>
      </header>

      <Canvas sourceState="none" />
      <Disclosure title="Change the props" className="docs-controls">
        <Controls />
      </Disclosure>

      <Heading level={2}>Use</Heading>
      <Code language="tsx" code={`import '@forecourt/ui/css/${name}.css';\n${docs.example.trim()}`} />

      <div className="docs-advice">
        <Advice title="Do" icon="check" lines={docs.do.map((text) => ({ key: text, line: <Words text={text} /> }))} />
        <Advice
          title="Do not"
          icon="close"
          lines={docs.dont.map((text) => ({ key: text, line: <Words text={text} /> }))}
        />
        <Advice
          title="Use something else"
          icon="arrow-end"
          lines={docs.alternatives.map(({ use, when }) => ({
            key: use,
            line: (
              <>
                <ComponentLink name={use} /> when <Words text={when} />.
              </>
            ),
          }))}
        />
      </div>

      <Examples />

      {exports.map(
        (one) =>
          one.kind === 'component' && (
            <section key={one.name}>
              <Heading level={2}>{parts.length === 1 ? 'Props' : `Props of ${one.name}`}</Heading>
              {one.name !== name && one.description !== description && <Prose text={one.description} />}
              <PropertyList rows={one.props} />
              <Prose text={renderInherited(one.inherited)} />
            </section>
          ),
      )}
      <Types {...component} />
      <Texts {...component} />

      <Heading level={2}>Accessibility</Heading>
      {docs.keyboard.length > 0 && (
        <dl className="docs-keys">
          {docs.keyboard.map(({ keys, does }) => (
            <div key={`${keys} ${does}`}>
              <dt>
                {keys.split(', ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>
                <Words text={does} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ul>
        {docs.announced.map((text) => (
          <li key={text}>
            <Words text={text} />
          </li>
        ))}
      </ul>

      <Heading level={2}>For selectors and tests</Heading>
      <p>These names follow semantic versioning: removing one is a major change.</p>
      <dl className="docs-properties">
        {conformance.map((one) => (
          <div key={one.name}>
            <dt>
              <code>{one.name}</code>
            </dt>
            <dd className="docs-type">{one.role ?? 'no role'}</dd>
            <dd className="docs-parts">
              {one.parts.map((part) => (
                <code key={part}>{part}</code>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Excludes the playground and the stories for tests. The example in context comes first. */
function Examples() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ name, tags, parameters }) => {
      const { docs } = parameters as { docs?: { story?: { inline?: boolean } } };
      const isOpenedByTest = name === 'Open' && docs?.story?.inline !== false;
      return !['Playground', 'Narrow'].includes(name) && !tags.includes('full') && !isOpenedByTest;
    })
    .toSorted((one, other) => Number(other.name === 'In context') - Number(one.name === 'In context'));
  return (
    <>
      <Heading level={2}>Examples</Heading>
      <Stories level={3} stories={stories} />
    </>
  );
}

interface StoriesProps {
  level: 2 | 3;
  stories: ReturnType<DocsContextProps['componentStories']>;
}

function Stories({ level, stories }: StoriesProps) {
  return (
    <>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id} className="docs-story-of">
          <Heading level={level}>{name}</Heading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} sourceState="none" />
        </section>
      ))}
    </>
  );
}

/** Renders a name with line break opportunities between its words. */
function Breakable({ name }: { name: string }) {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <Fragment key={word}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
}

interface AdviceProps {
  title: string;
  icon: IconName;
  lines: readonly { key: string; line: ReactNode }[];
}

function Advice({ title, icon, lines }: AdviceProps) {
  return (
    <section>
      <Heading level={2} size="subtitle">
        {title}
      </Heading>
      <ul>
        {lines.map(({ key, line }) => (
          <li key={key}>
            <Icon name={icon} size="s" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ComponentLink({ name }: { name: string }) {
  const component = findComponent(name);
  return component ? <PageLink to={getTitle(component)}>{name}</PageLink> : <code>{name}</code>;
}

function Types({ exports }: ComponentFacts) {
  const types = getTypes(exports);
  if (types.length === 0) return null;
  return (
    <>
      <Heading level={2}>Types</Heading>
      {types.map(({ name, description, fields, text }) => (
        <section key={name}>
          <Heading level={3}>{name}</Heading>
          <Prose text={description} />
          {fields.length > 0 ? (
            <PropertyList rows={fields} />
          ) : (
            <div className="docs-text-of-type">
              <Code language="tsx" code={`type ${name} = ${text};`} />
            </div>
          )}
        </section>
      ))}
    </>
  );
}

function Texts({ exports }: ComponentFacts) {
  const strings = getStrings(exports);
  const labels = exports.flatMap((one) => (one.kind === 'component' ? one.props.filter(isText) : []));
  if (strings.length === 0 && labels.length === 0) return null;
  return (
    <>
      <Heading level={2}>Texts</Heading>
      {labels.length > 0 && (
        <p>
          These props override the provider’s strings for one instance:{' '}
          <Words text={labels.map(({ name }) => `\`${name}\``).join(', ')} />.
        </p>
      )}
      {strings.map(({ name, fields }) => (
        <Disclosure key={name} title={`strings: any part of ${name}`}>
          <PropertyList rows={fields} />
        </Disclosure>
      ))}
    </>
  );
}
