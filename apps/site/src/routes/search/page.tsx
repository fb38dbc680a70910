import { Grid } from '@forecourt/ui/Grid';
import { Container } from '@forecourt/ui/Container';
import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { Fragment, useRef } from 'react';
import { paths } from '../../config/paths.ts';
import { examples } from '../../content/searches.ts';
import { SentenceBox } from '../../features/search-box/sentence-box.tsx';
import { SuggestionChips } from '../../features/search-box/suggestion-chips.tsx';
import { useSentenceSearch } from '../../features/search-box/use-sentence-search.ts';
import { useSlashKey } from '../../features/search-box/use-slash-key.ts';
import { useEarlyInput } from '../../features/search-box/use-early-input.ts';
import { PageHead } from '../../lib/page-head.tsx';
import * as css from './search.css.ts';

const suggestions = examples.map(({ text }) => ({ text }));

const loadResults = () => import('./results/page.tsx');

/** Shows a search box that opens the results directly, without a conversation. */
export function Component() {
  const search = useSentenceSearch('', loadResults);
  const field = useRef<SearchBoxInput>(null);
  const shortcut = useSlashKey(field);
  useEarlyInput(field, search);
  return (
    <Container className={css.page}>
      <PageHead
        title="Search used cars"
        description="Type a description, or a make and model, and see private sellers’ cars, most with an estimated value."
        canonical={paths.search}
      />
      <Grid
        className={css.head}
        columns={{ desktop: '7:5' }}
        gap={{ base: 4, desktop: 16 }}
        align="end"
        render={(props) => <header {...props} />}
      >
        <h1 className={css.heading}>Find a car</h1>
        <p className={css.lead}>
          It’s free, and you don’t need an account. A sentence will do, and so will a make and model. Write-offs are
          always left out, and you’ll see private sellers unless you ask for dealers.
        </p>
      </Grid>
      <SentenceBox
        size="hero"
        label="Describe the car"
        placeholder="BMW X5 under £30k"
        search={search}
        inputRef={field}
        shortcut={shortcut}
      />
      <div className={css.chips}>
        <SuggestionChips
          label="For example"
          suggestions={suggestions}
          onIntent={search.prepare}
          onChoose={(text) => {
            search.setText(text);
            search.submit(text);
          }}
        />
      </div>
      <dl className={css.hints}>
        {hints.map(({ title, phrases }) => (
          <div key={title} className={css.hint}>
            <dt className={css.hintTitle}>{title}</dt>
            <dd className={css.hintText}>
              {phrases.map((phrase, place) => (
                <Fragment key={phrase}>
                  {place > 0 && ' '}
                  <span className={css.phrase}>
                    ‘{phrase}’{place < phrases.length - 1 && ','}
                  </span>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Container>
  );
}

const hints = [
  { title: 'Price', phrases: ['under £15k', 'around 20 grand', '£8,000 to £12,000'] },
  { title: 'Age', phrases: ['2020 or newer', '19 plate', 'under 3 years old'] },
  { title: 'Mileage', phrases: ['low mileage', 'under 40k miles'] },
  { title: 'Place', phrases: ['within 50 miles of Leeds', 'near LS6', 'anywhere in the UK'] },
] as const;
