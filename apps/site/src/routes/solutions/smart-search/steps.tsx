import { Container } from '@forecourt/ui/Container';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { MarkedText } from '@forecourt/ui/MarkedText';
import { PriceRuler, PriceTag } from '@forecourt/ui/PriceTag';
import { formatPrice } from '@forecourt/search-core';
import type { ReactNode } from 'react';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import { sampleListings } from '../../../content/sample-listings.ts';
import { parameters, seenTwice, sources } from '../../../content/smart-search.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import * as css from './steps.css.ts';

const found = sources.reduce((sum, source) => sum + source.found, 0);

export function Steps() {
  return (
    <Container padding="l" render={(props) => <section {...props} aria-labelledby="how-it-works" />}>
      <header className={css.head}>
        <h2 className={css.heading} id="how-it-works">
          How it works
        </h2>
        <LinkButton href={paths.signup} render={renderRouterLink}>
          Start Driving
        </LinkButton>
      </header>
      <ol className={css.steps}>
        <Step
          title="Set parameters"
          text="In your own words: make, price, age, mileage, place. What was understood is underlined; what was not is named, and left out."
        >
          <div className={css.box}>
            <span className={css.band}>{brand.short}</span>
            <p className={css.sentence}>
              <MarkedText text={parameters.sentence} marks={parameters.marks} />
            </p>
          </div>
        </Step>
        <Step
          title="We search everything"
          text="Several sources in one go. A car that stands in two of them is one car, and is counted once."
        >
          <dl>
            {sources.map(({ name, found: count }) => (
              <div key={name} className={css.line}>
                <dt className={css.term}>{name}</dt>
                <dd>{count}</dd>
              </div>
            ))}
            <div className={css.line}>
              <dt className={css.term}>Seen twice</dt>
              <dd>−{seenTwice}</dd>
            </div>
            <div className={css.total}>
              <dt>Cars in one list</dt>
              <dd className={css.figure}>{found - seenTwice}</dd>
            </div>
          </dl>
          <p className={css.note}>A sample search</p>
        </Step>
        <Step
          title="Get unified results"
          text="One list, one shape: price, estimate, the gap between them and the verdict, whoever sells the car."
        >
          <ul className={css.results}>
            {sampleListings.map(({ id, make, model, price, valuation }) => (
              <li key={id} className={css.result}>
                <span className={css.name}>
                  {make} {model}
                </span>
                <span className={css.price}>{formatPrice(price)}</span>
                <PriceRuler valuation={valuation} />
                <PriceTag className={css.tag} verdict={valuation.verdict} word={valuation.word} />
              </li>
            ))}
          </ul>
        </Step>
      </ol>
    </Container>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <div className={css.plate}>{children}</div>
      <h3 className={css.title}>{title}</h3>
      <p className={css.text}>{text}</p>
    </li>
  );
}
