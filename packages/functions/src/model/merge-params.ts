import { type AssistantParams, FILTERS, outcodeOf } from '@forecourt/search-core';
import { type Message, paramsOf, read, type Reading, type Span } from '@forecourt/assistant';
import { type Figure, figuresIn } from './figures.ts';
import { joined, split } from './known-params.ts';
import { knownVehicles } from './known-vehicles.ts';
import { isSpelledAs } from './resemblance.ts';

type Key = keyof AssistantParams;

/** Parameters that say one thing together. What the reader found of one, the model may complete and not change. */
const RANGES = ['price', 'year', 'mileage'] as const;
/** Single parameters, of closed vocabularies or a flag: what a word means is the model's to say, but each value needs a word of its own. */
const CHOICES = ['fuel_type', 'transmission', 'body_type', 'color', 'exclude_writeoff'] as const;
const COUNTS = ['doors', 'seats'] as const;

/**
 * The reader's parameters, with what the model adds to them. The model adds:
 * - nothing where the reader understood every word, nothing to a parameter that the reader found, and nothing that the buyer
 *   ruled out or does not mind any more;
 * - figures that the buyer said, in any spelling, in words that the reader made nothing of;
 * - makes and models that some of these words are a spelling of;
 * - a postcode that the buyer typed, or the outward code of a town that the buyer named;
 * - values of the vocabularies, if there is an unread word for each of them; else none.
 * A bound that would cross the reader's other one is left out.
 *
 * @param fromModel As `Model.extract` gave them.
 * @param options.now What ages and plates count from: the time that `reading` was made with.
 */
export function mergeParams(
  reading: Reading,
  fromModel: AssistantParams,
  messages: readonly Message[],
  { now }: { now: Date },
): AssistantParams {
  const found: AssistantParams = paramsOf(reading);
  if (reading.unread.length === 0) return found;
  const closed = closedKeys(reading, messages, now);
  const words = wordsLeft(reading, messages, now);
  const isOpen = (key: Key) => found[key] === undefined && !closed.has(key) && fromModel[key] !== undefined;
  const added: AssistantParams = {};
  const add = <K extends Key>(key: K, value: AssistantParams[K]) => {
    if (isOpen(key) && value !== undefined) added[key] = value;
  };

  const cars = vehiclesAdded(found, fromModel, words, now);
  add('make', cars.make);
  if (found.make !== undefined || added.make !== undefined) add('model', cars.model);

  const figures = figuresIn(words);
  const isAbout = ABOUT.test(words);
  for (const range of RANGES) {
    const [low, high] = [`min_${range}`, `max_${range}`] as const;
    const said = new Set(figures.flatMap((figure) => meanings(figure, range, isAbout, now)));
    for (const key of [low, high]) if (said.has(fromModel[key] ?? Number.NaN)) add(key, fromModel[key]);
    const isCrossed = (added[low] ?? found[low] ?? 0) > (added[high] ?? found[high] ?? Infinity);
    if (isCrossed) {
      delete added[low];
      delete added[high];
    }
  }
  const said = new Set(figures.map(({ value }) => value));
  for (const key of COUNTS)
    if (split(fromModel[key]).every((count) => said.has(Number(count)))) add(key, fromModel[key]);
  add('postcode', placeAdded(fromModel.postcode, words, now));
  const choices = CHOICES.filter(isOpen);
  const taken = [added.make ?? added.model, added.postcode].filter((value) => value !== undefined).length;
  const needed = choices.flatMap((key) => split(String(fromModel[key]))).length;
  if (taken + needed <= wordsUnread(reading, messages).size) for (const key of choices) add(key, fromModel[key]);

  const { radius } = fromModel;
  if (radius === 'national' ? NATIONAL.test(words) : said.has(Number(radius))) add('radius', radius);
  return inOrder({ ...found, ...added });
}

const ABOUT = /\b(?:about|around|roughly|approx\w*|circa|near(?:ly)?|close to|give or take)\b|~|\d\s?k?ish\b/iu;
const NATIONAL = /\b(?:anywhere|nation\w*|country|countrywide|uk|britain|england|travel)\b/iu;

const ORDER: readonly (string | undefined)[] = FILTERS.map(({ aiKey }) => aiKey);

/** In the order of `FILTERS`, as the reader gives them. */
const inOrder = (params: AssistantParams): AssistantParams =>
  Object.fromEntries(Object.entries(params).toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b)));

/** A buyer who asks for everything: what a conversation takes away from it was cleared in words that name no value. */
const EVERYTHING: Message = {
  role: 'user',
  content:
    'Red Ford Fiesta petrol manual hatchback with 5 doors and 5 seats, £4,000 to £5,000, 2014 to 2016, between 20,000 and 50,000 miles on the clock, within 50 miles of Leeds, no write-offs',
};

/**
 * The parameters that the model may not set: of which the buyer ruled a value out (all others would be the model's guess), and
 * which the buyer cleared ('any colour', 'price doesn\'t matter').
 */
function closedKeys(reading: Reading, messages: readonly Message[], now: Date): ReadonlySet<Key> {
  const closed = new Set<Key>(reading.excluded.map(({ key }) => key));
  const before = paramsOf(read([EVERYTHING], { now }));
  const clauses = messages.flatMap(({ role, content }) => (role === 'user' ? content.split(CLAUSE_END) : []));
  // clause by clause as well, for a word that stands behind may seem to say the parameter anew
  const alone = clauses.slice(-MOST_CLAUSES).map((content): Message[] => [{ role: 'user', content }]);
  for (const turns of [messages, ...alone]) {
    const after = paramsOf(read([EVERYTHING, ...turns], { now }));
    for (const key of Object.keys(before) as Key[])
      if (after[key] === undefined && !isRenewed(key, after)) closed.add(key);
  }
  return closed;
}

