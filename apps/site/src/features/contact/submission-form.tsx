import { CONTACT_LENGTHS } from '@forecourt/search-core';
import { Form, type FormProps } from '@forecourt/ui/Form';
import { TextField } from '@forecourt/ui/TextField';
import type { ReactNode, SubmitEvent } from 'react';
import { contact } from '../../content/contact.ts';
import { showToast } from '../../lib/toasts.ts';
import type { ContactFields } from '../../services/contact.ts';
import { SubmitRow } from './submit-row.tsx';
import * as css from './submission-form.css.ts';
import { Honeypot } from './honeypot.tsx';
import { preloadSubmission, getTexts, useContactSubmission } from './use-contact-submission.ts';
import { NoScriptNotice } from './no-script-notice.tsx';

interface SubmissionFormProps extends Pick<FormProps, 'strings'> {
  /** The form's accessible name. */
  label: string;
  /** The label of the submit button. */
  action: string;
  /** The draft's key in sessionStorage. */
  storageKey: string;
  /**
   * The kind of message.
   * @default an ordinary message
   */
  kind?: 'booking';
  /** The initial values of fields. Must be the same object for every render. */
  prefilled?: ContactFields | undefined;
  confirmation: { title: string; description: string };
  /** The fields after name and email. */
  extraFields?: ReactNode;
  /** Further fields, at the end of the form. */
  children: ReactNode;
}

const NO_FIELDS: ContactFields = {};

/**
 * Shows fields for a name and an email address, and those of the caller. They keep their text until the message is
 * stored.
 */
export function SubmissionForm({
  label,
  action,
  storageKey,
  kind,
  prefilled = NO_FIELDS,
  confirmation,
  extraFields,
  strings,
  children,
}: SubmissionFormProps) {
  const { form, saveDraft, result, sentFields, send } = useContactSubmission(storageKey, prefilled);

  const submit = async (data: FormData, event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    const texts = getTexts(data);
    const { status } = await send({ ...(kind && { kind }), ...texts });
    if (status !== 'sent') return;
    showToast(confirmation);
    // Keeps text that was typed while the form was being sent.
    if (JSON.stringify(getTexts(new FormData(currentTarget))) === JSON.stringify(texts)) currentTarget.reset();
    else saveDraft();
  };

  return (
    <Form
      ref={form}
      className={css.form}
      onSubmit={submit}
      onInput={saveDraft}
      onFocus={preloadSubmission}
      strings={strings}
      errors={result?.status === 'invalid' ? result.fields : undefined}
      aria-label={label}
    >
      {({ isPending }) => (
        <>
          <NoScriptNotice />
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
            {extraFields}
          </div>
          {children}
          <Honeypot />
          <SubmitRow
            label={action}
            isPending={isPending}
            result={result}
            sentFields={sentFields}
            confirmation={
              <>
                <p className={css.confirmation}>{confirmation.title}</p>
                <p>
                  {confirmation.description} Our reply will go to <bdi>{sentFields['email']}</bdi>.
                </p>
              </>
            }
          />
        </>
      )}
    </Form>
  );
}
