import type { SearchState } from '@forecourt/search-core';
import type { ReactNode } from 'react';
import { FeedLink } from './feed-link.tsx';
import { RelaxationList } from './relaxation-list.tsx';

interface EmptyResultProps {
  state: SearchState;
  getHref: (state: SearchState) => string;
  renderInvitation: (kind: 'none') => ReactNode;
}

/** Offers relaxations, another search and the feed after an empty result. */
export function EmptyResult({ state, getHref, renderInvitation }: EmptyResultProps) {
  return (
    <>
      <RelaxationList heading="One change that finds cars:" state={state} total={0} getHref={getHref} />
      {renderInvitation('none')}
      <FeedLink state={state} />
    </>
  );
}
