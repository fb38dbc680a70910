import { Button } from '@forecourt/ui/Button';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { paths } from '../../config/paths.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import * as css from './compare-cars.css.ts';
import type { Comparison } from './comparison.ts';

interface CompareNotesProps {
  comparison: Comparison;
  /** The number of cars by which the URL exceeds the maximum. */
  excessCount: number;
  /** The source of the facts. `unsupported`: the search service cannot look up cars. */
  source: 'today' | 'unsupported' | 'failed';
  onRetry: () => void;
}

/** Lists the cars that are not in the table, and states how up to date the facts are. */
export function CompareNotes({ comparison, excessCount, source, onRetry }: CompareNotesProps) {
  const { cars, unlistedNames, missingCount } = comparison;
  const hasMissingCars = missingCount > 0;
  return (
    <div className={css.notes} role="status">
      {excessCount > 0 ? (
        <p>
          {excessCount === 1
            ? 'This link has five cars. You can compare four at a time, so the last one is left out.'
            : `You can compare four cars at a time, so the last ${excessCount} of this link are left out.`}
        </p>
      ) : null}
      {unlistedNames.map((name) => (
        <p key={name}>{name} is no longer listed. Its details are from the day you saved it.</p>
      ))}
      {cars.length === 0 && hasMissingCars ? (
        <NoCarsFound source={source} count={missingCount} onRetry={onRetry} />
      ) : source === 'failed' ? (
        <>
          <p>We couldn’t check today’s prices, so you see these cars as you saved them.</p>
          {hasMissingCars ? <p>{getMissingText(missingCount, 'couldn’t be loaded.')}</p> : null}
          <Button size="s" variant="secondary" onPress={onRetry}>
            Try again
          </Button>
        </>
      ) : hasMissingCars ? (
        <p>
          {source === 'today'
            ? `${getMissingText(missingCount, 'can’t be found.')} Sold cars and cars taken off sale can’t be compared.`
            : `${getMissingText(missingCount, 'can’t be looked up from a link here.')} Save cars on this device to compare them.`}
        </p>
      ) : null}
      {cars.length === 1 ? <p>Add at least one more car to compare it with.</p> : null}
    </div>
  );
}

const getMissingText = (count: number, text: string) =>
  count === 1 ? `One of these cars ${text}` : `${count} of these cars ${text}`;

interface NoCarsFoundProps extends Pick<CompareNotesProps, 'source' | 'onRetry'> {
  count: number;
}

function NoCarsFound({ source, count, onRetry }: NoCarsFoundProps) {
  if (source === 'failed')
    return (
      <>
        <p className={css.lead}>
          We couldn’t load {count === 1 ? 'this car' : 'these cars'}. Check your connection and try again. Your
          comparison is kept in the address of this page.
        </p>
        <Button onPress={onRetry}>Try again</Button>
      </>
    );
  return (
    <>
      <p className={css.lead}>
        {source === 'today'
          ? `${count === 1 ? 'This car is' : 'These cars are'} no longer listed. Good cars sell quickly, so links to them don’t last.`
          : 'Cars can’t be looked up from a link here. Save cars on this device to compare them.'}
      </p>
      <FindCarsLink />
    </>
  );
}

/** Shown if the URL contains no cars. */
export function EmptyComparison({ hasSaved }: { hasSaved: boolean }) {
  return (
    <div className={css.empty}>
      <p className={css.lead}>
        Put two to four cars side by side: their prices on one scale, and every difference marked.
        {hasSaved ? ' Start with a car you’ve saved.' : ' Save cars as you search, then compare them here.'}
      </p>
      {hasSaved ? null : <FindCarsLink />}
    </div>
  );
}

const FindCarsLink = () => (
  <LinkButton href={paths.search} render={renderRouterLink}>
    Search for a car
  </LinkButton>
);
