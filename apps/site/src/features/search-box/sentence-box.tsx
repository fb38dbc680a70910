import { SearchBox, type SearchBoxProps } from '@forecourt/ui/SearchBox';
import { brand } from '../../config/brand.ts';
import type { SentenceSearch } from './use-sentence-search.ts';

/** As much as a message to the assistant may hold: a whole advert can be pasted. */
const LONGEST = 2000;
const FULL = 'The box is full: whatever came after this was cut off.';

interface SentenceBoxProps extends Pick<
  SearchBoxProps,
  'label' | 'placeholder' | 'size' | 'inputRef' | 'shortcut' | 'aria-label'
> {
  search: SentenceSearch;
}

/** The box that takes a sentence. */
export function SentenceBox({ search, ...box }: SentenceBoxProps) {
  const { text, setText, submit, isReading, marks, problem, prepare } = search;
  return (
    <div onFocus={prepare}>
      <SearchBox
        {...box}
        brand={brand.short}
        value={text}
        onChange={setText}
        onSubmit={submit}
        isLoading={isReading}
        errorMessage={problem ?? (text.length < LONGEST ? undefined : FULL)}
        marks={marks}
        maxLength={LONGEST}
      />
      <noscript>
        <p>The search needs JavaScript, which this browser has switched off.</p>
      </noscript>
    </div>
  );
}
