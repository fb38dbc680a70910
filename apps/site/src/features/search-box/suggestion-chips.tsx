import { SuggestionChips as Chips } from '@forecourt/ui/SuggestionChips';
import type { SearchSuggestion } from '../../content/searches.ts';
import * as css from './suggestion-chips.css.ts';
import { getSearchText, getShortText } from './suggestion-text.ts';

interface SuggestionChipsProps {
  label: string;
  /** Whether to hide the label visually, because a heading says the same. */
  isLabelHidden?: boolean;
  suggestions: readonly SearchSuggestion[];
  /** Called with the chip's text, without its ellipsis. */
  onChoose: (text: string) => void;
  onIntent?: () => void;
  /** Whether to show the short texts on small screens. */
  isShortened?: boolean;
}

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
        ...(isShortened && { shortText: getShortText(suggestion) }),
      }))}
      onSelect={(text) => onChoose(getSearchText(text))}
      onFocus={onIntent}
      onPointerEnter={onIntent}
      className={css.chips}
    />
  );
}
