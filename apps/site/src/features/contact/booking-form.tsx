import { CONTACT_LENGTHS } from '@forecourt/search-core';
import { RadioGroup } from '@forecourt/ui/RadioGroup';
import { TextArea } from '@forecourt/ui/TextArea';
import { TextField } from '@forecourt/ui/TextField';
import { sentToasts } from '../../content/contact.ts';
import { timeOptions } from '../../content/demo-sections.ts';
import { getFirstBookableDay, isWeekend, getLastBookableDay, useToday } from './bookable-days.ts';
import { SubmissionForm } from './submission-form.tsx';

const strings = {
  tooEarly: 'Choose tomorrow or a later day',
  tooLate: 'Choose a day within the next three months',
};

/** The request is sent as a message, and the demo is booked only when we confirm it. */
export function BookingForm() {
  const today = useToday();
  return (
    <SubmissionForm
      label="Ask for a demo"
      action="Request a demo"
      storageKey="booking-draft"
      kind="booking"
      confirmation={sentToasts.booking}
      strings={strings}
      extraFields={
        <>
          <TextField
            label="Dealership"
            name="company"
            autoComplete="organization"
            isRequired
            maxLength={CONTACT_LENGTHS.company}
          />
          <TextField
            label="Phone Number"
            optionalLabel="optional"
            description="If you’d rather agree a time by phone."
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={CONTACT_LENGTHS.phone}
          />
          <TextField
            label="Day"
            description="Monday to Friday. If it’s a bank holiday, we’ll suggest the next day."
            name="day"
            type="date"
            min={today && getFirstBookableDay(today)}
            max={today && getLastBookableDay(today)}
            isRequired
            validate={(day) => (isWeekend(day) ? 'Choose a day from Monday to Friday' : undefined)}
          />
        </>
      }
    >
      <RadioGroup
        label="Time of day, in the UK"
        name="time"
        variant="segmented"
        options={timeOptions}
        defaultValue="morning"
      />
      <TextArea
        label="What would you like to see?"
        optionalLabel="optional"
        name="message"
        minRows={3}
        maxLength={CONTACT_LENGTHS.message}
      />
    </SubmissionForm>
  );
}
