import { Suspense } from 'react';
import { paths } from '../../../config/paths.ts';
import { deferHydration } from '../../../lib/defer-hydration.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { Hero } from './hero.tsx';

const Sections = deferHydration('how-it-works', () => import('./sections.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="Smart Search: private and dealer listings in one list"
        description="Smart Search reads private and dealer listings together, values most of the cars and marks the good prices."
        canonical={paths.smartSearch}
      />
      <Hero />
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
