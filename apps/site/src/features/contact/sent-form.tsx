import { CONTACT_LENGTHS } from '@forecourt/search-core';
import { Form, type FormProps } from '@forecourt/ui/Form';
import { TextField } from '@forecourt/ui/TextField';
import type { ReactNode, SubmitEvent } from 'react';
import { contact } from '../../content/contact.ts';
import { toast } from '../../lib/toasts.ts';
import { SendRow } from './send-row.tsx';
import * as css from './sent-form.css.ts';
import { Trap } from './trap.tsx';
import { prepareToSend, textsOf, useSending } from './use-sending.ts';
import { WithoutScripts } from './without-scripts.tsx';

interface SentFormProps extends Pick<FormProps, 'validationMessages'> {
  /** What the form is for. */
  label: string;
  /** The words of its button. */
  action: string;
  /** The key of what is typed, in the tab's storage. */
  keptAs: string;
  /** The kind of message, where it is not a plain one. */
  kind?: 'booking';
  /** What is said when it is sent. */
  sent: { title: string; description: string };
  /** Fields beside name and email. */
  beside?: ReactNode;
  /** Fields below them. */
  children: ReactNode;
}

/** A form that is sent to us, by somebody whom we can answer. What is typed stays in its fields, whatever becomes of it, until it is kept. */
export function SentForm({ label, action, keptAs, kind, sent, beside, validationMessages, children }: SentFormProps) {
  const { form, keep, sending, attempted, send } = useSending(keptAs);

  const submit = async (data: FormData, event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const texts = textsOf(data);
    const { status } = await send({ ...(kind && { kind }), ...texts });
    if (status !== 'sent') return;
    toast(sent);
    // What was typed since then has not been sent.
    if (JSON.stringify(textsOf(new FormData(currentTarget))) === JSON.stringify(texts)) currentTarget.reset();
    else keep();
  };

  return (
    <Form
      ref={form}
      className={css.form}
      onSubmit={submit}
      onInput={keep}
      onFocus={prepareToSend}
      validationMessages={validationMessages}
      errors={sending?.status === 'invalid' ? sending.fields : undefined}
      aria-label={label}
    >
      {({ isPending }) => (
        <>
          <WithoutScripts />
          <div className={css.pair}>
            <TextField
              label={contact.labels.name}
              name="name"
              autoComplete="name"
              isRequired
              maxLength={CONTACT_LENGTHS.name}
            />
            <TextField
              label={contact.labels.email}
              name="email"
              type="email"
              autoComplete="email"
              isRequired
              maxLength={CONTACT_LENGTHS.email}
            />
            {beside}
          </div>
          {children}
          <Trap />
          <SendRow
            label={action}
            isPending={isPending}
            sending={sending}
            attempted={attempted}
            confirmation={
              <>
                <p className={css.confirmed}>{sent.title}</p>
                <p>
                  {sent.description} The answer goes to <bdi>{attempted['email']}</bdi>.
                </p>
              </>
            }
          />
        </>
      )}
    </Form>
  );
}
