'use client';

import { Button } from '@forecourt/ui/Button';
import { Dialog } from '@forecourt/ui/Dialog';
import { Form } from '@forecourt/ui/Form';
import { Select } from '@forecourt/ui/Select';
import { Stack } from '@forecourt/ui/Stack';
import { TextField } from '@forecourt/ui/TextField';
import { ToastRegion, toasts } from '@forecourt/ui/Toast';
import { useState } from 'react';

const listOptions = [
  { value: 'family', label: 'Family car', count: '4' },
  { value: 'work', label: 'For work', count: '1' },
  { value: 'new', label: 'New list' },
] as const;

/** Adds a car to one of the user's lists. If `save` fails, the dialog stays open with the entered values. */
export function DialogWithASelect({ save }: { save: (data: FormData) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [list, setList] = useState<string | null>(null);

  const submit = async (data: FormData) => {
    setErrors({});
    try {
      await save(data);
      setOpen(false);
      toasts.add({ title: 'Added to your list' });
    } catch {
      setErrors({ save: 'Could not save the list. Try again in a moment.' });
    }
  };

  return (
    <>
      <Button onPress={() => setOpen(true)}>Add to list</Button>
      <Dialog
        title="Add to a list"
        narrow="drawer"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <Button type="submit" form="add-to-list">
            Add
          </Button>
        }
      >
        <Form id="add-to-list" errors={errors} onSubmit={submit}>
          <Stack gap={5}>
            <Select label="List" name="list" isRequired options={listOptions} onChange={setList} />
            {list === 'new' && <TextField label="List name" name="name" isRequired />}
          </Stack>
        </Form>
      </Dialog>
      <ToastRegion />
    </>
  );
}
