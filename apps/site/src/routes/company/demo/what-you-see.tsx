import { Band } from '@forecourt/ui/Band';
import { Grid } from '@forecourt/ui/Grid';
import { Heading } from '@forecourt/ui/Heading';
import { Inline } from '@forecourt/ui/Inline';
import { List } from '@forecourt/ui/List';
import { Text } from '@forecourt/ui/Text';
import { Stack } from '@forecourt/ui/Stack';
import { Badge } from '@forecourt/ui/Badge';
import { MarkedText } from '@forecourt/ui/MarkedText';
import { PriceRuler, PriceSum, PriceTag } from '@forecourt/ui/PriceTag';
import { DescriptionList, DescriptionListItem } from '@forecourt/ui/DescriptionList';
import type { ReactNode } from 'react';
import { demoSamples } from '../../../content/demo-sections.ts';
import { CarPlate } from '../../../features/car-plate/car-plate.tsx';
import * as typeset from '../../../typeset.css.ts';
import * as css from './what-you-see.css.ts';

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export function WhatYouSee() {
  return (
    <Band tone="raised" edges="both" padding={{ base: 16, desktop: 28 }} aria-labelledby="what-you-see">
      <Grid columns={1} gap={{ base: 8, desktop: 12 }}>
        <h2 className={typeset.headline} id="what-you-see">
          What You’ll See
        </h2>
        <div>
          <List startRule="strong" padding={{ base: 8, desktop: 12 }} render={(props) => <div {...props} />}>
            <Row
              title="Advertising search tool"
              text="Ask for private sellers’ adverts in one sentence. Most come back with an estimate and the working behind it."
            >
              <Found />
            </Row>
            <Row
              title="Automated Sourcing"
              text="Tell us once what you stock. We check new adverts as they’re listed, and the ones worth a call are ready for you in the morning."
            >
              <OvernightResults />
            </Row>
            <Row
              title="Marketing"
              badge="Coming Soon"
              text="See how one car on your forecourt becomes a week of posts on the networks its buyers use."
            >
              <Post />
            </Row>
          </List>
          <Text size="small" tone="muted">
            Sample cars and figures. In the demo, we’ll use the cars you ask about.
          </Text>
        </div>
      </Grid>
    </Band>
  );
}

function Row({ title, badge, text, children }: { title: string; badge?: string; text: string; children: ReactNode }) {
  return (
    <Grid columns={{ desktop: '5:6' }} gap={{ base: 6, desktop: 16 }} render={(props) => <article {...props} />}>
      <Stack gap={3}>
        <Inline gap={3}>
          <Heading level={3} size="title">
            {title}
          </Heading>
          {badge ? <Badge>{badge}</Badge> : null}
        </Inline>
        <p className={typeset.explanation}>{text}</p>
      </Stack>
      <div>{children}</div>
    </Grid>
  );
}

function Found() {
  const { text, marks, found } = demoSamples.search;
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
      <Stack className={css.foundText} gap={2}>
        <div>
          <Text weight="strong">{found.name}</Text>
          <Text size="small" tone="muted">
            {found.facts}
          </Text>
        </div>
        <Inline gap={3} justify="between" render={(props) => <p {...props} />}>
          <span className={typeset.figure}>{poundFormat.format(found.price)}</span> <PriceTag verdict="good" />
        </Inline>
        <PriceRuler valuation={valuation} />
        <PriceSum valuation={valuation} />
      </Stack>
    </>
  );
}

function OvernightResults() {
  const { wanted, rows, next } = demoSamples.night;
  return (
    <DescriptionList>
      <div className={css.wantedText}>
        <dt className={typeset.small}>Wanted</dt>
        <dd className={typeset.label}>{wanted}</dd>
      </div>
      {rows.map(([term, count]) => (
        <DescriptionListItem key={term} term={term}>
          {count}
        </DescriptionListItem>
      ))}
      <DescriptionListItem term={next} isTotal>
        1
      </DescriptionListItem>
    </DescriptionList>
  );
}

function Post() {
  const { image, text, when, networks } = demoSamples.post;
  return (
    <figure className={css.post}>
      <CarPlate className={css.picture} image={image} loading="lazy" />
      <Stack gap={2} render={(props) => <figcaption {...props} />}>
        <Text>{text}</Text>
        <Text size="small" tone="muted">
          {when} · {networks.join(', ')}
        </Text>
      </Stack>
    </figure>
  );
}
