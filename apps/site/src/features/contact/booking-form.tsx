import { CONTACT_LENGTHS } from '@forecourt/search-core';
import { TextArea } from '@forecourt/ui/TextArea';
import { TextField } from '@forecourt/ui/TextField';
import { ToggleGroup } from '@forecourt/ui/ToggleGroup';
import { sent } from '../../content/contact.ts';
import { times } from '../../content/demo-chapters.ts';
import { firstBookable, isWeekend, lastBookable, useToday } from './bookable-days.ts';
import { SentForm } from './sent-form.tsx';

const messages = {
  rangeUnderflow: () => 'Choose a day from tomorrow on',
  rangeOverflow: () => 'Choose a day within the next three months',
};

/** Asks for a demo on a day that suits. It is sent like a message, and nobody is booked before we have answered. */
export function BookingForm() {
  const today = useToday();
  return (
    <SentForm
      label="Ask for a demo"
      action="Request a Demo"
      keptAs="booking-draft"
      kind="booking"
      sent={sent.booking}
      validationMessages={messages}
      beside={
        <>
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
            validate={(day) => (isWeekend(day) ? 'Choose a day from Monday to Friday' : undefined)}
          />
        </>
      }
    >
      <ToggleGroup label="Time of day, in the UK" name="time" options={times} defaultValue="morning" />
      <TextArea
        label="What would you like to see?"
        optionalLabel="optional"
        name="message"
        minRows={3}
        maxLength={CONTACT_LENGTHS.message}
      />
    </SentForm>
  );
}
