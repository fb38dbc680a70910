import { useRef, useState } from 'react';
import { CarCard } from '../../src/domain/CarCard/index.ts';
import { FilterTags } from '../../src/domain/FilterTags/index.ts';
import { SearchBox } from '../../src/domain/SearchBox/index.ts';
import { Button } from '../../src/components/Button/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { Icon } from '../../src/components/Icon/index.ts';
import { Pagination } from '../../src/components/Pagination/index.ts';
import { NativeSelect } from '../../src/components/NativeSelect/index.ts';
import { Skeleton } from '../../src/components/Skeleton/index.ts';
import { ToastRegion, toasts } from '../../src/components/Toast/index.ts';
import type { BenchCar } from '../cars.ts';
import { pages, pageWindow, type ScreenProps, sentence, sortOptions, tags as tagsAtFirst } from '../search.ts';
import { CarDialog } from './CarDialog.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { Header } from './Header.tsx';

export function KitScreen({ cars, sort, onSort, isLoading }: ScreenProps) {
  const [text, setText] = useState(sentence);
  const [tags, setTags] = useState(tagsAtFirst);
  const [isFiltering, setFiltering] = useState(false);
  const [open, setOpen] = useState<BenchCar>();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Header />
      <main>
        <div className="search">
          <SearchBox size="bar" label="Describe the car" value={text} onChange={setText} onSubmit={setText} />
        </div>
        <div className="head">
          <div role="status">
            <Heading level={1} size="headline" ref={heading} tabIndex={-1}>
              {isLoading ? 'Searching…' : `${cars.length} cars`}
            </Heading>
          </div>
          <NativeSelect label="Sort" labelPlace="inside" options={sortOptions} value={sort} onChange={onSort} />
          <Button id="open-filters" variant="secondary" aria-haspopup="dialog" onPress={() => setFiltering(true)}>
            <Icon name="filters" size="s" /> Filters
          </Button>
        </div>
        <div className="tags">
          <FilterTags
            label="Active filters"
            tags={tags}
            onRemove={(id) => setTags(tags.filter((tag) => tag.id !== id))}
            onClearAll={() => setTags([])}
            fallbackFocus={heading}
          />
        </div>
        <Skeleton isLoading={isLoading} label="">
          <ul className="grid">
            {cars.map((car) => (
              <li key={car.id}>
                <CarCard
                  car={car}
                  headingLevel={2}
                  href={`?car=${car.id}`}
                  renderLink={({ children, ...link }) => (
                    <a
                      {...link}
                      href={link.href}
                      onClick={(event) => {
                        event.preventDefault();
                        setOpen(car);
                      }}
                    >
                      {children}
                    </a>
                  )}
                  onFavourite={() => toasts.add({ title: 'Added to favourites' })}
                  onAddToList={() => toasts.add({ title: 'Added to your list' })}
                />
              </li>
            ))}
          </ul>
        </Skeleton>
        <div className="end">
          <Pagination page={1} pages={pages} window={pageWindow} hrefFor={(page) => `?page=${page}`} />
        </div>
      </main>
      <CarDialog car={open} onClose={() => setOpen(undefined)} />
      <FilterDrawer count={cars.length} isOpen={isFiltering} onOpenChange={setFiltering} />
      <ToastRegion />
    </>
  );
}
