'use client';

import { Badge } from '@forecourt/ui/Badge';
import { Button } from '@forecourt/ui/Button';
import { CarCard } from '@forecourt/ui/CarCard';
import { type CarDetail, CarDetailDialog } from '@forecourt/ui/CarDetailDialog';
import { Container } from '@forecourt/ui/Container';
import { FilterTags, type FilterTag } from '@forecourt/ui/FilterTags';
import { Grid } from '@forecourt/ui/Grid';
import { Heading } from '@forecourt/ui/Heading';
import { Icon } from '@forecourt/ui/Icon';
import { useFormats } from '@forecourt/ui/KitProvider';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import { Pagination } from '@forecourt/ui/Pagination';
import type { Valuation } from '@forecourt/ui/PriceTag';
import { SearchBox } from '@forecourt/ui/SearchBox';
import { SignInDialog } from '@forecourt/ui/SignInDialog';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { Text } from '@forecourt/ui/Text';
import { ToastRegion } from '@forecourt/ui/Toast';
import { VisuallyHidden } from '@forecourt/ui/VisuallyHidden';
import { useRef, useState } from 'react';
import { FilterDrawer } from './FilterDrawer.tsx';
import { Frame } from './Frame.tsx';
import './ResultsPage.css';

/** The data of a car for the card and the dialog, with an id. */
export interface PatternCar extends CarDetail {
  id: string;
}

const sorts = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'mileage', label: 'Mileage' },
] as const;

const initialTags: readonly FilterTag[] = [
  { id: 'suv', label: 'SUV' },
  { id: 'estate', label: 'Estate' },
  { id: 'automatic', label: 'Automatic' },
  { id: 'from', label: 'From 2019' },
  { id: 'price', label: '£30,000', accessibleLabel: 'Maximum price £30,000', words: 'under £30k' },
  { id: 'distance', label: '50 miles', words: '50 miles from London' },
  { id: 'write-offs', label: 'Exclude Write-offs', words: 'no write-offs' },
];

interface ResultsPageProps {
  cars: readonly PatternCar[];
  /** Whether a search is running. Until it ends, `cars` are placeholders. */
  isLoading?: boolean;
  /** Values a car. The card shows an error if the promise is rejected. */
  getValuation: (car: PatternCar) => Promise<Valuation>;
}

/** A search and its results. Replace the sample sentence, filters and count with your own data. */
export function ResultsPage({ cars, isLoading = false, getValuation }: ResultsPageProps) {
  const { formatNumber, formatPlural } = useFormats();
  const [sentence, setSentence] = useState(
    'Automatic SUV or estate from 2019 under £30k, 50 miles from London, no write-offs, smells nice',
  );
  const [sort, setSort] = useState<(typeof sorts)[number]['value']>('most-recent');
  const [tags, setTags] = useState(initialTags);
  const [isFiltering, setFiltering] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Sample data: your search returns the count.
  const count = 128 + 41 * (initialTags.length - tags.length);
  const pages = Math.ceil(count / 10);

  return (
    <Frame width="wide">
      <Container width="wide">
        <div className="results-page-search">
          <SearchBox
            size="bar"
            label="Describe the car"
            value={sentence}
            onChange={setSentence}
            onSubmit={setSentence}
          />
        </div>
        <div className="results-page-head">
          {/* A live region, because the tag or sort control that changes the count is elsewhere. */}
          <div className="results-page-count" role="status">
            <Heading level={1} size="headline" ref={heading} tabIndex={-1}>
              {isLoading ? 'Searching…' : formatPlural({ one: '{count} car', other: '{count} cars' }, count)}
            </Heading>{' '}
            {!isLoading && (
              <Text tone="muted">
                page {formatNumber(1)} of {formatNumber(pages)}
                <VisuallyHidden>, sorted by {sorts.find(({ value }) => value === sort)?.label}</VisuallyHidden>
              </Text>
            )}
          </div>
          <div className="results-page-controls">
            <NativeSelect label="Sort" labelPlace="inside" options={sorts} value={sort} onChange={setSort} />
            <Button variant="secondary" aria-haspopup="dialog" onPress={() => setFiltering(true)}>
              <Icon name="filters" size="s" /> Filters
              {tags.length > 0 && (
                <Badge tone="accent" size="s">
                  {tags.length}
                  <VisuallyHidden> active</VisuallyHidden>
                </Badge>
              )}
            </Button>
          </div>
        </div>
        <FilterTags
          label="Active filters"
          tags={tags}
          onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
          onClearAll={() => setTags([])}
          fallbackFocus={heading}
          note={
            <p>
              Not recognised: <q>smells nice</q>. Ask the seller.
            </p>
          }
        />
        {/* The heading already announces the loading state. */}
        <Skeleton isLoading={isLoading} label="">
          <Cars cars={cars} getValuation={getValuation} />
          <div className="results-page-end">
            <Pagination page={1} pages={pages} window={[1, 2, 3, 4, 5]} hrefFor={(page) => `#page-${page}`} />
          </div>
        </Skeleton>
      </Container>
      <FilterDrawer count={count} isOpen={isFiltering} onOpenChange={setFiltering} />
      <ToastRegion />
    </Frame>
  );
}

/** The grid, and the dialogs that a card opens. */
function Cars({ cars, getValuation }: Pick<ResultsPageProps, 'cars' | 'getValuation'>) {
  const [valuations, setValuations] = useState<ReadonlyMap<string, Valuation>>(new Map());
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string>();
  const [isSigningIn, setSigningIn] = useState(false);

  const check = async (car: PatternCar) => {
    const valuation = await getValuation(car);
    setValuations((known) => new Map(known).set(car.id, valuation));
  };
  const valuedCars = cars.map((car) => ({ ...car, valuation: car.valuation ?? valuations.get(car.id) }));
  const open = valuedCars.find(({ id }) => id === openId);

  return (
    <>
      <Grid className="results-page-cards" render={(props) => <ul {...props} />}>
        {valuedCars.map((car, index) => (
          <li key={car.id}>
            <CarCard
              car={car}
              href={`#car=${car.id}`}
              renderLink={({ children, ...link }) => (
                <a
                  {...link}
                  href={link.href}
                  onClick={(event) => {
                    // With a modifier key, the browser opens the car in a new tab or window.
                    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                    event.preventDefault();
                    setOpenId(car.id);
                  }}
                >
                  {children}
                </a>
              )}
              headingLevel={2}
              loading={index < 4 ? 'eager' : 'lazy'}
              isFavourite={favourites.has(car.id)}
              onFavourite={() => setFavourites((kept) => toggle(kept, car.id))}
              onAddToList={() => setSigningIn(true)}
              onCheckValuation={() => check(car)}
            />
          </li>
        ))}
      </Grid>
      <CarDetailDialog
        car={open}
        isOpen={openId !== undefined}
        onOpenChange={() => setOpenId(undefined)}
        onCheckValue={open && (() => check(open))}
        onAddToCallList={() => setSigningIn(true)}
        onShowMoreInfo={() => setSigningIn(true)}
      />
      <SignInDialog
        isOpen={isSigningIn}
        onOpenChange={setSigningIn}
        signInHref="https://app.example.com/sign-in"
        createAccountHref="https://app.example.com/sign-up"
      />
    </>
  );
}

function toggle(kept: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return kept.has(id) ? new Set([...kept].filter((other) => other !== id)) : new Set([...kept, id]);
}
