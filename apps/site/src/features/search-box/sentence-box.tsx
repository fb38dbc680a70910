import { SearchBox, type SearchBoxProps } from '@forecourt/ui/SearchBox';
import { brand } from '../../config/brand.ts';
import type { SentenceSearch } from './use-sentence-search.ts';

/** The maximum length of a message to the assistant. */
const MAX_LENGTH = 2000;
const FULL_MESSAGE = 'The box is full. Text after this was cut off.';

interface SentenceBoxProps extends Pick<
  SearchBoxProps,
  'label' | 'placeholder' | 'size' | 'inputRef' | 'shortcut' | 'aria-label'
> {
  search: SentenceSearch;
}

/** Shows a search box for a sentence, with marks below the understood words. */
export function SentenceBox({ search, ...boxProps }: SentenceBoxProps) {
  const { text, setText, submit, isReading, marks, errorMessage, prepare } = search;
  return (
    <div onFocus={prepare}>
      <SearchBox
        {...boxProps}
        brand={brand.short}
        value={text}
        onChange={setText}
        onSubmit={submit}
        isLoading={isReading}
        errorMessage={errorMessage ?? (text.length < MAX_LENGTH ? undefined : FULL_MESSAGE)}
        marks={marks}
        maxLength={MAX_LENGTH}
      />
      <noscript>
        <p>The search needs JavaScript, which is switched off in this browser.</p>
      </noscript>
    </div>
  );
}
