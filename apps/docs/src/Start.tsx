import packageFacts from 'virtual:package-facts';
import guides from 'virtual:guides';
import { CarCard } from '@forecourt/ui/CarCard';
import { drawCar } from '@forecourt/ui/car-drawing';
import { Heading } from '@forecourt/ui/Heading';
import { PriceLedger, PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import { StatTile, StatTiles } from '@forecourt/ui/StatTile';
import { TextField } from '@forecourt/ui/TextField';
import { ToastRegion, toasts } from '@forecourt/ui/Toast';
import { useState } from 'react';
import { getComponentNames } from '../../../packages/ui/build/markdown.ts';
import { getFirstSentence } from '../../../packages/ui/build/sentence.ts';
import { groups } from '../../../packages/ui/docs/component-docs.ts';
import { Code } from './Code.tsx';
import { getTitle } from './components.ts';
import { getPageTitle } from './guides.ts';
import { PageLink } from './PageLink.tsx';
import { Words } from './Prose.tsx';
import './start.css';

const { components, axe } = packageFacts;

const picture = `data:image/svg+xml,${encodeURIComponent(drawCar({ body: 'suv', paint: 'black', frame: 'picture' }))}`;

const valuation = {
  verdict: 'good',
  price: 24_995,
  estimate: 26_850,
  rule: {
    text: 'Below the estimate is a good price; less than 15% above it is fair; 15% or more is a high price.',
    bands: { good: 0, high: 15 },
  },
} as const;

const car = {
  make: 'BMW',
  model: 'X3',
  derivative: 'xDrive20d M Sport Step Auto',
  year: 2020,
  mileage: 41_200,
  distance: 12,
  registration: 'KV20 IOA',
  image: picture,
  paint: 'black',
  price: 24_995,
  valuation,
} as const;

const firstSteps = `import '@forecourt/ui/styles.css';
import { CarCard } from '@forecourt/ui/CarCard';

<CarCard
  car={{ make: 'BMW', model: 'X3', year: 2020, price: 24995, mileage: 41200 }}
  href="/cars/1"
/>;`;

export function Start() {
  return (
    <>
      <div className="docs-hero">
        <div>
          <p className="docs-eyebrow">@forecourt/ui</p>
          <Heading level={1} size="headline">
            Build used-car apps that show their working
          </Heading>
          <p className="docs-lead">
            React components for searching, valuing and comparing used cars. Prices show their sums, filters show the
            words that they came from, and forms explain errors in plain English.
          </p>
          <Code
            language="bash"
            code="npm install @forecourt/ui react react-dom react-aria-components react-aria react-stately"
          />
          <p>
            This page is built with the kit. Choose a theme, brand and direction in the toolbar above. The card works:
            press ‘Show the sums’.
          </p>
        </div>
        <div className="docs-plain">
          <CarCard
            car={car}
            headingLevel={2}
            loading="eager"
            onFavourite={() =>
              toasts.add({ title: 'Added to your list', description: 'This is a demo: nothing is saved.' })
            }
          />
        </div>
      </div>

      <div className="docs-plain docs-figures">
        <StatTiles>
          <StatTile
            figure={`${components.length}`}
            label="components, each with a docs page, a size budget and tests"
          />
          <StatTile figure="4" label={`variants of each, tested with axe ${axe}: two brands, light and dark`} />
          <StatTile figure={`${getSizeBudget('Button')}`} label="kB of compressed script at most for a Button" />
          <StatTile figure="0" label="colours that are not tokens" />
        </StatTiles>
      </div>

      <Heading level={2}>First steps</Heading>
      <p>Import the style sheet once, and each component from its own entry. There is nothing else to set up.</p>
      <Code language="tsx" code={firstSteps} />
      <div className="docs-ways">
        <GuideList of="Guides" />
        <GuideList of="Patterns" />
      </div>

      <Heading level={2}>Every verdict shows its sums</Heading>
      <p>
        A verdict takes three lines: a tag, a ruler and a sum. If there is room, add a ledger. The app supplies the rule
        in words, and the kit shows it.
      </p>
      <div className="docs-verdict docs-plain">
        <div>
          <PriceTag verdict="good" />
          <PriceRuler valuation={valuation} />
          <PriceSum valuation={valuation} />
        </div>
        <PriceLedger valuation={valuation} range={{ low: 25_600, high: 28_100 }} />
      </div>

      <PackageSearch />
      <ToastRegion />
    </>
  );
}

function GuideList({ of: folder }: { of: 'Guides' | 'Patterns' }) {
  const pages = guides.map((guide) => ({ ...guide, page: getPageTitle(guide) }));
  return (
    <section>
      <Heading level={3}>{folder}</Heading>
      <dl>
        {pages
          .filter(({ page }) => page.startsWith(folder))
          .map(({ name, title, summary, page }) => (
            <div key={name}>
              <dt>
                <PageLink to={page}>{title}</PageLink>
              </dt>
              <dd>
                <Words text={summary.replaceAll('**', '')} />
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function PackageSearch() {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = components.filter((component) => {
    const text = `${component.name} ${component.description} ${getComponentNames(component).join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <Heading level={2}>Find a component</Heading>
      <div className="docs-plain docs-find">
        <TextField
          label="What do you need?"
          description="Search by name or purpose: ‘dialog’, ‘price’, ‘keyboard’."
          type="search"
          value={query}
          onChange={setQuery}
        />
        <output>{query !== '' && `${found.length} of ${components.length}`}</output>
      </div>
      {Object.entries(groups).map(([group, title]) => {
        const groupComponents = found.filter(({ docs }) => docs.group === group);
        return (
          groupComponents.length > 0 && (
            <section key={group} className="docs-group">
              <Heading level={3}>{title}</Heading>
              <dl>
                {groupComponents.map((component) => (
                  <div key={component.name}>
                    <dt>
                      <PageLink to={getTitle(component)} variant="quiet">
                        {component.name}
                      </PageLink>
                    </dt>
                    <dd>
                      <Words text={getFirstSentence(component.description)} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        );
      })}
    </>
  );
}

function getSizeBudget(componentName: string): number | undefined {
  return components.find(({ name }) => name === componentName)?.budget?.js;
}
