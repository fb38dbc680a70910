import { listTags, type SearchState } from '@forecourt/search-core';
import type { ReactNode } from 'react';
import { FeedLink } from './feed-link.tsx';
import { RelaxationList } from './relaxation-list.tsx';
import * as css from './results-body.css.ts';

interface EmptyResultProps {
  state: SearchState;
  isBusy: boolean;
  getHref: (state: SearchState) => string;
  renderInvitation: (kind: 'none') => ReactNode;
}

/** An empty result and its relaxations. */
export function EmptyResult({ state, isBusy, getHref, renderInvitation }: EmptyResultProps) {
  const hasTags = listTags(state.filters).length > 0;
  return (
    <div className={css.none} aria-busy={isBusy}>
      <p className={css.lead}>
        {hasTags
          ? 'Adjust the filters, widen the area, or describe the car in other words.'
          : 'Widen the area, or describe the car in other words.'}
      </p>
      <RelaxationList heading="One change that finds cars:" state={state} total={0} getHref={getHref} />
      {renderInvitation('none')}
      <FeedLink state={state} />
    </div>
  );
}
