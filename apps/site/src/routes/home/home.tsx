import { Container } from '@forecourt/ui/Container';
import { paths } from '../../config/paths.ts';
import { Closing } from '../../features/closing/closing.tsx';
import { Showcase } from '../../features/showcase/showcase.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Claims } from './claims.tsx';
import { Hero } from './hero.tsx';
import * as css from './home.css.ts';
import { HowItWorks } from './how-it-works.tsx';
import { SampleVerdicts } from './sample-verdicts.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Used cars, found in a sentence and valued"
        description="Describe a car in one sentence. We search private sellers’ adverts, value every one, and show the sums beside the price."
        canonical={paths.home}
      />
      <Hero />
      <Container className={css.samples}>
        <SampleVerdicts />
      </Container>
      <HowItWorks />
      <Showcase />
      <Claims />
      <Closing
        heading={<>See it find the cars that you would&nbsp;buy.</>}
        lead="Thirty minutes, one to one, without commitment. Bring a car that you are looking for."
        actions={[
          { name: 'Get Started Today', href: paths.demo },
          { name: 'See the plans', href: paths.pricing },
        ]}
      />
    </>
  );
}
