// Type tests: code that must and must not compile.
import { createRef } from 'react';
import { SearchBox, type SearchBoxInput } from './index.ts';

const box = { label: 'What are you looking for?', value: '', onChange: (value: string) => value };

export const validUses = (
  <>
    <SearchBox
      {...box}
      ref={createRef<HTMLFormElement>()}
      inputRef={createRef<SearchBoxInput>()}
      onSubmit={(text: string) => text}
      size="bar"
      isLoading
      errorMessage={<em>Try again.</em>}
      placeholder={<span>red Golf</span>}
    />
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `onSubmit` is required */}
    <SearchBox {...box} />
    {/* @ts-expect-error `onSubmit` gets the text, not the event */}
    <SearchBox {...box} onSubmit={(event: SubmitEvent) => event.preventDefault()} />
    {/* @ts-expect-error use `isLoading` */}
    <SearchBox {...box} onSubmit={() => undefined} loading />
    {/* @ts-expect-error use 'hero' or 'bar' */}
    <SearchBox {...box} onSubmit={() => undefined} size="l" />
    {/* @ts-expect-error `value` is required, because the box is controlled */}
    <SearchBox label="Search" defaultValue="" onChange={() => undefined} onSubmit={() => undefined} />
  </>
);
