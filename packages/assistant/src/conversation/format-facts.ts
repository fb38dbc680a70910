import { getParams, type Reading, type ReadingParams } from '../index.ts';
import { groupByOrigin } from './excluded-origins.ts';
import { getPlaces, toTownKey } from '../reader/lexicon/places.ts';
import { VEHICLES } from '../reader/lexicon/vehicles.ts';
import { findNearest } from '../reader/spelling.ts';
import { KEYS, listKnownTopics, type Topic } from './topics.ts';

/** The parts of a reading that a reply needs: the parameters, and the buyer's name for the place. */
export interface ReadingFacts {
  params: ReadingParams;
  /** The town, if the postcode comes from one: 'Leeds'. */
  town?: string | undefined;
}

const WHOLE_NUMBER = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Formats pounds like search-core's `formatPrice`, which would add 7 kB, because its module cannot be tree-shaken. */
export const formatPounds = (amount: number): string => `£${WHOLE_NUMBER.format(amount)}`;

/** The number of values that a long list names. The others, of which there are at least two, are counted. */
const MAX_LISTED_ITEMS = 3;

/** Writes a list: 'red', 'red or blue', 'red, blue, green or 2 more'. */
export function formatList(items: readonly string[], conjunction: 'or' | 'and' = 'or'): string {
  const listedItems =
    items.length > MAX_LISTED_ITEMS + 1
      ? [...items.slice(0, MAX_LISTED_ITEMS), `${items.length - MAX_LISTED_ITEMS} more`]
      : [...items];
  return listedItems.length < 2
    ? listedItems.join('')
    : `${listedItems.slice(0, -1).join(', ')} ${conjunction} ${listedItems.at(-1)}`;
}

export const splitValues = (value: string | number | true | undefined): string[] =>
  value === undefined ? [] : String(value).split(',');

/** Adds the indefinite article: 'an Audi', 'an MPV', 'a Hyundai'. */
function addArticle(noun: string): string {
  return `${/^(?:[aeio8]|MG|MPV|SUV|LDV|LEVC)/iu.test(noun) ? 'an' : 'a'} ${noun}`;
}

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes a filter value in lower case within a sentence: 'diesel hybrid', 'saloon', but 'SUV' and 'MPV'. */
export const toSentenceCase = (value: string): string =>
  value
    .split(' ')
    .map((word) => (/^[A-Z]{2,}$/u.test(word) ? word : word.toLowerCase()))
    .join(' ');

/** Lists the wanted cars: 'Ford Fiesta', 'BMW 3 Series', 'Mazda3'. */
function listCars({ make, model }: ReadingParams): string[] {
  const makes = splitValues(make);
  const models = splitValues(model);
  if (makes.length === 0) return models;
  const isModelOfMake = (name: string, family: string): boolean =>
    VEHICLES.some((each) => each.make === name && each.model === family);
  return makes.flatMap((name) => {
    const modelsOfMake = makes.length === 1 ? models : models.filter((family) => isModelOfMake(name, family));
    // Does not repeat a make that its model contains: 'Mazda3', not 'Mazda Mazda3'.
    return modelsOfMake.length === 0
      ? [name]
      : modelsOfMake.map((family) => (family.startsWith(name) ? family : `${name} ${family}`));
  });
}

function formatBounds(
  min: number | undefined,
  max: number | undefined,
  formatFigure: (figure: number) => string,
): string {
  if (min === undefined) return `up to ${formatFigure(max ?? 0)}`;
  if (max === undefined) return `from ${formatFigure(min)}`;
  return min === max ? `exactly ${formatFigure(min)}` : `${formatFigure(min)} to ${formatFigure(max)}`;
}

function formatYears(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return `${max} or older`;
  if (max === undefined) return `${min} or newer`;
  return min === max ? `built in ${min}` : `built ${min} to ${max}`;
}

/** Writes 'LS1', or 'LS1 5QA' with its space. */
const formatPostcode = (postcode: string): string =>
  postcode.length > 4 ? `${postcode.slice(0, -3)} ${postcode.slice(-3)}` : postcode;

const formatCount = (value: string | number | undefined, noun: string): string => {
  const counts = splitValues(value);
  return `${formatList(counts)} ${counts.length === 1 && counts[0] === '1' ? noun : `${noun}s`}`;
};

/** Writes the value of a topic, for use by itself or in a list: 'a Ford Fiesta', 'up to £9,000', 'near Leeds'. */
export function writeFact(topic: Topic, { params, town }: ReadingFacts): string {
  switch (topic) {
    case 'car':
      return formatList(listCars(params).map(addArticle));
    case 'body':
      return formatList(splitValues(params.body_type).map((body) => addArticle(toSentenceCase(body))));
    case 'colour':
      return formatList(splitValues(params.color).map(toSentenceCase));
    case 'fuel':
      return formatList(splitValues(params.fuel_type).map(toSentenceCase));
    case 'gearbox':
      return formatList(splitValues(params.transmission).map(toSentenceCase));
    case 'doors':
      return formatCount(params.doors, 'door');
    case 'seats':
      return formatCount(params.seats, 'seat');
    case 'price':
      return formatBounds(params.min_price, params.max_price, formatPounds);
    case 'year':
      return formatYears(params.min_year, params.max_year);
    case 'mileage':
      return `${formatBounds(params.min_mileage, params.max_mileage, (figure) => WHOLE_NUMBER.format(figure))} miles`;
    case 'writeoff':
      return 'no write-offs';
    case 'distance':
      return params.radius === 'national' ? 'anywhere in the UK' : `within ${params.radius} miles`;
    case 'place':
      return `near ${town ?? formatPostcode(params.postcode ?? '')}`;
  }
}

