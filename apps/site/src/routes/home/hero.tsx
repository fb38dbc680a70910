import { Container } from '@forecourt/ui/Container';
import { TypingText } from '@forecourt/ui/TypingText';
import { useState } from 'react';
import { type Example, examples, popularSearches } from '../../content/searches.ts';
import { SentenceBox } from '../../features/search-box/sentence-box.tsx';
import { SuggestionChips } from '../../features/search-box/suggestion-chips.tsx';
import { useSentenceSearch } from '../../features/search-box/use-sentence-search.ts';
import * as css from './hero.css.ts';
import { ParkedCar } from './parked-car.tsx';

/** From the specification: milliseconds a character, and for which a whole sentence stands. */
const TYPING = { typing: 80, deleting: 40, pause: 2000 };

const phrases = examples.map(({ text, marks }: Example) => ({
  text,
  marks: marks.map(({ words, label }) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, label };
  }),
}));

const loadResults = () => import('../search/results.tsx');

export function Hero() {
  const search = useSentenceSearch('', loadResults);
  const [example, setExample] = useState(0);

  return (
    <Container className={css.hero} render={(props) => <section {...props} />}>
      <div className={css.head}>
        <h1 className={css.heading}>
          Describe the&nbsp;car. <br />
          We do the&nbsp;sums.
        </h1>
        <div className={css.side}>
          <p className={css.lead}>
            One sentence searches thousands of private-seller adverts. Every price comes back valued, with the working
            shown.
          </p>
          <ParkedCar cars={examples.map(({ car }) => car)} shown={example} />
        </div>
      </div>
      <SentenceBox
        search={search}
        size="hero"
        label={search.text === '' ? 'Describe the car, for example' : 'Describe the car'}
        placeholder={<TypingText phrases={phrases} {...TYPING} onPhraseChange={setExample} />}
      />
      <div className={css.chips}>
        <SuggestionChips
          label="Popular"
          suggestions={popularSearches}
          onIntent={search.prepare}
          onChoose={(text) => {
            search.setText(text);
            search.submit(text);
          }}
        />
      </div>
    </Container>
  );
}
