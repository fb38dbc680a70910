import { Heading } from '@forecourt/ui/Heading';
import { List } from '@forecourt/ui/List';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Container } from '@forecourt/ui/Container';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { MarkedText } from '@forecourt/ui/MarkedText';
import { PriceRuler, PriceTag } from '@forecourt/ui/PriceTag';
import { formatPrice } from '@forecourt/search-core';
import type { ReactNode } from 'react';
import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';
import { brand } from '../../../config/brand.ts';
import { paths } from '../../../config/paths.ts';
import { sampleListings } from '../../../content/sample-listings.ts';
import { exampleReading, duplicateCount, sampleSources } from '../../../content/smart-search.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import * as typeset from '../../../typeset.css.ts';
import * as css from './steps.css.ts';

const foundCount = sampleSources.reduce((sum, source) => sum + source.found, 0);

export function Steps() {
  return (
    <Container padding="l" render={(props) => <section {...props} aria-labelledby="how-it-works" />}>
      <header className={typeset.sectionHead}>
        <h2 className={typeset.headline} id="how-it-works">
          How it works
        </h2>
        <LinkButton variant="secondary" href={paths.signup} render={renderRouterLink}>
          Start Driving
        </LinkButton>
      </header>
      <ol className={css.steps}>
        <Step
          title="Set parameters"
          text="Say it in your own words: make, price, age, mileage, place. We underline what we understood, and tell you what we left out."
        >
          <div className={css.box}>
            <span className={css.band}>{brand.short}</span>
            <p className={css.sentence}>
              <MarkedText text={exampleReading.sentence} marks={exampleReading.marks} />
            </p>
          </div>
        </Step>
        <Step
          title="We search everything"
          text="We check several sources in one go. If a car is listed twice, you see it once."
        >
          <DescriptionList size="s">
            {sampleSources.map(({ name, found: count }) => (
              <DescriptionListItem key={name} term={name}>
                {count}
              </DescriptionListItem>
            ))}
            <DescriptionListItem term="Duplicates">−{duplicateCount}</DescriptionListItem>
            <DescriptionListItem term="Cars in your list" isTotal>
              <span className={css.total}>{foundCount - duplicateCount}</span>
            </DescriptionListItem>
          </DescriptionList>
          <Text size="micro" tone="muted">
            A sample search
          </Text>
        </Step>
        <Step
          title="Get unified results"
          text="One list, one layout. Every car has its price, and most have our estimate, the gap and a verdict."
        >
          <List padding={3}>
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
          </List>
        </Step>
      </ol>
    </Container>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={css.step}>
      <Stack className={css.panel} gap={0} justify="center">
        {children}
      </Stack>
      <Heading className={css.title} level={3} size="title">
        {title}
      </Heading>
      <p className={typeset.explanation}>{text}</p>
    </li>
  );
}
