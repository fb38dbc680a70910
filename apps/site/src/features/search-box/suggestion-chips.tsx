import { suggestionShortText, type SearchSuggestion } from '@forecourt/search-core';
import * as css from './suggestion-chips.css.ts';

interface SuggestionChipsProps {
  label: string;
  suggestions: readonly SearchSuggestion[];
  /** Given the chip's own text. */
  onChoose: (text: string) => void;
  onIntent?: () => void;
  /** Shows the short texts on small screens. */
  isShortened?: boolean;
}

/** Searches to begin with, a press each. */
export function SuggestionChips({ label, suggestions, onChoose, onIntent, isShortened = false }: SuggestionChipsProps) {
  return (
    <section className={css.row} aria-label={label} onFocus={onIntent} onPointerEnter={onIntent}>
      <span className={css.label} aria-hidden="true">
        {label}
      </span>
      <ul className={css.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.text}>
            <button type="button" className={css.chip} onClick={() => onChoose(suggestion.text)}>
              {isShortened ? (
                <>
                  <span className={css.short} aria-hidden="true">
                    {suggestionShortText(suggestion)}
                  </span>
                  <span className={css.whole}>{suggestion.text}</span>
                </>
              ) : (
                suggestion.text
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
