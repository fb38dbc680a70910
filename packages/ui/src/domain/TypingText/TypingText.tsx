import { type HTMLAttributes, type Ref, useContext, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStrings } from '../../internal/locale/index.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { Mark } from '../MarkedText/index.ts';
import { keepMarksTogether } from '../MarkedText/keep-marks-together.ts';
import { MarkedWords } from '../MarkedText/MarkedWords.tsx';
import { AttentionContext, useAttention, useReducedMotion } from '../../internal/motion/index.ts';
import { ExamplesIdContext } from './examples.ts';
import { box, caret, control, root, sizer, spoken, typed } from './TypingText.css.ts';
import { useTyping } from './useTyping.ts';
import { enGB, type TypingTextStrings } from './strings.ts';

/** A phrase with marks, which appear as soon as their words are typed. */
export interface MarkedPhrase {
  text: string;
  marks: readonly Mark[];
}

export interface TypingTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  ref?: Ref<HTMLSpanElement> | undefined;
  phrases: readonly (string | MarkedPhrase)[];
  /** Milliseconds per typed character. @default 100 */
  typing?: number | undefined;
  /** Milliseconds per deleted character. @default 50 */
  deleting?: number | undefined;
  /**
   * The time for which a complete phrase is shown, in milliseconds.
   * @default 1500
   */
  pause?: number | undefined;
  /**
   * Whether typing starts again after the last phrase. If false, it stops there.
   * @default true
   */
  isLooping?: boolean | undefined;
  /** Called with the index of each phrase when it starts, e.g. to show its picture. Called with 0 at first. */
  onPhraseChange?: ((index: number) => void) | undefined;
  strings?: Partial<TypingTextStrings> | undefined;
}

/**
 * Phrases that type and delete themselves. The first one is complete at the start. Screen readers get all phrases at
 * once and no typing. Typing pauses on hover, on focus and when users press its pause button. With reduced motion it
 * never types and has no button.
 */
export function TypingText({
  phrases,
  typing = 100,
  deleting = 50,
  pause = 1500,
  isLooping = true,
  onPhraseChange,
  strings,
  className,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  ...rest
}: TypingTextProps) {
  const text = useStrings('TypingText', enGB, strings);
  const markedPhrases = useMemo(() => phrases.map(toMarkedPhrase), [phrases]);
  const plainTexts = useMemo(
    () => markedPhrases.map(({ text, marks }) => keepMarksTogether(text, marks)),
    [markedPhrases],
  );

  const [isPaused, setPaused] = useState(false);
  const { hasAttention, handlers } = useAttention<HTMLSpanElement>({ onPointerEnter, onPointerLeave, onFocus, onBlur });
  const isAttended = useContext(AttentionContext) || hasAttention;
  const prefersReducedMotion = useReducedMotion();
  const examplesId = useContext(ExamplesIdContext);
  const isRunning = !isPaused && !isAttended && !prefersReducedMotion;
  const { index, length } = useTyping(plainTexts, { typing, deleting, pause }, isLooping, isRunning);

  const shownIndex = prefersReducedMotion ? 0 : index;
  const notifyPhraseChange = useEffectEvent((phraseIndex: number) => onPhraseChange?.(phraseIndex));
  useEffect(() => notifyPhraseChange(shownIndex), [shownIndex]);
  const phrase = markedPhrases[shownIndex];
  const visibleText = prefersReducedMotion ? plainTexts[0] : plainTexts[shownIndex]?.slice(0, length);

  return (
    <span
      {...rest}
      {...handlers}
      data-component="TypingText"
      data-running={flag(isRunning)}
      className={classes(root, className)}
    >
      <span id={examplesId} className={spoken}>
        {markedPhrases.map((each) => each.text).join('; ')}
      </span>
      <span className={box} aria-hidden="true" data-part="Box">
        {plainTexts.map((plainText) => (
          <span key={plainText} className={sizer}>
            {plainText}
          </span>
        ))}
        <span className={typed} data-part="Text">
          <MarkedWords text={visibleText ?? ''} marks={phrase?.marks ?? []} />
          <span className={caret} data-still={flag(!isRunning)} />
        </span>
      </span>
      {!prefersReducedMotion && (
        <button
          type="button"
          className={control}
          data-part="Control"
          aria-label={isPaused ? text.play : text.pause}
          onClick={() => setPaused((was) => !was)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size="s" />
        </button>
      )}
    </span>
  );
}

function toMarkedPhrase(phrase: string | MarkedPhrase): MarkedPhrase {
  return typeof phrase === 'string' ? { text: phrase, marks: [] } : phrase;
}
