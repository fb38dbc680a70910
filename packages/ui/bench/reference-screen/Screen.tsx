// The screen of ../kit-screen in plain React Aria, for comparison: React Aria's component for every control, one small
// style sheet and no icons.
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { Link } from 'react-aria-components/Link';
import { Input, Label, SearchField } from 'react-aria-components/SearchField';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { BenchCar } from '../cars.ts';
import { pages, pageWindow, type ScreenProps, sentence, sortOptions, tags as tagsAtFirst } from '../search.ts';
import { CarDialog } from './CarDialog.tsx';
import { Card } from './Card.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { Header } from './Header.tsx';
import { SelectField } from './fields.tsx';
import { Toasts } from './Toasts.tsx';

export function ReferenceScreen({ cars, sort, onSort, isLoading }: ScreenProps) {
  const [text, setText] = useState(sentence);
  const [tags, setTags] = useState(tagsAtFirst);
  const [isFiltering, setFiltering] = useState(false);
  const [open, setOpen] = useState<BenchCar>();
  return (
    <>
      <Header />
      <main>
        <Form className="search" onSubmit={(event) => event.preventDefault()}>
          <SearchField className="box" value={text} onChange={setText}>
            <Label>Describe the car</Label>
            <Input />
            <Button>✕</Button>
          </SearchField>
          <Button className="primary" type="submit">
            Search
          </Button>
        </Form>
        <div className="head">
          <h1 role="status">{isLoading ? 'Searching…' : `${cars.length} cars`}</h1>
          <SelectField
            label="Sort"
            options={sortOptions}
            value={sort}
            onChange={(value) => onSort(sortOptions.find((each) => each.value === value)?.value ?? 'most-recent')}
          />
          <Button id="open-filters" className="outline" onPress={() => setFiltering(true)}>
            Filters
          </Button>
        </div>
        <TagGroup
          className="tags"
          aria-label="Active filters"
          onRemove={(gone) => setTags(tags.filter(({ id }) => !gone.has(id)))}
        >
          <TagList className="list" items={tags}>
            {({ label }) => (
              <Tag className="tag" textValue={label}>
                {label} <Button slot="remove">✕</Button>
              </Tag>
            )}
          </TagList>
          <Button className="quiet" onPress={() => setTags([])}>
            Clear all
          </Button>
        </TagGroup>
        <ul className="grid" aria-busy={isLoading}>
          {cars.map((car) => (
            <li key={car.id}>{isLoading ? <div className="bone" /> : <Card car={car} onOpen={setOpen} />}</li>
          ))}
        </ul>
        <nav className="end pages" aria-label="Pagination">
          <Link isDisabled>Previous</Link>
          {pageWindow.map((page) => (
            <Link key={page} href={`?page=${page}`} {...(page === 1 && { 'aria-current': 'page' })}>
              {page}
            </Link>
          ))}
          <span>of {pages}</span>
          <Link href="?page=2">Next</Link>
        </nav>
      </main>
      <CarDialog car={open} onClose={() => setOpen(undefined)} />
      <FilterDrawer count={cars.length} isOpen={isFiltering} onOpenChange={setFiltering} />
      <Toasts />
    </>
  );
}
