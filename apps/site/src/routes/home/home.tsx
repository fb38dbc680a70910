import { paths } from '../../config/paths.ts';
import { Chapters } from './chapters.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Hero } from './hero.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Used cars, found in a sentence and valued"
        description="One sentence searches thousands of private-seller adverts. Most prices come back valued, with the working shown."
        canonical={paths.home}
      />
      <Hero />
      <Chapters />
    </>
  );
}
