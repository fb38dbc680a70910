import { type HTMLAttributes, type Ref, useId } from 'react';
import { classes } from '../../internal/element/index.ts';
import * as styles from './SuggestionChips.css.ts';

export interface Suggestion {
  /** What the chip shows and sends. Unique in the list. */
  text: string;
  /** What it shows below 768 px in place of the whole text. */
  shortText?: string | undefined;
}

export interface SuggestionChipsProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onSelect'> {
  ref?: Ref<HTMLElement> | undefined;
  /** Name of the group, written before the chips from 768 px. */
  label: string;
  /** Where a heading says it to the eye. @default false */
  isLabelHidden?: boolean | undefined;
  suggestions: readonly Suggestion[];
  /** Given the whole text of the chip that was pressed. */
  onSelect: (text: string) => void;
}

/**
 * Searches to begin with, a press each: a chip sends its own text. On a small screen they stand in one row that is swiped
 * and may show a shorter text; what they are called and send stays whole. What filters a list that is there already is
 * a `ToggleButtonGroup`, and what can be removed from a search is in `FilterTags`.
 */
export function SuggestionChips({
  label,
  isLabelHidden = false,
  suggestions,
  onSelect,
  className,
  ...rest
}: SuggestionChipsProps) {
  const id = useId();
  return (
    // no landmark: a page has many of its kind
    <section
      role="group"
      aria-labelledby={id}
      {...rest}
      data-component="SuggestionChips"
      className={classes(styles.root, className)}
    >
      <span id={id} className={styles.label({ isHidden: isLabelHidden })} data-part="Label">
        {label}
      </span>
      <ul className={styles.list} data-part="List">
        {suggestions.map(({ text, shortText }) => (
          <li key={text} className={styles.item}>
            <button type="button" className={styles.chip} data-part="Chip" onClick={() => onSelect(text)}>
              {shortText === undefined ? (
                text
              ) : (
                <>
                  <span className={styles.short} aria-hidden="true">
                    {shortText}
                  </span>
                  <span className={styles.whole}>{text}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
