import { Form } from '@forecourt/ui/Form';
import { TextArea } from '@forecourt/ui/TextArea';
import { TextField } from '@forecourt/ui/TextField';
import type { SubmitEvent } from 'react';
import { CONTACT_LENGTHS } from '../../config/contact.ts';
import { contact, sent } from '../../content/contact.ts';
import { toast } from '../../lib/toasts.ts';
import * as css from './contact-form.css.ts';
import { SendRow } from './send-row.tsx';
import { Trap } from './trap.tsx';
import { prepareToSend, textsOf, useSending } from './use-sending.ts';
import { WithoutScripts } from './without-scripts.tsx';

const { labels } = contact;

/** The key of what is typed, in the tab's storage. */
const KEPT_AS = 'contact-draft';

/** The contact form. What is typed stays in its fields, whatever becomes of it, until it is kept. */
export function ContactForm() {
  const { form, keep, sending, attempted, send } = useSending(KEPT_AS);

  const submit = async (data: FormData, event: SubmitEvent<HTMLFormElement>) => {
    const fields = textsOf(data);
    const { currentTarget } = event;
    const { status } = await send(fields);
    if (status !== 'sent') return;
    currentTarget.reset();
    toast(sent.message);
  };

  return (
    <Form
      ref={form}
      className={css.form}
      onSubmit={submit}
      onInput={keep}
      onFocus={prepareToSend}
      errors={sending?.status === 'invalid' ? sending.fields : undefined}
      aria-label="Write to us"
    >
      {({ isPending }) => (
        <>
          <WithoutScripts />
          <div className={css.pair}>
            <TextField
              label={labels.name}
              name="name"
              autoComplete="name"
              isRequired
              maxLength={CONTACT_LENGTHS.name}
            />
            <TextField
              label={labels.email}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              isRequired
              maxLength={CONTACT_LENGTHS.email}
            />
          </div>
          <TextField label={labels.subject} name="subject" isRequired maxLength={CONTACT_LENGTHS.subject} />
          <TextArea
            label={labels.message}
            name="message"
            isRequired
            minRows={7}
            maxRows={16}
            maxLength={CONTACT_LENGTHS.message}
          />
          <Trap />
          <SendRow
            label="Send Message"
            isPending={isPending}
            sending={sending}
            attempted={attempted}
            confirmation={
              <>
                <p className={css.confirmed}>{sent.message.title}</p>
                <p>
                  {sent.message.description} The answer goes to <bdi>{attempted['email']}</bdi>.
                </p>
              </>
            }
          />
        </>
      )}
    </Form>
  );
}
