import { Form } from '@forecourt/ui/Form';
import { TextArea } from '@forecourt/ui/TextArea';
import { TextField } from '@forecourt/ui/TextField';
import { ToggleGroup } from '@forecourt/ui/ToggleGroup';
import type { SubmitEvent } from 'react';
import { CONTACT_LENGTHS } from '../../config/contact.ts';
import { contact, sent } from '../../content/contact.ts';
import { times } from '../../content/demo-chapters.ts';
import { toast } from '../../lib/toasts.ts';
import { firstBookable, isWeekend, lastBookable, useToday } from './bookable-days.ts';
import * as css from './contact-form.css.ts';
import { SendRow } from './send-row.tsx';
import { Trap } from './trap.tsx';
import { prepareToSend, textsOf, useSending } from './use-sending.ts';
import { WithoutScripts } from './without-scripts.tsx';

const { labels } = contact;

/** The key of what is typed, in the tab's storage. */
const KEPT_AS = 'booking-draft';

const messages = {
  rangeUnderflow: () => 'Choose a day from tomorrow on',
  rangeOverflow: () => 'Choose a day within the next three months',
};

/** Asks for a demo on a day that suits. It is sent like a message, and nobody is booked before we have answered. */
export function BookingForm() {
  const { form, keep, sending, attempted, send } = useSending(KEPT_AS);
  const today = useToday();

  const submit = async (data: FormData, event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const { status } = await send({ kind: 'booking', ...textsOf(data) });
    if (status !== 'sent') return;
    currentTarget.reset();
    toast(sent.booking);
  };

  return (
    <Form
      ref={form}
      className={css.form}
      onSubmit={submit}
      onInput={keep}
      onFocus={prepareToSend}
      validationMessages={messages}
      errors={sending?.status === 'invalid' ? sending.fields : undefined}
      aria-label="Ask for a demo"
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
              isRequired
              maxLength={CONTACT_LENGTHS.email}
            />
            <TextField
              label="Dealership"
              name="company"
              autoComplete="organization"
              isRequired
              maxLength={CONTACT_LENGTHS.company}
            />
            <TextField
              label="Day"
              description="Monday to Friday. For a bank holiday we suggest the next day."
              name="day"
              type="date"
              min={today && firstBookable(today)}
              max={today && lastBookable(today)}
              isRequired
              // before the form hears of it, and looks whether what it said of the day is still true
              onInput={({ currentTarget: field }) =>
                field.setCustomValidity(isWeekend(field.value) ? 'Choose a day from Monday to Friday' : '')
              }
            />
          </div>
          <ToggleGroup label="Time of day, in the UK" name="time" options={times} defaultValue="morning" />
          <TextArea
            label="What would you like to see?"
            optionalLabel="optional"
            name="message"
            minRows={3}
            maxLength={CONTACT_LENGTHS.message}
          />
          <Trap />
          <SendRow
            label="Request a Demo"
            isPending={isPending}
            sending={sending}
            attempted={attempted}
            confirmation={
              <>
                <p className={css.confirmed}>{sent.booking.title}</p>
                <p>
                  {sent.booking.description} The answer goes to <bdi>{attempted['email']}</bdi>.
                </p>
              </>
            }
          />
        </>
      )}
    </Form>
  );
}
