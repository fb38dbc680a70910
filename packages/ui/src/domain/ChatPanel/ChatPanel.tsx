import { type HTMLAttributes, type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useStrings } from '../../internal/locale/index.ts';
import { classes, flag } from '../../internal/element/index.ts';
import { mergeRefs } from '../../internal/element/refs.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './ChatPanel.css.ts';
import { Composer } from './Composer.tsx';
import { type ChatConfirmation, type ChatMessage } from './message.ts';
import { type ChatPanelStrings, enGB } from './strings.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useFocusAfterAnswer } from './useFocusAfterAnswer.ts';
import { useFocusAfterClear } from './useFocusAfterClear.ts';
import { usePinnedEnd } from './usePinnedEnd.ts';

export interface ChatPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'title' | 'onChange'> {
  ref?: Ref<HTMLElement> | undefined;
  /** The messages, oldest first. */
  messages: readonly ChatMessage[];
  /**
   * Called with the composer's trimmed text. The composer is then cleared. Not called while `isThinking`, or if the
   * text is empty.
   */
  onSend: (text: string) => void;
  /**
   * Whether a reply is pending. The user can type but not send.
   * @default false
   */
  isThinking?: boolean | undefined;
  /** Shows Yes and No buttons below the messages. After Yes, focus moves to the log, and after No, to the composer. */
  confirmation?: ChatConfirmation | undefined;
  /** Shows a 'Clear chat' button. Once the app has removed messages, focus moves to the composer. */
  onClear?: (() => void) | undefined;
  /**
   * The name of the panel, announced before the assistant's messages.
   * @default 'Car Assistant'
   */
  title?: string | undefined;
  /** Shown before the title, e.g. a `Logo`. */
  logo?: ReactNode;
  /** The text in the composer, if controlled, e.g. to restore a message that could not be sent. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** A ref to the composer's field, for example to focus it when the panel replaces a search box. */
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The maximum number of characters in a message. The composer says when it is reached. */
  maxLength?: number | undefined;
  strings?: Partial<ChatPanelStrings> | undefined;
}

/**
 * A conversation with a search assistant: messages, a composer and, when the assistant knows enough, a confirmation of
 * the search. Enter sends, Shift+Enter starts a new line. The log follows new messages while the user is at its end,
 * and otherwise shows a button. Screen readers announce the whole reply if focus is in the composer, or in the log
 * after Yes; only that there is a reply if focus is elsewhere in the panel; and nothing otherwise. The panel fills a
 * container that has a height, and otherwise grows with its messages. It is at most 46rem tall or, below 768 px, where
 * it has no frame, as tall as the screen. For a single query use `SearchBox`.
 */
export function ChatPanel({
  messages,
  onSend,
  isThinking = false,
  confirmation,
  onClear,
  title: ownTitle,
  logo,
  value,
  onChange,
  inputRef,
  maxLength,
  strings,
  className,
  ref,
  ...rest
}: ChatPanelProps) {
  const text = useStrings('ChatPanel', enGB, strings);
  const title = ownTitle ?? text.title;
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const composer = useRef<HTMLTextAreaElement>(null);

  const mergedRootRef = useMemo(() => mergeRefs<HTMLElement>(root, ref), [ref]);
  const mergedComposerRef = useMemo(() => mergeRefs<HTMLTextAreaElement>(composer, inputRef), [inputRef]);

  const [ownValue, setOwnValue] = useState('');
  const change = (next: string) => {
    setOwnValue(next);
    onChange?.(next);
  };

  const { hasNewMessages, onScroll, scrollToEnd } = usePinnedEnd(log, content, messages);
  const { createAnswerHandler, isAwaitingReply } = useFocusAfterAnswer(confirmation !== undefined, {
    yes: log,
    no: composer,
  });
  useAnnouncements({ root, composer, isAwaitingReply, list, region }, messages, {
    question: confirmation && text.question,
    waiting: isThinking ? text.thinking : undefined,
    hint: text.newMessage,
  });
  const createClearHandler = useFocusAfterClear(messages, composer);
  // Initial messages are not animated.
  const [initialIds] = useState(() => new Set(messages.map((message) => message.id)));

  return (
    <section
      aria-labelledby={rest['aria-label'] === undefined ? `${id}-title` : undefined}
      {...rest}
      ref={mergedRootRef}
      data-component="ChatPanel"
      className={classes(styles.panel, className)}
    >
      <header className={styles.head} data-part="Head">
        {logo}
        <h2 id={`${id}-title`} className={styles.title} data-part="Title">
          {title}
        </h2>
        {onClear && (
          <AriaButton className={styles.clear} data-part="Clear" onPress={createClearHandler(onClear)}>
            <Icon name="bin" size="s" />
            {text.clear}
          </AriaButton>
        )}
      </header>

      <div className={styles.body}>
        <div
          ref={log}
          role="log"
          // useAnnouncements announces messages instead.
          aria-live="off"
          aria-label={text.log}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard in every browser
          tabIndex={0}
          className={styles.log}
          data-part="Log"
          onScroll={onScroll}
        >
          <div ref={content} className={styles.content}>
            <ol ref={list} className={styles.turns} data-part="Messages">
              {messages.map((message) => (
                <li
                  key={message.id}
                  className={styles.turn({ role: message.role })}
                  data-part="Message"
                  data-role={message.role}
                  data-fresh={flag(!initialIds.has(message.id))}
                >
                  <span className={styles.spoken}>{message.role === 'user' ? text.you : title}: </span>
                  <div dir="auto" className={styles.words} data-part="Body">
                    {message.content}
                  </div>
                </li>
              ))}
            </ol>
            {isThinking && (
              <p className={styles.thinking} data-part="Thinking">
                <span className={styles.dots} aria-hidden="true">
                  <span className={styles.dot} />
                  <span className={styles.dot} />
                  <span className={styles.dot} />
                </span>
                {text.thinking}
              </p>
            )}
            {confirmation && (
              <div
                role="group"
                aria-labelledby={`${id}-question`}
                className={styles.confirmation}
                data-part="Confirmation"
              >
                <p id={`${id}-question`} className={styles.question} data-part="Question">
                  {text.question}
                </p>
                <div className={styles.answers}>
                  <Button
                    variant="accent"
                    className={styles.answer}
                    data-part="Yes"
                    onPress={createAnswerHandler('yes', confirmation.onYes)}
                  >
                    {text.yes}
                  </Button>
                  <Button
                    variant="secondary"
                    className={styles.answer}
                    data-part="No"
                    onPress={createAnswerHandler('no', confirmation.onNo)}
                  >
                    {text.no}
                  </Button>
                </div>
              </div>
            )}
          </div>
        </div>
        {hasNewMessages && (
          <Button
            size="s"
            className={styles.newMessages}
            data-part="NewMessages"
            onPress={() => {
              // Moves focus, because the button disappears when it is clicked.
              log.current?.focus({ preventScroll: true });
              scrollToEnd();
            }}
          >
            {text.newMessages}
            <Icon name="chevron-down" size="s" />
          </Button>
        )}
      </div>

      <Composer
        ref={mergedComposerRef}
        value={value ?? ownValue}
        onChange={change}
        onSend={(words) => {
          onSend(words);
          change('');
        }}
        isWaiting={isThinking}
        maxLength={maxLength}
        label={text.message}
        placeholder={text.placeholder}
        fullMessage={text.full}
        sendLabel={text.send}
      />
      <div ref={region} role="status" className={styles.spoken} />
    </section>
  );
}
