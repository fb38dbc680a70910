import { CONTACT_LENGTHS } from '@forecourt/search-core';
import { TextArea } from '@forecourt/ui/TextArea';
import { TextField } from '@forecourt/ui/TextField';
import { useMemo } from 'react';
import type { UpcomingTool } from '../../config/upcoming-tools.ts';
import { contact, enterpriseContact, sentToasts, waitlistContact } from '../../content/contact.ts';
import { type Enquiry, prefillEnquiry } from './enquiry.ts';
import { SubmissionForm } from './submission-form.tsx';

const CONTACT_STORAGE_KEY = 'contact-draft';
const ENTERPRISE_STORAGE_KEY = 'enterprise-draft';
const MARKETING_STORAGE_KEY = 'marketing-waitlist-draft';
const STOCK_STORAGE_KEY = 'stock-waitlist-draft';
const COMMUNITY_STORAGE_KEY = 'community-waitlist-draft';

const waitlistStorageKeys: Readonly<Record<UpcomingTool, string>> = {
  marketing: MARKETING_STORAGE_KEY,
  stock: STOCK_STORAGE_KEY,
  community: COMMUNITY_STORAGE_KEY,
};

const { labels } = contact;

interface ContactFormProps {
  /** The subject of the visitor's message. The form is prefilled for it, and has its own draft. */
  enquiry?: Enquiry | undefined;
}

export function ContactForm({ enquiry }: ContactFormProps) {
  const prefilled = useMemo(() => (enquiry ? prefillEnquiry(enquiry) : {}), [enquiry]);
  return (
    <SubmissionForm
      // Initial values apply only to a new form.
      key={JSON.stringify(prefilled)}
      label="Write to us"
      action="Send message"
      storageKey={getStorageKey(enquiry)}
      prefilled={prefilled}
      confirmation={sentToasts.message}
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
        description={enquiry && getMessageHint(enquiry)}
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

function getStorageKey(enquiry: Enquiry | undefined): string {
  if (!enquiry) return CONTACT_STORAGE_KEY;
  return 'waitlist' in enquiry ? waitlistStorageKeys[enquiry.waitlist] : ENTERPRISE_STORAGE_KEY;
}

function getMessageHint(enquiry: Enquiry): string | undefined {
  if ('waitlist' in enquiry) return waitlistContact.messageHint;
  return enquiry.use ? undefined : enterpriseContact.messageHint;
}
