import { Container } from '@forecourt/ui/Container';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { heldBack } from '../../lib/held-back.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { Hero } from './hero.tsx';
import * as css from './home.css.ts';
import { SampleVerdicts } from './sample-verdicts.tsx';

const Chapters = heldBack('how-it-works', () => import('./chapters.tsx'));

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
      <Suspense>
        <Chapters />
      </Suspense>
    </>
  );
}