/** Writes the values of topics in order. A distance and its place form one phrase: 'within 20 miles of Leeds'. */
export function writeFacts(topics: readonly Topic[], readingFacts: ReadingFacts): string[] {
  const hasDistanceAndPlace =
    typeof readingFacts.params.radius === 'number' && topics.includes('distance') && topics.includes('place');
  return topics.flatMap((topic) => {
    if (hasDistanceAndPlace && topic === 'place') return [];
    const fact = writeFact(topic, readingFacts);
    return hasDistanceAndPlace && topic === 'distance'
      ? [`${fact} of ${writeFact('place', readingFacts).slice('near '.length)}`]
      : [fact];
  });
}

/** The adjectives before the noun, in English order. */
const ADJECTIVES: readonly Topic[] = ['colour', 'doors', 'seats', 'gearbox', 'fuel'];
const NOUNS: readonly Topic[] = ['car', 'body'];

const isCount = (topic: Topic): topic is 'doors' | 'seats' => topic === 'doors' || topic === 'seats';
const splitTopicValues = (params: ReadingParams, topic: Topic): string[] =>
  KEYS[topic].flatMap((key) => splitValues(params[key]));

/** Lists the excluded values: 'Ford', 'French', 'diesel', 'red'. */
function listExcluded(params: ReadingParams): string[] {
  const names = [...groupByOrigin(params.not_make ?? []), ...(params.not_model ?? [])];
  const { not_body_type = [], not_color = [], not_fuel_type = [], not_transmission = [] } = params;
  return [...names, ...[not_body_type, not_color, not_fuel_type, not_transmission].flat().map(toSentenceCase)];
}

/**
 * Summarises the search as one noun phrase: 'a blue automatic Ford Fiesta up to £9,000, within 20 miles of Leeds, not
 * diesel'.
 */
export function writeSummary(readingFacts: ReadingFacts, maxFacts = Infinity): string {
  const { params } = readingFacts;
  const knownTopics = listKnownTopics(params);
  // Alternative numbers of doors or seats follow the noun: 'a hatchback, 3 or 5 doors'.
  const precedingTopics = ADJECTIVES.filter(
    (topic) => knownTopics.includes(topic) && !(isCount(topic) && splitTopicValues(params, topic).length > 1),
  );
  const adjectives = precedingTopics.map((topic) =>
    isCount(topic) ? `${splitTopicValues(params, topic)[0]}-${topic.slice(0, -1)}` : writeFact(topic, readingFacts),
  );
  const cars = listCars(params);
  const bodies = splitValues(params.body_type).map(toSentenceCase);
  const noun = [formatList(cars), formatList(bodies)].filter(Boolean).join(' ') || 'car';
  const nounPhrase = addArticle([...adjectives, noun].join(' '));
  const facts = writeFacts(
    knownTopics.filter((topic) => !precedingTopics.includes(topic) && !NOUNS.includes(topic)),
    readingFacts,
  );
  const [first = '', ...others] = facts.slice(0, maxFacts);
  const excluded = listExcluded(params);
  const rest = [
    ...(facts.length > maxFacts ? ['and the rest'] : []),
    ...(excluded.length > 0 ? [`not ${formatList(excluded)}`] : []),
  ];
  // 'A Fiesta up to £9,000' needs no comma. 'A Fiesta, 2018 or newer' needs one.
  const isJoined = /^(?:up to|from|near|within|anywhere|built)/u.test(first) && !/^\D*[\d,]+ miles$/u.test(first);
  return [`${nounPhrase}${first && (isJoined ? ' ' : ', ')}${first}`, ...others, ...rest].join(', ');
}

/** Words before a town that are not part of its name. */
const BEFORE_TOWN =
  /^(?:(?:near|nr|around|round|of|outside|nearby|by|based|live|living|located|location|postcode|in|from|at|to|im|i|am|m|were|is|its|meant|mean|close|the|area|somewhere|anywhere)\b['’]?(?:m\b)?\s*)+/iu;
const SMALL_WORDS = new Set(['of', 'on', 'upon', 'by', 'the', 'le', 'in', 'under', 'and']);

/** Corrects a misspelt town's name to the most similar name of a town with this outcode, if one is close enough. */
function correctTownName(name: string, outcode: unknown): string {
  const { towns } = getPlaces();
  if (towns.has(toTownKey(name))) return name;
  const townsOfOutcode = [...towns].flatMap(([town, each]) => (each.outcode === outcode ? [town] : []));
  return findNearest(name, townsOfOutcode, 2) ?? name;
}

/** Finds the buyer's name for the place: 'near stoke on trent' is 'Stoke on Trent', 'nr mancester' is 'Manchester'. */
function findTownName({ values }: Pick<Reading, 'values'>, contents: readonly string[]): string | undefined {
  const place = values.find(({ key }) => key === 'postcode');
  if (!place) return undefined;
  const words = (contents[place.span.message] ?? '').slice(place.span.start, place.span.end);
  const name = words.replace(BEFORE_TOWN, '');
  if (!/^\p{L}[\p{L}'’ -]{1,24}$/u.test(name) || name.split(/\s+/u).length > 4) return undefined;
  return correctTownName(name.trim().toLowerCase().replace(/\s+/gu, ' '), place.value)
    .split(/(?<=[\s-])/u)
    .map((word) => (SMALL_WORDS.has(word.replace(/[\s-]$/u, '')) ? word : capitalise(word)))
    .join('');
}

export const getReadingFacts = (
  reading: Pick<Reading, 'values' | 'excluded'>,
  contents: readonly string[],
): ReadingFacts => ({
  params: getParams(reading),
  town: findTownName(reading, contents),
});
