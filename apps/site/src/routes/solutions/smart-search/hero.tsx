import { Inline } from '@forecourt/ui/Inline';
import { Text } from '@forecourt/ui/Text';
import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { StackCarousel } from '@forecourt/ui/StackCarousel';
import { env } from '../../../config/env.ts';
import { paths } from '../../../config/paths.ts';
import { sampleListings } from '../../../content/sample-listings.ts';
import { renderRouterLink } from '../../../lib/render-router-link.tsx';
import * as css from './hero.css.ts';
import { ListingCard } from './listing-card.tsx';

const cards = sampleListings.map((listing) => ({
  id: listing.id,
  label: `${listing.make} ${listing.model}`,
  content: <ListingCard listing={listing} />,
}));

export function Hero() {
  return (
    <section className={css.hero} data-theme="dark">
      <Container className={css.head}>
        <div className={css.words}>
          <p className={css.tool}>Smart Search</p>
          <h1 className={css.heading}>
            Many sources. <br /> One honest&nbsp;list.
          </h1>
          <Text className={css.lead} size="lead" tone="muted">
            Smart Search reads private and dealer listings together, values most of the cars and marks the good prices.
          </Text>
          <Inline gap={3}>
            <LinkButton size="l" variant="accent" href={env.appUrl} target="_blank" rel="noopener">
              Try Smart Search Now <Icon name="external" size="s" label="opens in a new tab" />
            </LinkButton>
            <LinkButton size="l" variant="secondary" href={paths.demo} render={renderRouterLink}>
              Request Demo
            </LinkButton>
          </Inline>
        </div>
        <StackCarousel className={css.stack} label="Sample listings" cards={cards} />
      </Container>
    </section>
  );
}
