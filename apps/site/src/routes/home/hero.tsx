import { Container } from '@forecourt/ui/Container';
import { Icon } from '@forecourt/ui/Icon';
import type { SearchBoxInput } from '@forecourt/ui/SearchBox';
import { TypingText } from '@forecourt/ui/TypingText';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { type Example, examples, popularSearches } from '../../content/searches.ts';
import { useAssistant } from '../../features/assistant/use-assistant.ts';
import { SentenceBox } from '../../features/search-box/sentence-box.tsx';
import { SuggestionChips } from '../../features/search-box/suggestion-chips.tsx';
import { useSentence } from '../../features/search-box/use-sentence.ts';
import { useEarlyInput } from '../../features/search-box/use-early-input.ts';
import { unbroken } from '../../typeset.css.ts';
import * as css from './hero.css.ts';
import { ParkedCar } from './parked-car.tsx';

/** Milliseconds per typed and deleted character, and between sentences (docs/specification.md, section 9). */
const TYPING_TIMES = { typing: 80, deleting: 40, pause: 2000 };

const phrases = examples.map(({ text, marks }: Example) => ({
  text,
  marks: marks.map(({ words, label }) => {
    const start = text.indexOf(words);
    return { start, end: start + words.length, label };
  }),
}));

const loadResults = () => import('../search/results/page.tsx');

export function Hero() {
  const sentence = useSentence();
  const { Chat, start: startChat, isStarting, errorMessage, loadChat } = useAssistant();
  const [example, setExample] = useState(0);
  const field = useRef<SearchBoxInput>(null);
  const isCleared = useRef(false);

  const prepare = () => sentence.prepare(loadChat, loadResults);
  const ask = (text: string, isSuggestion: boolean) => {
    // The text stays in the box until the conversation has loaded.
    sentence.setText(text);
    startChat(text, isSuggestion);
  };
  const submit = (text: string) => ask(text, false);
  useEarlyInput(field, { setText: sentence.setText, submit, prepare });

  return (
    <Container className={css.hero} render={(props) => <section {...props} />}>
      <div className={css.head}>
        <div>
          <p className={css.audience}>
            <span className={css.plate}>TRADE</span> For used-car dealers
          </p>
          <h1 className={css.heading}>
            Describe the&nbsp;car. <br />
            We do the&nbsp;sums.
          </h1>
        </div>
        <div className={css.sideColumn}>
          <p className={css.lead}>
            Find stock worth buying. One sentence searches thousands of <span className={unbroken}>private-seller</span>{' '}
            adverts. Most cars come back valued, with the working shown.
          </p>
          <ParkedCar cars={examples.map(({ car }) => car)} shownIndex={example} />
        </div>
      </div>
      {Chat ? (
        <Chat
          loadResults={loadResults}
          onClear={() => {
            sentence.setText('');
            isCleared.current = true;
          }}
        />
      ) : (
        <>
          <SentenceBox
            search={{ ...sentence, submit, isReading: isStarting, errorMessage, prepare }}
            size="hero"
            label={sentence.text === '' ? 'Describe the car, for example' : 'Describe the car'}
            placeholder={<TypingText phrases={phrases} {...TYPING_TIMES} onPhraseChange={setExample} />}
            inputRef={(element) => {
              field.current = element;
              // Focuses the box, because the pressed button has been removed.
              if (isCleared.current) element?.focus();
              isCleared.current &&= element === null;
            }}
          />
          <div className={css.chips}>
            <SuggestionChips
              label="Popular"
              suggestions={popularSearches}
              onIntent={prepare}
              onChoose={(text) => ask(text, true)}
            />
          </div>
        </>
      )}
      <ul className={css.audienceLinks}>
        <AudienceLink
          to={paths.demo}
          question="Buying for stock?"
          answer="Book Demo"
          detail=": 30 minutes, on cars you’d buy"
        />
        <AudienceLink to={paths.search} question="Just looking for a car?" answer="Search is free" />
      </ul>
    </Container>
  );
}

interface AudienceLinkProps {
  to: string;
  question: string;
  answer: string;
  /** The end of the answer. Hidden on phones, where two links share a row. */
  detail?: string;
}

function AudienceLink({ to, question, answer, detail }: AudienceLinkProps) {
  return (
    <li>
      <Link className={css.audienceLink} to={to}>
        <span>
          <strong className={css.question}>{question}</strong> {answer}
          {detail === undefined ? null : <span className={css.hiddenOnPhones}>{detail}</span>}
        </span>
        <Icon name="chevron-end" size="s" className={css.hiddenOnPhones} />
      </Link>
    </li>
  );
}
