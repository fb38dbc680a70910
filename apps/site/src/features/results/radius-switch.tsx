import { type Distance, formatDistance, type SearchState } from '@forecourt/search-core';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { queryClient } from '../../services/query-client.ts';
import { createRadiiQuery, RADII, withRadius } from '../../services/radii.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { formatPostcode } from '../../lib/format-postcode.ts';
import { getEntryState } from './history-entry.ts';
import * as css from './radius-switch.css.ts';

interface RadiusSwitchProps {
  state: SearchState;
  /** Whether the cars are shown. The counts are requested only then. */
  areCarsShown: boolean;
  getHref: (state: SearchState) => string;
}

/**
 * Links to radii around the buyer's location, with the number of cars in each. A note states whether we chose the
 * radius.
 */
export function RadiusSwitch({ state, areCarsShown, getHref }: RadiusSwitchProps) {
  const entryState = getEntryState(useLocation().state);
  const { data: counts } = useQuery({ ...createRadiiQuery(state), enabled: areCarsShown }, queryClient);
  const { distance = 'national', postcode } = state.filters;
  const isDefaultRadius = entryState?.kind === 'explained' && entryState.radius === distance;
  // A radius that is not one of the steps, such as one from the form, becomes the first step.
  const steps: readonly Distance[] = RADII.some((radius) => radius === distance) ? RADII : [distance, ...RADII];

  // Includes the postcode, because the tags do not.
  const radiusPhrase = `within ${formatDistance(distance)}${postcode === undefined ? '' : ` of ${formatPostcode(postcode)}`}`;

  return (
    <nav className={css.root} aria-label="Distance">
      <p className={css.note}>
        {distance === 'national'
          ? isDefaultRadius
            ? 'There are no cars nearby, so we’re searching the whole UK.'
            : 'Searching the whole UK.'
          : isDefaultRadius
            ? `You didn’t say how far, so we’re searching ${radiusPhrase}.`
            : `Searching ${radiusPhrase}.`}
      </p>
      <ul className={css.steps}>
        {steps.map((radius) => {
          const count = counts?.get(radius);
          const content = (
            <>
              {radius === 'national' ? (
                'Whole UK'
              ) : (
                <>
                  <span className={css.hiddenText}>Within </span>
                  {formatDistance(radius)}
                </>
              )}{' '}
              <span className={css.count}>{count === undefined ? '' : `(${formatNumber(count)})`}</span>
            </>
          );
          return (
            <li key={radius}>
              {count === 0 && radius !== distance ? (
                <span className={css.step}>{content}</span>
              ) : (
                <Link
                  className={css.step}
                  to={getHref(withRadius(state, radius))}
                  state={entryState}
                  aria-current={radius === distance || undefined}
                  preventScrollReset
                >
                  {content}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
