import { CONTACT_LENGTHS } from '@forecourt/search-core';
import { TextArea } from '@forecourt/ui/TextArea';
import { TextField } from '@forecourt/ui/TextField';
import { contact, sent } from '../../content/contact.ts';
import { SubmissionForm } from './submission-form.tsx';

const { labels } = contact;

export function ContactForm() {
  return (
    <SubmissionForm label="Write to us" action="Send Message" storageKey="contact-draft" sent={sent.message}>
      <TextField label={labels.subject} name="subject" isRequired maxLength={CONTACT_LENGTHS.subject} />
      <TextArea
        label={labels.message}
        name="message"
        isRequired
        minRows={7}
        maxRows={16}
        maxLength={CONTACT_LENGTHS.message}
      />
    </SubmissionForm>
  );
}
