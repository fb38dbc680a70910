import { useRef, useState } from 'react';
import { CarCard, type CarCardCar } from '../src/domain/CarCard/index.ts';
import { FilterTags, type FilterTag } from '../src/domain/FilterTags/index.ts';
import { SearchBox } from '../src/domain/SearchBox/index.ts';
import { Container } from '../src/primitives/Container/index.ts';
import { Grid } from '../src/primitives/Grid/index.ts';
import { Heading } from '../src/primitives/Heading/index.ts';
import { Pagination } from '../src/primitives/Pagination/index.ts';
import { Select } from '../src/primitives/Select/index.ts';
import { Text } from '../src/primitives/Text/index.ts';
import { Frame } from './Frame.tsx';
import * as css from './ResultsPage.css.ts';

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

/** A listing as a page holds it: what its card shows, and its key. */
export interface PatternCar extends CarCardCar {
  id: string;
}

export function ResultsPage({ cars }: { cars: readonly PatternCar[] }) {
  const [sentence, setSentence] = useState(
    'Automatic SUV or estate from 2019 under £30k, 50 miles from London, no write-offs, smells nice',
  );
  const [sort, setSort] = useState<(typeof sorts)[number]['value']>('most-recent');
  const [tags, setTags] = useState(tagsAtFirst);
  const heading = useRef<HTMLHeadingElement>(null);

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
          <div className={css.count}>
            <Heading level={1} size="headline" ref={heading} tabIndex={-1}>
              128 cars
            </Heading>
            <Text tone="muted">page 1 of 13</Text>
          </div>
          <div className={css.controls}>
            <Select label="Sort" labelPlace="inside" options={sorts} value={sort} onChange={setSort} />
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
        <Grid className={css.cards} render={(props) => <ul {...props} />}>
          {cars.map((car) => (
            <li key={car.id}>
              <CarCard car={car} href={`#${car.id}`} headingLevel={2} loading="eager" />
            </li>
          ))}
        </Grid>
        <div className={css.end}>
          <Pagination page={1} pages={13} window={[1, 2, 3, 4, 5]} hrefFor={(page) => `#page-${page}`} />
        </div>
      </Container>
    </Frame>
  );
}
