import {
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { isChord, getNextIndex } from '../../internal/element/keys.ts';
import { fillMessage, useStrings } from '../../internal/locale/index.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { name as labelStyle } from '../../internal/chip/chip.css.ts';
import * as styles from './FilterTags.css.ts';
import { useOverflow } from './useOverflow.ts';
import { enGB, type FilterTagsStrings } from './strings.ts';

export interface FilterTag {
  /** Unique in the list. Must not change while the tag exists. */
  id: string;
  label: string;
  /** The accessible name, if the label alone is ambiguous: 'Minimum price £5,000'. */
  accessibleLabel?: string | undefined;
  /** The buyer's words that led to the filter, shown in quotation marks. */
  words?: string | undefined;
  /** Announced with the remove button, and shown as the label's tooltip. */
  description?: string | undefined;
}

export interface FilterTagsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The name of the list. */
  label: string;
  /**
   * The active filters. Without any, the component renders nothing. Keep it mounted, so that it can move focus to
   * `fallbackFocus`.
   */
  tags: readonly FilterTag[];
  onRemove: (id: string) => void;
  /** Called when the user clicks 'Clear all'. Without it there is no such button. */
  onClearAll?: (() => void) | undefined;
  /** Receives focus when no tags are left, such as the heading of the results (with `tabIndex={-1}`). */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  /** Content below the tags, such as the words that were left out. */
  note?: ReactNode;
  strings?: Partial<FilterTagsStrings> | undefined;
}

/**
 * The active filters, each with a button that removes it. After a removal, focus moves to the tag that takes its place.
 * Besides Tab, the arrow keys, Home and End move between buttons, and Delete or Backspace removes a tag. If the tags do
 * not fit, users swipe the strip or scroll it with arrow buttons at both ends. For suggested searches use
 * `SuggestionChips`.
 */
export function FilterTags({
  label,
  tags,
  onRemove,
  onClearAll,
  fallbackFocus,
  note,
  strings,
  className,
  ...rest
}: FilterTagsProps) {
  const text = useStrings('FilterTags', enGB, strings);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { isOverflowing, isAtStart, isAtEnd, measure, scroll } = useOverflow(list, tags);
  const removedTags = useRef<{ ids: readonly string[]; index: number }>(undefined);

  useLayoutEffect(() => {
    const removal = removedTags.current;
    // The app may remove the tag late or not at all, so focus moves only after the removal.
    if (!removal || tags.some(({ id }) => removal.ids.includes(id))) return;
    removedTags.current = undefined;
    // The user may have moved focus meanwhile.
    if (document.activeElement && document.activeElement !== document.body) return;
    const buttons = getRemoveButtons(list.current);
    (buttons[Math.min(removal.index, buttons.length - 1)] ?? fallbackFocus?.current)?.focus();
  }, [tags, fallbackFocus]);

  function remove(id: string, index: number) {
    removedTags.current = { ids: [id], index };
    onRemove(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const buttons = getRemoveButtons(list.current);
    const index = buttons.findIndex((button) => button === event.target);
    if (index < 0 || isChord(event)) return;
    const to = getNextIndex(event, index, buttons.length);
    const tag = tags[index];
    if (to !== undefined) {
      event.preventDefault();
      // Focus stays on the first or last button, because there is none beyond it.
      buttons[to]?.focus();
    } else if (tag && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      remove(tag.id, index);
    }
  }

  if (tags.length === 0) return null;
  return (
    <div
      {...rest}
      role="group"
      aria-label={label}
      data-component="FilterTags"
      className={classes(styles.root, className)}
    >
      <div className={styles.bar}>
        <div className={styles.scrollArea}>
          {isOverflowing && (
            <Arrow side="start" label={text.scrollBack} isDisabled={isAtStart} onClick={() => scroll('start')} />
          )}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its buttons */}
          <ul
            ref={list}
            className={styles.strip}
            data-part="List"
            data-more-before={flag(!isAtStart)}
            data-more-after={flag(!isAtEnd)}
            onKeyDown={onKeyDown}
            onScroll={measure}
          >
            {tags.map((tag, index) => (
              <li key={tag.id} className={styles.tag} data-part="Tag">
                <span className={classes(labelStyle, styles.label)} title={tag.description} data-part="Label">
                  {tag.label}
                </span>
                {tag.words && (
                  <q id={`${id}-${index}-words`} className={styles.words} title={tag.words} data-part="Words">
                    {tag.words}
                  </q>
                )}
                {tag.description && (
                  <span id={`${id}-${index}`} className={styles.spoken}>
                    {tag.description}
                  </span>
                )}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={fillMessage(text.remove, { label: tag.accessibleLabel ?? tag.label })}
                  aria-describedby={
                    classes(tag.words && `${id}-${index}-words`, tag.description && `${id}-${index}`) || undefined
                  }
                  data-part="Remove"
                  onClick={() => remove(tag.id, index)}
                >
                  <Icon name="close" size="s" />
                </button>
              </li>
            ))}
          </ul>
          {isOverflowing && (
            <Arrow side="end" label={text.scrollOn} isDisabled={isAtEnd} onClick={() => scroll('end')} />
          )}
        </div>
        {onClearAll && (
          <button
            type="button"
            className={styles.clear}
            data-part="ClearAll"
            onClick={() => {
              removedTags.current = { ids: tags.map(({ id }) => id), index: 0 };
              onClearAll();
            }}
          >
            {text.clearAll}
          </button>
        )}
      </div>
      {note && (
        <div className={styles.foot} data-part="Foot">
          {note}
        </div>
      )}
    </div>
  );
}

interface ArrowProps {
  side: 'start' | 'end';
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}

function Arrow({ side, label, isDisabled, onClick }: ArrowProps) {
  return (
    <IconButton
      label={label}
      className={styles.arrow}
      data-part={side === 'start' ? 'Back' : 'On'}
      // Avoids `disabled`, because the button would lose focus at the end of the strip.
      aria-disabled={isDisabled}
      onPress={isDisabled ? undefined : onClick}
    >
      <Icon name={side === 'start' ? 'chevron-start' : 'chevron-end'} />
    </IconButton>
  );
}

function getRemoveButtons(list: HTMLElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll<HTMLButtonElement>('[data-part="Remove"]') ?? [])];
}
