import { type Message, read } from '@forecourt/assistant';

const MAX_LENGTH = 40;
/** The parameters that a name may set: 'Tesla' and '320d' also set a fuel. */
const NAME_KEYS: ReadonlySet<string> = new Set(['make', 'model', 'fuel_type']);

/** Parts of a name that no filter covers: 'ST' in 'Focus ST', 'Sport' in 'Swift Sport'. */
const TRIM_PATTERN = /^(?:\p{L}{1,2}|(?:m )?sport)$/iu;

/**
 * Returns the listings' names for a car: a language model's 'VW' becomes Volkswagen.
 * @returns `undefined` if the name matches no car, several cars, or a car and other words
 */
export function findKnownVehicle(name: string, now: Date): { make: string; model?: string } | undefined {
  if (name.length > MAX_LENGTH || name.includes(',')) return undefined;
  const message: Message = { role: 'user', content: name };
  const { values, excluded, unread } = read([message], { now });
  const hasOtherWords = unread.some(({ start, end }) => !TRIM_PATTERN.test(name.slice(start, end)));
  if (excluded.length > 0 || hasOtherWords || values.some(({ key }) => !NAME_KEYS.has(key))) return undefined;
  const makes = values.filter(({ key }) => key === 'make');
  const models = values.filter(({ key }) => key === 'model');
  const [make, model] = [makes[0]?.value, models[0]?.value];
  if (typeof make !== 'string' || makes.length > 1 || models.length > 1) return undefined;
  return typeof model === 'string' ? { make, model } : { make };
}
