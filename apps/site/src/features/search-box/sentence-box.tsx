import { SearchBox, type SearchBoxProps } from '@forecourt/ui/SearchBox';
import { brand } from '../../config/brand.ts';
import type { SentenceSearch } from './use-sentence-search.ts';

/** Longer than any sentence about a car; the server takes more. */
const LONGEST = 500;

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
        errorMessage={problem}
        marks={marks}
        maxLength={LONGEST}
      />
      <noscript>
        <p>The search needs JavaScript, which this browser has switched off.</p>
      </noscript>
    </div>
  );
}
