import { AI_FILTERS, type AiFilterRow } from './assistant-params.ts';
import type { AiKey } from './filters.ts';
import type { FilterKind } from './kinds.ts';

/** What the model is told of each parameter. */
const DESCRIPTIONS: Readonly<Record<AiKey, string>> = {
  make: 'Manufacturers as UK listings write them: BMW, Mercedes-Benz, Volkswagen, Land Rover',
  model: 'Model families: 3 Series, C Class, Golf, Range Rover Sport',
  postcode: 'UK postcode or outward code of the place, without white space',
  radius: "Miles from the place, only if a distance was named; 'national' for anywhere in the UK",
  min_price: 'Lowest price in pounds',
  max_price: 'Highest price in pounds',
  min_year: 'First year of registration',
  max_year: 'Last year of registration',
  min_mileage: 'Fewest miles on the clock',
  max_mileage: 'Most miles on the clock',
  fuel_type: 'Fuels, any of which will do',
  transmission: 'Gearboxes, any of which will do',
  body_type: 'Bodies, any of which will do; only if the buyer named one',
  doors: 'Numbers of doors',
  color: 'Colours, any of which will do',
  seats: 'Numbers of seats',
  exclude_writeoff: 'true if write-offs are to be left out',
};

const TYPES = {
  text: 'string',
  postcode: 'string',
  seller: 'string',
  number: 'integer',
  distance: ['integer', 'string'],
  flag: 'boolean',
} as const satisfies Record<FilterKind['name'], string | readonly string[]>;

/**
 * The JSON schema by which a model is asked for search parameters. Every parameter is required and may be null, several
 * values are a list: so the strict mode of structured outputs wants it. `assistantParamsSchema` reads what comes of it.
 */
export const assistantParamsJsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(AI_FILTERS.map((row) => [row.aiKey, schemaOf(row)])),
  required: AI_FILTERS.map((row) => row.aiKey),
};

function schemaOf({ aiKey, kind, multiple }: AiFilterRow): object {
  const description = DESCRIPTIONS[aiKey];
  if (!multiple) return { type: [TYPES[kind.name], 'null'].flat(), description };
  const items = { type: TYPES[kind.name], ...(kind.vocabulary && { enum: kind.vocabulary }) };
  return { type: ['array', 'null'], items, description };
}
