'use client';

import { Button } from '@forecourt/ui/Button';
import { Checkbox } from '@forecourt/ui/Checkbox';
import { Select } from '@forecourt/ui/Select';
import { Stack } from '@forecourt/ui/Stack';
import { TextField } from '@forecourt/ui/TextField';
import { Controller, useForm } from 'react-hook-form';

export interface Enquiry {
  email: string;
  extras: string[];
  copy: boolean;
}

const extras = [
  { value: 'towbar', label: 'Towbar' },
  { value: 'camera', label: 'Camera' },
];

export function HookForm({ onSend }: { onSend: (enquiry: Enquiry) => void }) {
  const { control, handleSubmit } = useForm<Enquiry>({ defaultValues: { email: '', extras: [], copy: false } });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <Stack gap={5}>
        <Controller
          control={control}
          name="email"
          rules={{ required: 'Enter your email address.' }}
          render={({ field, fieldState }) => (
            <TextField {...field} label="Email" type="email" isRequired errorMessage={fieldState.error?.message} />
          )}
        />
        <Controller
          control={control}
          name="extras"
          render={({ field }) => <Select {...field} label="Extras" selectionMode="multiple" options={extras} />}
        />
        <Controller
          control={control}
          name="copy"
          render={({ field: { value, ...field } }) => <Checkbox {...field} label="Send me a copy" isSelected={value} />}
        />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  );
}
