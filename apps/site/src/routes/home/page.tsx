import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { deferHydration } from '../../lib/defer-hydration.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { Hero } from './hero.tsx';

const Chapters = deferHydration('sample-verdicts', () => import('./chapters.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="Used cars, found in a sentence and valued"
        description="One sentence searches thousands of private-seller adverts. Most prices come back valued, with the working shown."
        canonical={paths.home}
      />
      <Hero />
      <Suspense>
        <Chapters />
      </Suspense>
    </>
  );
}
