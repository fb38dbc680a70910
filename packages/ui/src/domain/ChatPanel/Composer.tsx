import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { isComposing } from '../../internal/element/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import * as styles from './Composer.css.ts';

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>;
  value: string;
  onChange: (value: string) => void;
  /** Called with the trimmed text, which is never empty. */
  onSend: (text: string) => void;
  /** Whether the user can type but not send. */
  isWaiting: boolean;
  maxLength: number | undefined;
  label: string;
  placeholder: string;
  fullMessage: string;
  sendLabel: string;
}

export function Composer({
  ref,
  value,
  onChange,
  onSend,
  isWaiting,
  maxLength,
  label,
  placeholder,
  fullMessage,
  sendLabel,
}: ComposerProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = value.trim() === '';
  const isFull = maxLength !== undefined && value.length >= maxLength;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isEmpty) form.current?.querySelector('textarea')?.focus();
    else if (!isWaiting) onSend(value.trim());
  }

  return (
    <form ref={form} className={styles.composer} data-part="Composer" onSubmit={submit}>
      <label htmlFor={id} className={styles.spoken}>
        {label}
      </label>
      <div className={styles.field}>
        <span className={styles.mirror} aria-hidden="true">
          {value}
          {'\u200b'}
        </span>
        <textarea
          ref={ref}
          id={id}
          dir="auto"
          rows={1}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="send"
          className={styles.input}
          aria-describedby={isFull ? `${id}-full` : undefined}
          data-part="Input"
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
      </div>
      <IconButton
        type="submit"
        variant="primary"
        label={sendLabel}
        // Avoids `disabled`, because the button would lose focus with every message.
        aria-disabled={isEmpty || isWaiting}
        className={styles.send}
        data-part="Send"
      >
        <Icon name="arrow-end" />
      </IconButton>
      {/* Always rendered, so that the text is announced when it appears. */}
      <div id={`${id}-full`} role="alert" className={styles.fullMessage} data-part="Full">
        {isFull && fullMessage}
      </div>
    </form>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
