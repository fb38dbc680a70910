import { type HTMLAttributes, type Ref, useId } from 'react';
import { classes } from '../../internal/element/index.ts';
import * as styles from './SuggestionChips.css.ts';

export interface Suggestion {
  /** The chip's text, which is also the value passed to `onSelect`. Unique in the list. */
  text: string;
  /** Shown below 768 px instead of the whole text. */
  shortText?: string | undefined;
}

export interface SuggestionChipsProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onSelect'> {
  ref?: Ref<HTMLElement> | undefined;
  /** The name of the group, visible before the chips from 768 px. */
  label: string;
  /**
   * Whether the label is visually hidden, for example because a heading says the same.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  suggestions: readonly Suggestion[];
  /** Called with the whole text of the chip that was clicked. */
  onSelect: (text: string) => void;
}

/**
 * Suggested searches. A click on a chip passes its text to `onSelect`. On small screens the chips are in one row that
 * scrolls, and may show a shorter text. Their names and values stay the same. To filter an existing list use
 * `ToggleButtonGroup`, and for removable filters `FilterTags`.
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
    // The group is not a landmark, because a page can have many.
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
                  <span className={styles.shortText} aria-hidden="true">
                    {shortText}
                  </span>
                  <span className={styles.fullText}>{text}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
