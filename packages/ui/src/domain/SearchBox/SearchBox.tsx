import type { ChangeEvent, FormEvent, FormHTMLAttributes, ReactNode, Ref } from 'react';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import { fillMessage, useStrings } from '../../internal/locale/index.ts';
import { classes, flag, isComposing } from '../../internal/element/index.ts';
import { button, label as buttonLabel, spinner } from '../../components/Button/Button.css.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { Mark } from '../MarkedText/index.ts';
import { MarkedWords } from '../MarkedText/MarkedWords.tsx';
import { splitAtMarks } from '../MarkedText/marks.ts';
import { AttentionContext, useAttention } from '../../internal/motion/index.ts';
import { ExamplesIdContext } from '../TypingText/examples.ts';
import * as styles from './SearchBox.css.ts';
import { enGB, type SearchBoxStrings } from './strings.ts';

/**
 * `hero` is a number plate as large as the page's headline. It grows with its sentence to about 40% of the window's
 * height, then scrolls. `bar` is one line.
 */
export const searchBoxSizes = ['hero', 'bar'] as const;
export type SearchBoxSize = (typeof searchBoxSizes)[number];

/** The field: a text area in the hero, an input in the bar. */
export type SearchBoxInput = HTMLTextAreaElement | HTMLInputElement;

/** Sentences with more characters have smaller text, so that more of their lines are visible. */
const LONG_SENTENCE_LENGTH = 110;

export interface SearchBoxProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'onChange' | 'onSubmit' | 'children'
> {
  ref?: Ref<HTMLFormElement> | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed text. Not called while loading, or if the text is empty. */
  onSubmit: (text: string) => void;
  /** Shown above the field. In the bar it is only announced. */
  label: string;
  /** @default 'hero' */
  size?: SearchBoxSize | undefined;
  isLoading?: boolean | undefined;
  /** Says why the last search failed and what to do. It is announced when it appears, and describes the field. */
  errorMessage?: ReactNode;
  /** A string, or a `TypingText`, which pauses while the box has focus. */
  placeholder?: ReactNode;
  /** The understood spans of `value`. Shown only in the hero. */
  marks?: readonly Mark[] | undefined;
  /** A short name at the bottom of the band, e.g. 'ADS'. Shown only in the hero. */
  brand?: string | undefined;
  inputRef?: Ref<SearchBoxInput> | undefined;
  /**
   * The name of the field in the form.
   * @default 'q'
   */
  name?: string | undefined;
  maxLength?: number | undefined;
  /** The key that focuses the field, e.g. '/'. Shown only in the bar. The app handles the key. */
  shortcut?: string | undefined;
  strings?: Partial<SearchBoxStrings> | undefined;
}

/**
 * A search in natural language, in the shape of a number plate. Enter submits, and in the hero Shift + Enter starts a
 * new line. A search cannot be sent while the field is empty or a search is loading, but the button stays in the tab
 * order.
 */
