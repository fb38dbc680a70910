import { type Filters, isOutcode, isPostcode, normalizePostcode } from '@forecourt/search-core';
import { Button } from '@forecourt/ui/Button';
import { Icon } from '@forecourt/ui/Icon';
import { TextField } from '@forecourt/ui/TextField';
import { type FormEvent, useState } from 'react';
import { env } from '../../config/env.ts';
import * as css from './results-body.css.ts';

interface PostcodeNeededProps {
  onPlace: (place: Pick<Filters, 'postcode' | 'distance'>) => void;
}

export default function PostcodeNeeded({ onPlace }: PostcodeNeededProps) {
  const [postcode, setPostcode] = useState('');
  const [errorMessage, setErrorMessage] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPostcode(postcode) || isOutcode(postcode)) onPlace({ postcode: normalizePostcode(postcode) });
    else setErrorMessage('Enter a UK postcode such as SW1A 1AA, or just its first half.');
  };

  return (
    <div className={css.message}>
      <p className={css.failure} role="alert">
        <Icon name="alert" />
        Postcode is required for search
      </p>
      <form className={css.place} onSubmit={submit} noValidate>
        <TextField
          label="Postcode"
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          value={postcode}
          onChange={setPostcode}
          errorMessage={errorMessage}
        />
        <div className={css.actions}>
          <Button type="submit">Search from here</Button>
          <Button variant="secondary" onPress={() => onPlace({ postcode: env.defaultPostcode, distance: 'national' })}>
            Search the whole country
          </Button>
        </div>
      </form>
    </div>
  );
}
