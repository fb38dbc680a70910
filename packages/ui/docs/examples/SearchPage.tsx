'use client';

import { Button } from '@forecourt/ui/Button';
import { CarCard, type CarCardCar } from '@forecourt/ui/CarCard';
import { type FilterTag, FilterTags } from '@forecourt/ui/FilterTags';
import { Grid } from '@forecourt/ui/Grid';
import { Heading } from '@forecourt/ui/Heading';
import { Inline } from '@forecourt/ui/Inline';
import { Pagination } from '@forecourt/ui/Pagination';
import { SearchBox } from '@forecourt/ui/SearchBox';
import { NativeSelect } from '@forecourt/ui/NativeSelect';
import { Skeleton } from '@forecourt/ui/Skeleton';
import { Stack } from '@forecourt/ui/Stack';
import { SuggestionChips } from '@forecourt/ui/SuggestionChips';
import { Text } from '@forecourt/ui/Text';
import { ToastRegion } from '@forecourt/ui/Toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const sorts = [
  { value: 'recent', label: 'Most recent' },
  { value: 'price', label: 'Price: low to high' },
] as const;
type Sort = (typeof sorts)[number]['value'];

export interface Question {
  sentence: string;
  sort: Sort;
  page: number;
  /** The ids of filters that the user has removed. */
  without: readonly string[];
}

export interface Answer {
  cars: readonly (CarCardCar & { id: string })[];
  /** The total number of results. */
  total: number;
  tags: readonly FilterTag[];
}

/** The result of a search. If it has no answer, the search failed. */
interface SettledSearch {
  question: Question;
  answer?: Answer;
}

const suggestions = [{ text: 'An automatic SUV under £30,000' }, { text: 'A diesel estate near Leeds' }];

/** A search and its results. Pass your own `search`, which calls the service and judges the prices. */
export function SearchPage({ search }: { search: (question: Question) => Promise<Answer> }) {
  const [question, setQuestion] = useState<Question>({
    sentence: 'An automatic SUV under £30,000',
    sort: 'recent',
    page: 1,
    without: [],
  });
  const [sentence, setSentence] = useState(question.sentence);
  const [settledSearch, setSettledSearch] = useState<SettledSearch>();
  const heading = useRef<HTMLHeadingElement>(null);

  const ask = useEffectEvent(search);
  useEffect(() => {
    let isNewest = true; // Only the newest request counts, regardless of the order of the responses.
    ask(question).then(
      (found) => isNewest && setSettledSearch({ question, answer: found }),
      () => isNewest && setSettledSearch({ question }),
    );
    return () => {
      isNewest = false;
    };
  }, [question]);

  // The page has four states: loading, results, no results and an error.
  const isLoading = settledSearch?.question !== question;
  const answer = settledSearch?.answer;
  const hasFailed = !isLoading && answer === undefined;

  const change = (changed: Partial<Question>) => setQuestion({ ...question, page: 1, ...changed });
  const startSearch = (text: string) => {
    setSentence(text);
    change({ sentence: text, without: [] });
  };

  return (
    <Stack gap={6} render={(props) => <main {...props} />}>
      <SearchBox
        size="bar"
        label="Describe the car"
        value={sentence}
        onChange={setSentence}
        onSubmit={startSearch}
        isLoading={isLoading}
        errorMessage={hasFailed && 'Could not reach the search service. Your search is still here. Try again.'}
      />
      <Inline justify="between">
        {/* A live region, because the control that changes the count is elsewhere. */}
        <div role="status">
          <Heading level={1} size="title" ref={heading} tabIndex={-1}>
            {isLoading ? 'Searching…' : answer ? `${answer.total} cars` : 'No answer'}
          </Heading>
        </div>
        <NativeSelect
          label="Sort"
          labelPlace="inside"
          options={sorts}
          value={question.sort}
          onChange={(sort) => change({ sort })}
        />
      </Inline>
      <FilterTags
        label="Active filters"
        tags={answer?.tags ?? []}
        onRemove={(id) => change({ without: [...question.without, id] })}
        fallbackFocus={heading}
      />
      {hasFailed && <Button onPress={() => change({})}>Try again</Button>}
      {!isLoading && answer?.total === 0 && (
        <Stack gap={3}>
          <Text>No cars match all of that. Remove a filter, or start with one of these:</Text>
          <SuggestionChips label="Try" suggestions={suggestions} onSelect={startSearch} />
        </Stack>
      )}
      <Results answer={answer} isLoading={isLoading} />
      {answer && (
        <Pagination
          page={question.page}
          pages={Math.ceil(answer.total / 10)}
          window={[1, 2, 3]}
          hrefFor={(page) => `#page-${page}`}
          onPageChange={(page) => {
            setQuestion({ ...question, page });
            heading.current?.focus();
          }}
        />
      )}
      <ToastRegion />
    </Stack>
  );
}

/** Placeholders while loading: real cards, with texts of typical length. */
const placeholderCars = ['1', '2', '3', '4'].map((id) => ({
  id,
  make: 'Make',
  model: 'Model',
  price: 20_000,
  mileage: 40_000,
}));

function Results({ answer, isLoading }: { answer: Answer | undefined; isLoading: boolean }) {
  const cars = answer?.cars ?? (isLoading ? placeholderCars : []);
  return (
    // The heading announces the loading state.
    <Skeleton isLoading={isLoading} label="">
      <Grid columns={{ base: 1, tablet: 2, desktop: 4 }} render={(props) => <ul {...props} />}>
        {cars.map((car, index) => (
          <li key={car.id}>
            <CarCard car={car} href={`#car-${car.id}`} headingLevel={2} loading={index < 4 ? 'eager' : 'lazy'} />
          </li>
        ))}
      </Grid>
    </Skeleton>
  );
}
