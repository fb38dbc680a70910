import type { SearchSuggestion } from '@forecourt/search-core';
import * as css from './suggestion-chips.css.ts';

interface SuggestionChipsProps {
  label: string;
  /** Whether the label stands before the chips; where a heading says the same it is only read out. */
  isLabelShown?: boolean;
  suggestions: readonly SearchSuggestion[];
  /** Given the chip's own text. */
  onChoose: (text: string) => void;
  onIntent?: () => void;
  /** What a small screen shows of a suggestion; without it, all of its text. */
  shorten?: (suggestion: SearchSuggestion) => string;
}

/** Searches to begin with, a press each. */
export function SuggestionChips({
  label,
  isLabelShown = true,
  suggestions,
  onChoose,
  onIntent,
  shorten,
}: SuggestionChipsProps) {
  return (
    <section className={css.row} aria-label={label} onFocus={onIntent} onPointerEnter={onIntent}>
      {isLabelShown ? (
        <span className={css.label} aria-hidden="true">
          {label}
        </span>
      ) : null}
      <ul className={css.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion.text}>
            <button type="button" className={css.chip} onClick={() => onChoose(suggestion.text)}>
              {shorten ? (
                <>
                  <span className={css.short} aria-hidden="true">
                    {shorten(suggestion)}
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
