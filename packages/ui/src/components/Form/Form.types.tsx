// Type tests: code that must and must not compile.
import { Form } from './index.ts';

export const validUses = (
  <>
    <Form onSubmit={(data) => void data.get('email')} errors={{ email: 'This address is known already.' }}>
      Fields
    </Form>
    <Form errors={{ email: ['This address is known already.', 'Choose another.'] as const }}>Fields</Form>
    <Form onSubmit={async () => fetch('/contact').then(() => undefined)}>{({ isPending }) => String(isPending)}</Form>
    <Form strings={{ tooShort: { other: '{count} at least' } }}>Fields</Form>
  </>
);

export const invalidUses = (
  <>
    {/* @ts-expect-error `noValidate` is not accepted */}
    <Form noValidate={false}>Fields</Form>
    {/* @ts-expect-error not a constraint in HTML */}
    <Form strings={{ missing: 'Missing' }}>Fields</Form>
  </>
);
