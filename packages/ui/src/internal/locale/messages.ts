/** A message with one wording per plural category of the language: `{ one: '{count} car', other: '{count} cars' }`. */
export type PluralMessage = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

export type MessageValues = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{(\w+)\}/;

/**
 * Fills the placeholders of a message: `fillMessage('Remove {label}', { label: 'Diesel' })` returns 'Remove Diesel'.
 */
export function fillMessage(message: string, values: MessageValues): string {
  return splitMessage(message, values).join('');
}

/** Returns text and values in order; values need not be text, and may be React elements. */
export function splitMessage<Value>(message: string, values: Readonly<Record<string, Value>>): (string | Value)[] {
  // `split` with a group returns text at even positions and placeholder names at odd ones.
  return message
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 0 ? part : (values[part] ?? `{${part}}`)))
    .filter((part) => part !== '');
}
