import { CONTACT_LENGTHS } from '@forecourt/search-core';
import { TextArea } from '@forecourt/ui/TextArea';
import { TextField } from '@forecourt/ui/TextField';
import { useMemo } from 'react';
import { contact, enterpriseContact, sent } from '../../content/contact.ts';
import { type PlanEnquiry, prefillEnquiry } from './plan-enquiry.ts';
import { SubmissionForm } from './submission-form.tsx';

const CONTACT_STORAGE_KEY = 'contact-draft';
const ENTERPRISE_STORAGE_KEY = 'enterprise-draft';

const { labels } = contact;

interface ContactFormProps {
  /** The plan that the visitor asks about. The form is prefilled for it, and has its own draft. */
  enquiry?: PlanEnquiry | undefined;
}

export function ContactForm({ enquiry }: ContactFormProps) {
  const prefilled = useMemo(() => (enquiry ? prefillEnquiry(enquiry) : {}), [enquiry]);
  return (
    <SubmissionForm
      // Initial values apply only to a new form.
      key={JSON.stringify(prefilled)}
      label="Write to us"
      action="Send message"
      storageKey={enquiry ? ENTERPRISE_STORAGE_KEY : CONTACT_STORAGE_KEY}
      prefilled={prefilled}
      sent={sent.message}
    >
      <TextField
        label={labels.subject}
        name="subject"
        isRequired
        maxLength={CONTACT_LENGTHS.subject}
        defaultValue={prefilled['subject']}
      />
      <TextArea
        label={labels.message}
        description={enquiry && !enquiry.use ? enterpriseContact.messageHint : undefined}
        name="message"
        isRequired
        minRows={7}
        maxRows={16}
        maxLength={CONTACT_LENGTHS.message}
        defaultValue={prefilled['message']}
      />
    </SubmissionForm>
  );
}
