import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { heldBack } from '../../lib/held-back.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { Hero } from './hero.tsx';

const Chapters = heldBack('sample-verdicts', () => import('./chapters.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="Used cars, found in a sentence and valued"
        description="Describe a car in one sentence. We search private sellers’ adverts, value every one, and show the sums beside the price."
        canonical={paths.home}
      />
      <Hero />
      <Suspense>
        <Chapters />
      </Suspense>
    </>
  );
}