export function SearchBox({
  value,
  onChange,
  onSubmit,
  label,
  size = 'hero',
  isLoading = false,
  errorMessage,
  placeholder,
  marks = [],
  brand,
  inputRef,
  name = 'q',
  maxLength,
  shortcut,
  strings,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: SearchBoxProps) {
  const text = useStrings('SearchBox', enGB, strings);
  const id = useId();
  const { hasAttention, handlers } = useAttention<HTMLFormElement>({ onPointerEnter, onPointerLeave, onFocus, onBlur });
  const cannotSubmit = isLoading || value.trim() === '';
  const isHero = size === 'hero';
  // Apps often pass `hasFailed && '…'`, which is false without an error.
  const hasError = errorMessage !== undefined && errorMessage !== null && errorMessage !== '' && errorMessage !== false;
  const hasExamples = value === '' && placeholder !== undefined && typeof placeholder !== 'string';
  const shownMarks = isHero
    ? splitAtMarks(value, marks).flatMap(({ text: words, mark }) => (mark ? [{ ...mark, words }] : []))
    : [];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!cannotSubmit) onSubmit(value.trim());
    else if (!isLoading) findField(event.currentTarget, name)?.focus();
  }

  const field = {
    id,
    name,
    value,
    maxLength,
    placeholder: typeof placeholder === 'string' ? placeholder : undefined,
    className: styles.input({ size }),
    autoComplete: 'off',
    enterKeyHint: 'search',
    'aria-describedby':
      classes(hasError && `${id}-error`, shownMarks.length > 0 && `${id}-marks`, hasExamples && `${id}-examples`) ||
      undefined,
    'aria-keyshortcuts': shortcut,
    'data-part': 'Input',
    'data-marked': flag(shownMarks.length > 0),
    onChange: (event: ChangeEvent<SearchBoxInput>) => onChange(event.currentTarget.value),
  } as const;

  return (
    <AttentionContext value={hasAttention}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a larger target for the field; the keyboard has the field itself */}
      <form
        role="search"
        // Named by its label, because a page may have two search boxes.
        aria-label={label}
        {...rest}
        {...handlers}
        data-component="SearchBox"
        data-size={size}
        aria-busy={isLoading}
        className={classes(styles.root, className)}
        onSubmit={submit}
        onMouseDown={(event) => {
          rest.onMouseDown?.(event);
          focusField(event, name);
        }}
      >
        <div className={styles.box({ size })} data-part="Plate">
          <span className={styles.band({ size })} aria-hidden="true" data-part="Band">
            <Icon name="search" className={styles.bandIcon({ size })} />
            {isHero && brand && <b className={styles.brand}>{brand}</b>}
          </span>
          <div
            className={styles.field({ size })}
            data-part="Field"
            data-shortcut={flag(!isHero && shortcut !== undefined)}
          >
            <label htmlFor={id} className={styles.label({ size })} data-part="Label">
              {label}
            </label>
            <div className={styles.sentence({ size })} data-long={flag(isHero && value.length > LONG_SENTENCE_LENGTH)}>
              {isHero && (
                <span
                  className={styles.mirror}
                  aria-hidden="true"
                  data-part="Mirror"
                  data-marked={flag(shownMarks.length > 0)}
                >
                  <MarkedWords text={value || (field.placeholder ?? '')} marks={value ? marks : []} />
                  {'\u200b'}
                </span>
              )}
              {hasExamples && (
                <div className={styles.placeholder({ size })} data-part="Placeholder">
                  <ExamplesIdContext value={`${id}-examples`}>{placeholder}</ExamplesIdContext>
                </div>
              )}
              {isHero ? (
                <textarea {...field} ref={inputRef as Ref<HTMLTextAreaElement>} rows={1} onKeyDown={submitOnEnter} />
              ) : (
                <input {...field} ref={inputRef as Ref<HTMLInputElement>} type="text" />
              )}
            </div>
            {!isHero && shortcut && (
              <kbd className={styles.shortcut} aria-hidden="true">
                {shortcut}
              </kbd>
            )}
            {shownMarks.length > 0 && (
              <span id={`${id}-marks`} className={styles.spoken}>
                {[...new Set(shownMarks.map(({ words, label }) => fillMessage(text.mark, { words, label })))].join(
                  '; ',
                )}
              </span>
            )}
          </div>
          <button
            type="submit"
            aria-disabled={cannotSubmit}
            data-pending={flag(isLoading)}
            className={classes(button({ variant: 'primary', size: isHero ? 'l' : 'm' }), styles.submit({ size }))}
            data-part="Submit"
          >
            <span className={classes(buttonLabel, styles.submitLabel({ size }))}>{text.submit}</span>
            <Icon name="arrow-end" className={classes(buttonLabel, styles.submitIcon)} />
            {isLoading && (
              <>
                <span className={spinner} aria-hidden="true" data-part="Spinner" />
                <span className={styles.spoken}>{text.submitting}</span>
              </>
            )}
          </button>
        </div>
        {/* Always rendered, so that the text is announced when it appears. */}
        <div id={`${id}-error`} role="alert" className={styles.error} data-part="Error">
          {hasError && (
            <>
              <Icon name="alert" size="s" className={styles.errorIcon} />
              <span>{errorMessage}</span>
            </>
          )}
        </div>
      </form>
    </AttentionContext>
  );
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Focuses the field when the user presses anywhere in the box except on a control or the message, as a label does. */
function focusField(event: MouseEvent<HTMLFormElement>, name: string) {
  const isOnControl =
    event.target instanceof Element && event.target.closest('button, input, textarea, label, a, [role="alert"]');
  if (isOnControl) return;
  event.preventDefault();
  findField(event.currentTarget, name)?.focus();
}

function findField(form: HTMLFormElement, name: string): HTMLElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLElement ? field : undefined;
}
