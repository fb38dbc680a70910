import { useRef, useState } from 'react';
import { CarCard } from '../src/domain/CarCard/index.ts';
import { type CarDetail, CarDetailDialog } from '../src/domain/CarDetailDialog/index.ts';
import { FilterTags, type FilterTag } from '../src/domain/FilterTags/index.ts';
import type { Valuation } from '../src/domain/PriceTag/index.ts';
import { SearchBox } from '../src/domain/SearchBox/index.ts';
import { SignInDialog } from '../src/domain/SignInDialog/index.ts';
import { Badge } from '../src/components/Badge/index.ts';
import { Button } from '../src/components/Button/index.ts';
import { Container } from '../src/components/Container/index.ts';
import { Grid } from '../src/components/Grid/index.ts';
import { Heading } from '../src/components/Heading/index.ts';
import { Icon } from '../src/components/Icon/index.ts';
import { Pagination } from '../src/components/Pagination/index.ts';
import { NativeSelect } from '../src/components/NativeSelect/index.ts';
import { Skeleton } from '../src/components/Skeleton/index.ts';
import { Text } from '../src/components/Text/index.ts';
import { ToastRegion } from '../src/components/Toast/index.ts';
import { VisuallyHidden } from '../src/components/VisuallyHidden/index.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { Frame } from './Frame.tsx';
import * as css from './ResultsPage.css.ts';

/** A listing as a page holds it: what its card and its dialog show, and its key. */
export interface PatternCar extends CarDetail {
  id: string;
}

const sorts = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
  { value: 'price-desc', label: 'Price: high to low' },
  { value: 'mileage', label: 'Mileage' },
] as const;

const tagsAtFirst: readonly FilterTag[] = [
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
  /** While a search runs the cars stand in for those that will come. */
  isLoading?: boolean;
  /** What a check of a valuation finds; a promise that is rejected is a check that failed. */
  getValuation: (car: PatternCar) => Promise<Valuation>;
}

/** A search and what it found, composed from the kit alone: what an app adds is data, addresses and layout. */
export function ResultsPage({ cars, isLoading = false, getValuation }: ResultsPageProps) {
  const [sentence, setSentence] = useState(
    'Automatic SUV or estate from 2019 under £30k, 50 miles from London, no write-offs, smells nice',
  );
  const [sort, setSort] = useState<(typeof sorts)[number]['value']>('most-recent');
  const [tags, setTags] = useState(tagsAtFirst);
  const [isFiltering, setFiltering] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // an app is told it; here each filter that goes lets in as many again
  const count = 128 + 41 * (tagsAtFirst.length - tags.length);
  const pages = Math.ceil(count / 10);

  return (
    <Frame width="wide">
      <Container width="wide">
        <div className={css.search}>
          <SearchBox
            size="bar"
            label="Describe the car"
            value={sentence}
            onChange={setSentence}
            onSubmit={setSentence}
          />
        </div>
        <div className={css.head}>
          {/* read out whenever it changes: what was pressed to change it, a tag or the sort, is elsewhere */}
          <div className={css.count} role="status">
            <Heading level={1} size="headline" ref={heading} tabIndex={-1}>
              {isLoading ? 'Searching…' : `${count} cars`}
            </Heading>{' '}
            {!isLoading && (
              <Text tone="muted">
                page 1 of {pages}
                <VisuallyHidden>, sorted by {sorts.find(({ value }) => value === sort)?.label}</VisuallyHidden>
              </Text>
            )}
          </div>
          <div className={css.controls}>
            <NativeSelect label="Sort" labelPlace="inside" options={sorts} value={sort} onChange={setSort} />
            <Button variant="secondary" aria-haspopup="dialog" onPress={() => setFiltering(true)}>
              <Icon name="filters" size="s" /> Filters
              {tags.length > 0 && (
                <Badge tone="accent" size="s">
                  {tags.length}
                  <VisuallyHidden> in force</VisuallyHidden>
                </Badge>
              )}
            </Button>
          </div>
        </div>
        <FilterTags
          label="Filters of this search"
          tags={tags}
          onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
          onClearAll={() => setTags([])}
          fallbackFocus={heading}
          note={
            <p>
              Left out: <q>smells nice</q>. Ask the seller.
            </p>
          }
        />
        {/* the heading says that it loads */}
        <Skeleton isLoading={isLoading} label="">
          <Cars cars={cars} getValuation={getValuation} />
          <div className={css.end}>
            <Pagination page={1} pages={pages} window={[1, 2, 3, 4, 5]} hrefFor={(page) => `#page-${page}`} />
          </div>
        </Skeleton>
      </Container>
      <FilterDrawer count={count} isOpen={isFiltering} onOpenChange={setFiltering} />
      <ToastRegion />
    </Frame>
  );
}

/** The grid, and what a card opens. */
function Cars({ cars, getValuation }: Pick<ResultsPageProps, 'cars' | 'getValuation'>) {
  const [valuations, setValuations] = useState<ReadonlyMap<string, Valuation>>(new Map());
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string>();
  const [isSigningIn, setSigningIn] = useState(false);

  const check = async (car: PatternCar) => {
    const valuation = await getValuation(car);
    setValuations((known) => new Map(known).set(car.id, valuation));
  };
  const valued = cars.map((car) => ({ ...car, valuation: car.valuation ?? valuations.get(car.id) }));
  const open = valued.find(({ id }) => id === openId);

  return (
    <>
      <Grid className={css.cards} render={(props) => <ul {...props} />}>
        {valued.map((car, index) => (
          <li key={car.id}>
            <CarCard
              car={car}
              href={`#car=${car.id}`}
              renderLink={({ children, ...link }) => (
                <a
                  {...link}
                  href={link.href}
                  onClick={(event) => {
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
              onFavourite={() => setFavourites((kept) => toggled(kept, car.id))}
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

function toggled(kept: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return kept.has(id) ? new Set([...kept].filter((other) => other !== id)) : new Set([...kept, id]);
}
