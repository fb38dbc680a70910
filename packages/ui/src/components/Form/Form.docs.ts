import type { ComponentDocs } from '../../../docs/component-docs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  since: '0.1.0',
  group: 'inputs',
  example: `import { Button } from '@forecourt/ui/Button';
import { Form } from '@forecourt/ui/Form';
import { TextField } from '@forecourt/ui/TextField';
import { useState } from 'react';

export function Contact() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form
      errors={errors}
      onSubmit={async (data) => {
        try {
          const answer = await fetch('/api/contact', { method: 'POST', body: data });
          setErrors(answer.ok ? {} : { email: 'We cannot send email to this address' });
        } catch {
          setErrors({ form: 'Your message was not sent. Check your connection and try again.' });
        }
      }}
    >
      {({ isPending }) => (
        <>
          <TextField label="Email" name="email" type="email" isRequired />
          <Button type="submit" isPending={isPending}>
            Send
          </Button>
        </>
      )}
    </Form>
  );
}
`,
  alternatives: [{ use: 'SearchBox', when: 'the only field is a natural-language search' }],
  do: [
    'Give each field a `name`, which is its key in `errors`.',
    'Return a promise from `onSubmit`: the form cannot be submitted again until it settles.',
    'Pass the server’s messages to `errors`, keyed by field name.',
    'Catch errors in `onSubmit`. An error under a key that is not a field name is shown above the fields.',
  ],
  dont: [
    'Do not validate while users type: the form validates on submit.',
    'Do not reset the form if the submission fails.',
  ],
  keyboard: [{ keys: 'Enter', does: 'submits the form from any single-line field' }],
  announced: [
    'If a submitted form is invalid, focus moves to the first invalid field, and its message is announced.',
    'Errors that belong to no field are shown above the fields and announced at once.',
  ],
};
