import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { Showcase } from '../../features/showcase/showcase.tsx';
import { deferHydration } from '../../lib/defer-hydration.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { Hero } from './hero.tsx';

const Sections = deferHydration('testimonials', () => import('./sections.tsx'));

export function Component() {
  return (
    <>
      <PageHead
        title="For used-car dealers: find and value stock in a sentence"
        description="Find stock worth buying. One sentence searches thousands of private-seller adverts. Most cars come back valued, with the working shown."
        canonical={paths.home}
      />
      <Hero />
      <Showcase />
      <Suspense>
        <Sections />
      </Suspense>
    </>
  );
}
