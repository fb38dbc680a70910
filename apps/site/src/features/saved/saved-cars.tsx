import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { LinkButton } from '@forecourt/ui/LinkButton';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { getCompareHref, MAX_COMPARED, MIN_COMPARED } from '../../lib/compare-href.ts';
import { renderRouterLink } from '../../lib/render-router-link.tsx';
import { showToast } from '../../lib/toasts.ts';
import { isPersistedAtom } from './saved-atom.ts';
import type { CheckedCar } from './saved-change.ts';
import { SavedRow } from './saved-row.tsx';
import { removeCar } from './saved-store.ts';
import * as css from './saved-cars.css.ts';
import { useCheckedCars } from './use-checked-cars.ts';

export function SavedCars() {
  const { cars, status, retry } = useCheckedCars();
  const isPersisted = useAtomValue(isPersistedAtom);
  const [now] = useState(() => new Date());
  const [chosenKeys, setChosenKeys] = useState<readonly string[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The index of the car that was removed. The next car receives focus. */
  const removedIndex = useRef<number>(undefined);

  useEffect(() => {
    if (removedIndex.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const nextFocus = buttons[Math.min(removedIndex.current, buttons.length - 1)] ?? heading.current;
    removedIndex.current = undefined;
    nextFocus?.focus();
  }, [cars]);

  const remove = ({ saved: { car } }: CheckedCar, index: number) => {
    removedIndex.current = index;
    const undo = removeCar(car.key);
    setChosenKeys((keys) => keys.filter((key) => key !== car.key));
    if (undo) showToast({ title: `Removed ${car.name}`, action: { label: 'Undo', onAction: undo } });
  };
  // Includes only cars in the list, because a chosen car may have been removed in another tab.
  const comparedKeys = cars.flatMap(({ saved: { car } }) => (chosenKeys.includes(car.key) ? [car.key] : []));

  return (
    <>
      <header className={css.head}>
        <h1 className={css.heading} ref={heading} tabIndex={-1}>
          {cars.length === 0 ? 'No saved cars yet' : 'Saved cars'}
        </h1>
        {cars.length === 0 ? null : (
          <p className={css.lead}>
            {cars.length === 1 ? 'One car, saved' : `${cars.length} cars, saved`} on this device only. No account
            needed. <Link to={paths.howWeValue}>How we value cars</Link>
          </p>
        )}
      </header>
      {isPersisted ? null : (
        <p className={css.notice}>
          <Icon name="alert" size="s" />
          Your browser’s storage is full or blocked, so this list lasts until you leave the site.
        </p>
      )}
      {cars.length === 0 ? (
        <NoSavedCars />
      ) : (
        <>
          <Freshness status={status} onRetry={retry} />
          <ul className={css.list} ref={list}>
            {cars.map((car, index) => {
              const { key } = car.saved.car;
              const isChosen = chosenKeys.includes(key);
              return (
                <li key={key}>
                  <SavedRow
                    car={car}
                    now={now}
                    isChosen={isChosen}
                    isFull={!isChosen && comparedKeys.length >= MAX_COMPARED}
                    onChoose={(isNowChosen) =>
                      setChosenKeys((keys) => (isNowChosen ? [...keys, key] : keys.filter((other) => other !== key)))
                    }
                    onRemove={() => remove(car, index)}
                  />
                </li>
              );
            })}
          </ul>
          {cars.length >= MIN_COMPARED ? <CompareBar compared={comparedKeys} /> : null}
        </>
      )}
    </>
  );
}

function Freshness({ status, onRetry }: { status: ReturnType<typeof useCheckedCars>['status']; onRetry: () => void }) {
  return (
    <div className={css.freshness} role="status">
      {status === 'checking' ? 'Checking today’s prices…' : null}
      {status === 'unsupported' ? 'Prices are from the day you saved each car.' : null}
      {status === 'failed' ? (
        <>
          <span>We couldn’t check today’s prices, so these are from the day you saved each car.</span>
          <Button size="s" variant="secondary" onPress={onRetry}>
            Try again
          </Button>
        </>
      ) : null}
    </div>
  );
}

function CompareBar({ compared: comparedKeys }: { compared: readonly string[] }) {
  const missingCount = MIN_COMPARED - comparedKeys.length;
  return (
    <section className={css.bar} aria-label="Compare" data-active={comparedKeys.length > 0 || undefined}>
      <p role="status">
        {comparedKeys.length === 0 ? 'Choose two to four cars to compare.' : null}
        {comparedKeys.length === 1 ? 'Choose one more car to compare.' : null}
        {missingCount <= 0 && comparedKeys.length < MAX_COMPARED ? `${comparedKeys.length} cars chosen.` : null}
        {comparedKeys.length >= MAX_COMPARED ? 'Four cars chosen, the most you can compare.' : null}
      </p>
      {missingCount > 0 ? (
        <Button isDisabled>Compare</Button>
      ) : (
        <LinkButton href={getCompareHref(comparedKeys)} render={renderRouterLink}>
          Compare
        </LinkButton>
      )}
    </section>
  );
}

function NoSavedCars() {
  return (
    <div className={css.empty}>
      <p className={css.lead}>
        Press <Icon name="bookmark" size="s" /> Save on any car to keep it here. You’ll see when its price changes, and
        you can compare up to four cars side by side.
      </p>
      <LinkButton href={paths.search} render={renderRouterLink}>
        Search for a car
      </LinkButton>
    </div>
  );
}
