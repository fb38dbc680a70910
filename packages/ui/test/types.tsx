// Read by the compiler alone: what must type-check, and what must not.
import { createRef } from 'react';
import { Button, Grid, Icon, Link, LinkButton, Select, Stack, Text, TextField } from '../src/index.ts';

const options = [
  { value: 'most-recent', label: 'Most recent' },
  { value: 'price-asc', label: 'Price: low to high' },
] as const;

export const accepted = (
  <>
    <Button isIconOnly aria-label="Close" ref={createRef<HTMLButtonElement>()}>
      <Icon name="close" />
    </Button>
    <Grid ref={createRef<HTMLUListElement>()} render={(props) => <ul {...props} />} data-testid="grid" />
    <Stack ref={createRef<HTMLDivElement>()} direction="row" gap={6} />
    <Link
      href="/"
      render={({ href, children, ...props }) => (
        <a {...props} href={`/app${href}`}>
          {children}
        </a>
      )}
    />
    <Select label="Sort" options={options} onChange={(value: 'most-recent' | 'price-asc') => value} />
    <TextField label="Postcode" onChange={(value: string) => value} autoComplete="postal-code" maxLength={8} />
  </>
);

export const refused = (
  <>
    {/* @ts-expect-error an icon alone has no name */}
    <Button isIconOnly>
      <Icon name="close" />
    </Button>
    {/* @ts-expect-error a link leads somewhere */}
    <Link>Pricing</Link>
    {/* @ts-expect-error so does one in a button’s clothes */}
    <LinkButton>Pricing</LinkButton>
    {/* @ts-expect-error there is no such icon */}
    <Icon name="sparkles" />
    {/* @ts-expect-error 7 is no step of the scale */}
    <Stack gap={7} />
    {/* @ts-expect-error a value that is none of the options */}
    <Select label="Sort" options={options} value="distance" />
    {/* @ts-expect-error a field without a label has no name */}
    <TextField name="postcode" />
    {/* @ts-expect-error a verdict’s colour is no tone of text */}
    <Text tone="good">Good price</Text>
    {/* @ts-expect-error no component takes the element to be by name */}
    <Text as="span">£24,995</Text>
  </>
);
