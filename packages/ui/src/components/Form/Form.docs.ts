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
          setErrors(answer.ok ? {} : { email: 'This address cannot be reached' });
        } catch {
          setErrors({ form: 'Nothing was sent. Check the connection and send it again.' });
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
  alternatives: [{ use: 'SearchBox', when: 'the whole form is one sentence' }],
  do: [
    'Give each field a `name`: by that its message finds it.',
    'Return a promise from `onSubmit`: until it is settled the form is not sent again.',
    'Hand what the server says to `errors`, by the fields’ names.',
    'Catch errors in `onSubmit` and pass them under a name that no field has: they are shown above the fields.',
  ],
  dont: [
    'Do not check while someone is typing: the form speaks when it is sent.',
    'Do not reset it when sending fails.',
  ],
  keyboard: [{ keys: 'Enter', does: 'sends it, from any field of one line' }],
  announced: [
    'When it is sent and something is wrong, the first such field takes the focus, and its message is read with it.',
    'Errors of no field are shown above the fields and announced at once.',
  ],
};
