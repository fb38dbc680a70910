import { type Message, read } from '@forecourt/assistant';

/** A make, and a model family of it, as UK listings write them. */
export interface KnownVehicle {
  readonly make: string;
  readonly model?: string;
}

/** Longer than every name with its make; what is longer is a sentence. */
const LONGEST = 40;
/** What a name may mean beside the car: 'Tesla' and '320d' say a fuel. */
const OF_A_NAME: ReadonlySet<string> = new Set(['make', 'model', 'fuel_type']);

/** What may stand beside a car's name, of which no filter takes note: 'Focus ST', 'Swift Sport'. */
const TRIM = /^(?:\p{L}{1,2}|(?:m )?sport)$/iu;

/**
 * The car that a name means. The reader's lexicon is the vocabulary, asked through the reader itself: so a model's 'VW',
 * 'Mercedes C-Class' and '320d' get the names of the listings, and a name that the lexicon has learnt is known here too.
 *
 * @returns `undefined` if the name matches no car, several cars, or a car and other words.
 */
export function findKnownVehicle(name: string, now: Date): KnownVehicle | undefined {
  if (name.length > LONGEST || name.includes(',')) return undefined;
  const message: Message = { role: 'user', content: name };
  const { values, excluded, unread } = read([message], { now });
  const isMore = unread.some(({ start, end }) => !TRIM.test(name.slice(start, end)));
  if (excluded.length > 0 || isMore || values.some(({ key }) => !OF_A_NAME.has(key))) return undefined;
  const makes = values.filter(({ key }) => key === 'make');
  const models = values.filter(({ key }) => key === 'model');
  const [make, model] = [makes[0]?.value, models[0]?.value];
  if (typeof make !== 'string' || makes.length > 1 || models.length > 1) return undefined;
  return typeof model === 'string' ? { make, model } : { make };
}
