import { type SearchState, writeSearch } from '@forecourt/search-core';
import { type ReactNode, useEffect, useState } from 'react';
import * as css from './empty-result.css.ts';
import { FeedLink } from './feed-link.tsx';
import { RelaxationList } from './relaxation-list.tsx';
import { useRelaxations } from './use-relaxations.ts';

interface EmptyResultProps {
  state: SearchState;
  getHref: (state: SearchState) => string;
  renderInvitation: (kind: 'none') => ReactNode;
}

/** How long the content below the relaxations waits for their counts. */
const COUNT_WAIT_MS = 800;

/**
 * Offers relaxations, another search and the feed. The content below the relaxations is hidden until they are counted,
 * but at most for `COUNT_WAIT_MS`, so that it does not move.
 */
export function EmptyResult({ state, getHref, renderInvitation }: EmptyResultProps) {
  const { maxRows, relaxations } = useRelaxations(state, 0);
  const isCounted = maxRows === 0 || relaxations !== undefined;
  const search = writeSearch(state);
  const [firstSearch] = useState(search);
  const [isRestShown, setRestShown] = useState(isCounted);
  const [isLate, setLate] = useState(false);
  if (isCounted && !isRestShown) setRestShown(true);
  useEffect(() => {
    if (isRestShown) return;
    const timer = setTimeout(() => {
      setLate(true);
      setRestShown(true);
    }, COUNT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isRestShown]);

  return (
    <>
      <RelaxationList
        heading="Change one thing to find cars:"
        state={state}
        total={0}
        getHref={getHref}
        keepsHeight={isLate || search !== firstSearch}
      />
      <div className={css.rest} data-waiting={isRestShown ? undefined : ''}>
        {renderInvitation('none')}
        <FeedLink state={state} />
      </div>
    </>
  );
}
