import { paths } from '../../config/paths.ts';
import { Chapters } from './smart-search/chapters.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { Hero } from './smart-search/hero.tsx';

export function Component() {
  return (
    <>
      <PageHead
        title="Smart Search: private and dealer listings in one list"
        description="Smart Search reads private and dealer listings together, values most of them, and puts the best prices first."
        canonical={paths.smartSearch}
      />
      <Hero />
      <Chapters />
    </>
  );
}