const CLAUSE_END = /[,.;:!?\n]+/u;
const MOST_CLAUSES = 100;

/** A new make drops the old model, a new bound the other one: that is no clearing. */
function isRenewed(key: Key, after: AssistantParams): boolean {
  if (key === 'model') return after.make !== undefined && after.make !== 'Ford';
  const [, end, range] = /^(min|max)_(\w+)$/u.exec(key) ?? [];
  return range !== undefined && after[`${end === 'min' ? 'max' : 'min'}_${range}` as Key] !== undefined;
}

/** The buyer's words without those that the reader took for something, now or when they were typed. */
function wordsLeft(reading: Reading, messages: readonly Message[], now: Date): string {
  return messages
    .map((message, index) => {
      if (message.role !== 'user') return '';
      const alone = read([message], { now });
      const taken: Span[] = [
        ...alone.values.map(({ span }) => span),
        ...alone.excluded.map(({ span }) => span),
        ...[...reading.values, ...reading.excluded].flatMap(({ span }) => (span.message === index ? [span] : [])),
      ];
      const letters = message.content.split('');
      for (const { start, end } of taken) letters.fill(' ', start, end);
      return letters.join('');
    })
    .filter((text) => text.trim() !== '')
    .join('\n')
    .slice(-MOST_LEFT);
}

/** The words that nobody understood, each once: not figures, nor what a car is only likened to. */
function wordsUnread({ unread }: Reading, messages: readonly Message[]): ReadonlySet<string> {
  return new Set(
    unread.flatMap(({ message, start, end }) => {
      const { content } = messages[message] ?? { content: '' };
      if (LIKENED.test(content.slice(Math.max(0, start - 10), start))) return [];
      const words =
        content
          .slice(start, end)
          .toLowerCase()
          .match(/\p{L}{2,}/gu) ?? [];
      return words.filter((word) => figuresIn(word).length === 0);
    }),
  );
}

/** 'A car like a …' */
const LIKENED = /\b(?:like|as) (?:an? |the )?$/iu;

/** More characters, the last ones, are no wish but an attempt to keep the server busy. */
const MOST_LEFT = 4_000;

/** What a figure of the buyer's may mean as a bound, in pounds, miles or calendar years. */
function meanings({ value, unit }: Figure, range: (typeof RANGES)[number], isAbout: boolean, now: Date): number[] {
  if (range === 'year') {
    const thisYear = now.getUTCFullYear();
    if (value >= 1_900) return [value, value + 1, value - 1]; // 'newer than', 'before'
    // A plate's half-year ('66' is September 2016 to February 2017), or an age
    const plate = value > 50 ? [1_950 + value, 1_951 + value] : [2_000 + value];
    return value < 100 ? [...plate, thisYear - value] : [];
  }
  if (unit === 'money' && range === 'mileage') return [];
  const amounts = value < 1_000 && unit !== 'other' ? [value, value * 1_000] : [value];
  return isAbout ? amounts.flatMap((amount) => [amount, Math.round(amount * 0.9), Math.round(amount * 1.1)]) : amounts;
}

function vehiclesAdded(
  found: AssistantParams,
  { make, model }: AssistantParams,
  words: string,
  now: Date,
): Pick<AssistantParams, 'make' | 'model'> {
  const known = knownVehicles(split(make), split(model), now).filter(
    (each) => found.make === undefined || split(found.make).includes(each.make),
  );
  const said = known.filter((each) => isSpelledAs(each.model ?? each.make, words));
  // a make may be implied by its model; a make's other models are not
  const models = said.flatMap((each) => each.model ?? []);
  return {
    ...(said.length > 0 && { make: joined(said.map((each) => each.make)) }),
    ...(models.length > 0 && { model: joined(models) }),
  };
}

/** The most runs of words in which a town is sought: more are no sentence about one. */
const MOST_RUNS = 200;

/** The model's postcode, if the buyer typed it; the outward code of the buyer's town, if the model's is in its postcode area. */
function placeAdded(postcode: string | undefined, words: string, now: Date): string | undefined {
  if (postcode === undefined) return undefined;
  if (isTyped(postcode, words)) return postcode;
  const area = areaOf(postcode);
  const list = words.match(/\p{L}+/gu) ?? [];
  for (const run of runsOf(list, 3).slice(0, MOST_RUNS)) {
    const place = read([{ role: 'user', content: `near ${run}` }], { now }).values.find(
      ({ key }) => key === 'postcode',
    );
    if (typeof place?.value === 'string' && areaOf(place.value) === area) return place.value;
  }
  return undefined;
}

function isTyped(postcode: string, words: string): boolean {
  const outcode = outcodeOf(postcode) ?? postcode;
  const typed = `${outcode}\\s*${postcode.slice(outcode.length)}`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${typed}(?![\\p{L}\\p{N}])`, 'iu').test(words);
}

const areaOf = (postcode: string): string | undefined => /^[A-Z]+/u.exec(outcodeOf(postcode) ?? '')?.[0];

function runsOf(words: readonly string[], most: number): string[] {
  return words.flatMap((_, at) =>
    Array.from({ length: Math.min(most, words.length - at) }, (__, i) => words.slice(at, at + i + 1).join(' ')),
  );
}
