import { Container } from '@forecourt/ui/Container';
import { paths } from '../../config/paths.ts';
import { JustValued } from '../../features/showcase/just-valued.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Claims } from './claims.tsx';
import { Closing } from './closing.tsx';
import { Hero } from './hero.tsx';
import * as css from './home.css.ts';
import { HowItWorks } from './how-it-works.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Used cars, found in a sentence and valued"
        description="Describe a car in one sentence. We search private sellers’ adverts, value every one, and show the sums beside the price."
        canonical={paths.home}
      />
      <Hero />
      <Container className={css.just}>
        <JustValued />
      </Container>
      <HowItWorks />
      <Claims />
      <Closing />
    </>
  );
}
