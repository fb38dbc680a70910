import { Stack } from '@forecourt/ui/Stack';
import { Badge } from '@forecourt/ui/Badge';
import { Container } from '@forecourt/ui/Container';
import { MarkedText } from '@forecourt/ui/MarkedText';
import { PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import type { ReactNode } from 'react';
import { shown } from '../../../content/demo-chapters.ts';
import * as css from './what-you-see.css.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

/** The three things that the demo is about, each beside a piece of what will be on the screen. */
export function WhatYouSee() {
  return (
    <section className={css.chapter} aria-labelledby="what-you-see">
      <Container>
        <h2 className={css.heading} id="what-you-see">
          What You’ll See
        </h2>
        <div className={css.rows}>
          <Row
            title="Advertising search tool"
            text="Private sellers’ adverts, asked for in one sentence. Most prices come back valued, with their arithmetic."
          >
            <Found />
          </Row>
          <Row
            title="Automated Sourcing"
            text="Say once what you stock. New adverts are read as they are listed, and what is worth a call waits for you in the morning."
          >
            <Night />
          </Row>
          <Row
            title="Marketing"
            badge="Coming Soon"
            text="A preview: a car on your forecourt becomes posts for the networks where its buyers are, planned and tracked."
          >
            <Post />
          </Row>
        </div>
        <p className={css.note}>Cars and figures are samples. In the demo they are yours.</p>
      </Container>
    </section>
  );
}

function Row({ title, badge, text, children }: { title: string; badge?: string; text: string; children: ReactNode }) {
  return (
    <article className={css.row}>
      <div>
        <h3 className={css.title}>
          {title} {badge ? <Badge>{badge}</Badge> : null}
        </h3>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.artefact}>{children}</div>
    </article>
  );
}

function Found() {
  const { text, marks, found } = shown.search;
  const valuation = {
    verdict: 'good' as const,
    price: found.price,
    estimate: found.estimate,
    rule: { text: 'Below the estimate is good.', bands: { good: 0, high: 15 } },
  };
  return (
    <>
      <p className={css.sentence}>
        <MarkedText text={text} marks={marks} />
      </p>
      <Stack className={css.found} gap={2}>
        <p>
          <strong className={css.strong}>{found.name}</strong>
          <span className={css.facts}>{found.facts}</span>
        </p>
        <p className={css.price}>
          {pounds.format(found.price)} <PriceTag verdict="good" />
        </p>
        <PriceRuler valuation={valuation} />
        <PriceSum valuation={valuation} />
      </Stack>
    </>
  );
}

function Night() {
  const { wanted, rows, next } = shown.night;
  return (
    <dl>
      <div className={css.wanted}>
        <dt className={css.facts}>Wanted</dt>
        <dd className={css.strong}>{wanted}</dd>
      </div>
      {rows.map(([term, count]) => (
        <div key={term} className={css.line}>
          <dt>{term}</dt>
          <dd className={css.count}>{count}</dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{next}</dt>
        <dd className={css.count}>1</dd>
      </div>
    </dl>
  );
}

function Post() {
  const { image, text, when, networks } = shown.post;
  return (
    <figure className={css.post}>
      <span className={css.picture}>
        <img src={image} alt="" width={500} height={200} loading="lazy" className={css.car} />
      </span>
      <figcaption className={css.caption}>
        <p>{text}</p>
        <p className={css.facts}>
          {when} · {networks.join(', ')}
        </p>
      </figcaption>
    </figure>
  );
}
