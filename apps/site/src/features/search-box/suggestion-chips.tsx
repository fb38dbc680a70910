import { type SearchSuggestion, suggestionShortText } from '../../lib/search-suggestion.ts';
import { SuggestionChips as Chips } from '@forecourt/ui/SuggestionChips';
import * as css from './suggestion-chips.css.ts';

interface SuggestionChipsProps {
  label: string;
  /** Where a heading says the same it is only read out. */
  isLabelHidden?: boolean;
  suggestions: readonly SearchSuggestion[];
  /** Given the chip's own text. */
  onChoose: (text: string) => void;
  onIntent?: () => void;
  /** A small screen shows their short texts. */
  isShortened?: boolean;
}

/** Searches to begin with, a press each. */
export function SuggestionChips({
  label,
  isLabelHidden = false,
  suggestions,
  onChoose,
  onIntent,
  isShortened = false,
}: SuggestionChipsProps) {
  return (
    <Chips
      label={label}
      isLabelHidden={isLabelHidden}
      suggestions={suggestions.map((suggestion) => ({
        text: suggestion.text,
        ...(isShortened && { shortText: suggestionShortText(suggestion) }),
      }))}
      onSelect={onChoose}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      className={css.chips}
    />
  );
}
