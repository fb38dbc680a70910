import { Heading } from '@forecourt/ui/Heading';
import { Stack } from '@forecourt/ui/Stack';
import { Text } from '@forecourt/ui/Text';
import { Container } from '@forecourt/ui/Container';
import type { ReactNode } from 'react';
import { listingAges, filterNames, sampleSources } from '../../../content/smart-search.ts';
import { measure } from '../../../typeset.css.ts';
import * as css from './features.css.ts';

export function Features() {
  return (
    <Container padding="l" paddingSides="end" render={(props) => <section {...props} aria-labelledby="features" />}>
      <Heading className={css.heading} level={2} id="features">
        Key features
      </Heading>
      <ul className={css.features}>
        <Feature
          title="Multi-platform search"
          text="Ask once. No more juggling five tabs and trying to remember which one had the blue car."
        >
          <p className={css.sum}>{sampleSources.map(({ found }) => found).join(' + ')}</p>
        </Feature>
        <Feature
          title="Private seller focus"
          text="You see owners’ adverts unless you ask for more, because that’s where the margin is. Add dealers’ adverts, or see only those."
        >
          <p className={css.sellers}>
            <span className={css.chosenOption}>Private</span>
            <span>Dealer</span>
            <span>Both</span>
          </p>
        </Feature>
        <Feature
          title="Real-time listings"
          text="See when a car was listed, with this morning’s arrivals above last week’s."
        >
          <p className={css.ages}>
            {listingAges.map((age) => (
              <span key={age}>{age}</span>
            ))}
          </p>
        </Feature>
        <Feature
          title="Advanced filtering"
          text="Fourteen filters, most with multiple values, all in one link you can share."
        >
          <p className={css.names}>{filterNames.join(', ')}</p>
        </Feature>
      </ul>
    </Container>
  );
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Stack className={css.feature} gap={1} render={(props) => <li {...props} />}>
      {/* Decorative, because the text below gives the same information. */}
      <div className={css.artefact} aria-hidden="true">
        {children}
      </div>
      <Heading level={3}>{title}</Heading>
      <Text className={measure.m} tone="muted">
        {text}
      </Text>
    </Stack>
  );
}
