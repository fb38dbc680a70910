import { type AiKey, FILTERS } from '@forecourt/search-core';
import { isExcludable } from '@forecourt/assistant';
import { INTENTS } from '@forecourt/assistant/conversation';
import * as v from 'valibot';

const PARAMETER_ROWS = FILTERS.flatMap(({ aiKey, kind }) => (aiKey === undefined ? [] : [{ key: aiKey, kind }]));
const KEYS = PARAMETER_ROWS.map(({ key }) => key);

const EXCLUDABLE_KEYS = KEYS.filter(isExcludable);

const MAX_CLAIMS = 30;
const MAX_WORDS_LENGTH = 100;

/** Written for the model. The values of a closed vocabulary are appended. */
const DESCRIPTIONS: Readonly<Record<AiKey, string>> = {
  make: 'manufacturer as UK listings write it (BMW, Mercedes-Benz, Volkswagen, Land Rover)',
  model: 'model family (3 Series, C Class, Golf, Range Rover Sport)',
  postcode: 'UK postcode as typed, or the outcode of a town that was named',
  radius: "miles, only if a distance was named, or 'national'",
  min_price: 'lowest price in pounds',
  max_price: 'highest price in pounds',
  min_year: 'earliest year of registration',
  max_year: 'latest year of registration',
  min_mileage: 'fewest miles on the clock',
  max_mileage: 'most miles on the clock',
  fuel_type: 'fuel',
  transmission: 'gearbox',
  body_type: 'body, only if the buyer named one',
  doors: 'number of doors',
  color: 'colour',
  seats: 'number of seats',
  exclude_writeoff: "'true' if write-offs are to be left out",
};

const createClaimJsonSchema = (keys: readonly string[]) => ({
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    properties: {
      key: { type: 'string', enum: keys },
      value: { type: 'string' },
      words: { type: 'string', description: "The fewest of the buyer's words, as typed, that say it" },
    },
    required: ['key', 'value', 'words'],
  },
});

/** The JSON schema of the answer, valid for the strict mode of structured outputs. */
export const ANSWER_FORMAT = {
  name: 'understanding',
  schema: {
    type: 'object',
    additionalProperties: false,
    properties: {
      intent: { type: 'string', enum: INTENTS },
      values: {
        ...createClaimJsonSchema(KEYS),
        description: PARAMETER_ROWS.map(
          ({ key, kind }) => `${key}: ${DESCRIPTIONS[key]}${kind.vocabulary ? ` (${kind.vocabulary.join(', ')})` : ''}`,
        ).join('; '),
      },
      excluded: { ...createClaimJsonSchema(EXCLUDABLE_KEYS), description: 'What the buyer rules out' },
    },
    required: ['intent', 'values', 'excluded'],
  },
};

/** A value, with the buyer's own words that state it. */
export type Claim = v.InferOutput<typeof claimSchema>;
const claimSchema = v.object({
  key: v.picklist(KEYS),
  value: v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite()), v.literal(true)]), v.transform(String)),
  words: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MAX_WORDS_LENGTH)),
});

const claimsSchema = v.fallback(
  v.pipe(
    v.array(v.fallback(v.nullable(claimSchema), null)),
    v.transform((list): readonly Claim[] => list.slice(0, MAX_CLAIMS).flatMap((each) => each ?? [])),
  ),
  [],
);

/** The model's output. None of its text reaches the buyer. */
export type ModelAnswer = v.InferOutput<typeof answerSchema>;
const answerSchema = v.object({
  intent: v.fallback(v.picklist(INTENTS), 'search'),
  values: claimsSchema,
  excluded: claimsSchema,
});

/** Returns undefined if the object is not an answer. */
export function parseAnswer(object: Record<string, unknown>): ModelAnswer | undefined {
  if (!('intent' in object) && !('values' in object)) return undefined;
  return v.parse(answerSchema, { values: [], excluded: [], ...object });
}
