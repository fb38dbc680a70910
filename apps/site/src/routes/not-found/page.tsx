import { Container } from '@forecourt/ui/Container';
import { Link } from '@forecourt/ui/Link';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { notFound } from '../../content/not-found.ts';
import { SentenceBox } from '../../features/search-box/sentence-box.tsx';
import { useSentenceSearch } from '../../features/search-box/use-sentence-search.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { log } from '../../lib/log.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import * as css from './not-found.css.ts';

const loadResults = () => import('../search/results/page.tsx');

export function Component() {
  const { pathname } = useLocation();
  const search = useSentenceSearch('', loadResults);
  // Leaves out the query string, which may contain typed text or a postcode.
  useEffect(() => log.warn('No page at this address.', { path: pathname }), [pathname]);

  return (
    <Container className={css.page}>
      <PageHead title="Page not found" description={notFound.lead} noindex />
      <header className={css.head}>
        <h1 className={css.heading}>
          <span className={css.plate}>404</span> Page Not Found
        </h1>
        <p className={css.lead}>{notFound.lead}</p>
      </header>
      <SentenceBox size="hero" label="Describe the car" placeholder="BMW X5 under £30k" search={search} />
      <nav aria-label="Where to go next">
        <ul className={css.links}>
          {notFound.links.map(({ name, href, text }) => (
            <li key={href} className={css.item}>
              <Link className={css.link} variant="standalone" href={href} render={renderRouterLink}>
                {name}
              </Link>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  );
}
