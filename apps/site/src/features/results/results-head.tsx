import { PAGE_SIZE, type Sort, sortLabel, SORTS, countPages } from '@forecourt/search-core';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import type { ReactNode, Ref } from 'react';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../config/paths.ts';
import { formatCarCount, formatNumber } from '../../lib/format-number.ts';
import { LayoutSwitch } from './layout-switch.tsx';
import * as css from './results-head.css.ts';
import { type CarSearch, isEmptyPage } from './use-car-search.ts';

const sortOptions = SORTS.map((sort) => ({ value: sort, label: sortLabel(sort) }));

interface ResultsHeadProps {
  headingRef: Ref<HTMLHeadingElement>;
  readiness: 'empty' | 'no-postcode' | 'ready';
  search: CarSearch;
  page: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Shown next to the sort order. */
  tools: ReactNode;
}

export function ResultsHead({ headingRef, readiness, search, page, sort, onSort, tools }: ResultsHeadProps) {
  const shownPage = search.status === 'done' ? search.page : search.status === 'loading' ? search.previous : undefined;
  const total = shownPage && isEmptyPage(shownPage, page) ? 0 : shownPage?.total;
  const pages = countPages(total ?? 0);
  const place = pages > 1 ? `page ${formatNumber(Math.min(page, pages))} of ${formatNumber(pages)}` : undefined;
  const heading = getHeading(readiness, search, total);
  const title = [heading, place].filter(Boolean).join(', ');
  const isSettled = search.status === 'done';

  return (
    <div className={css.head} data-searches={readiness === 'ready' || undefined}>
      <PageHead title={title} description={DESCRIPTION} canonical={paths.results} noindex />
      <h1
        className={css.heading}
        ref={headingRef}
        tabIndex={-1}
        data-loading={search.status === 'loading' || undefined}
      >
        {total === 0 || search.status === 'failed' ? <span className={css.sentence}>{heading}</span> : heading}
        {place ? <span className={css.place}> {place}</span> : null}
      </h1>
      {/* Always rendered, so that changes are announced. */}
      <p className={css.hiddenText} role="status">
        {isSettled ? title : ''}
      </p>
      <div className={css.controls}>
        {search.status === 'loading' ? <span className={css.spinner} aria-hidden="true" /> : null}
        <div className={css.tools}>
          {/* Rendered before the response arrives, so that nothing shifts then. */}
          {readiness === 'ready' ? (
            <NativeSelect label="Sort" labelPlace="inside" options={sortOptions} value={sort} onChange={onSort} />
          ) : null}
          {tools}
        </div>
        {readiness === 'ready' ? <LayoutSwitch className={css.layout} /> : null}
      </div>
    </div>
  );
}

export const DESCRIPTION = `Cars that match a search, ${PAGE_SIZE} to a page, most of them with an estimated value.`;

function getHeading(readiness: ResultsHeadProps['readiness'], search: CarSearch, total: number | undefined): string {
  if (readiness === 'empty') return 'Which car are you looking for?';
  if (readiness === 'no-postcode') return 'Where should we search?';
  if (search.status === 'failed') return 'The search didn’t work';
  if (total === undefined) return 'Searching…';
  return total === 0 ? 'No cars found with your preferences' : formatCarCount(total);
}
