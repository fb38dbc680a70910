import type { ListingsQuery } from '@forecourt/search-core/server';
import {
  type CompiledQuery,
  DummyDriver,
  type ExpressionBuilder,
  type Expression,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { SqlValue } from '../database/database.ts';
import { type Box, boxAround, type Point } from './place.ts';
import type { ListingsDatabase } from './schema.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Statement {
  sql: string;
  params: readonly SqlValue[];
}

/** The statements that answer a search. */
export interface Plan {
  /** Gives one row, `{ total }`. */
  count: Statement;
  /**
   * The cars of a page in order, as `FoundRow`s.
   *
   * @param withinMiles looks no further from the place than that, so that an order by distance need not sort the country
   */
  rows(offset: number, limit: number, withinMiles?: number): Statement;
}

type Builder = ExpressionBuilder<ListingsDatabase, 'listings'>;
type Condition = Expression<SqlBool>;

/** Compiles SQL and runs none: the statements go through our own `Database`, on either engine. */
const compiler = new Kysely<ListingsDatabase>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * The SQL of a listings query, or undefined where nothing can match: a make, model or other value that the reference
 * tables do not have, or a radius around a place that is not known.
 *
 * A car whose mileage is not told matches no bound on mileage and comes last in the order by it. Write-offs never match.
 */
export function plan(query: ListingsQuery, place: Point | undefined, vocabulary: Vocabulary): Plan | undefined {
  const choices = choicesOf(query, vocabulary);
  if (
    choices === undefined ||
    (query.radius !== undefined && query.filters.postcode !== undefined && place === undefined)
  ) {
    return undefined;
  }
  const miles = place ? milesFrom(place) : sql<number | null>`null::float8`;
  const matching = (eb: Builder, withinMiles = query.radius) =>
    eb.and([
      eb('write_off_category', 'is', null),
      ...choices(eb),
      ...bounds(eb, query),
      ...(place && withinMiles !== undefined ? near(eb, place, withinMiles) : []),
    ]);
  return {
    count: statement(
      compiler
        .selectFrom('listings')
        .select(sql<number>`count(*)::int`.as('total'))
        .where((eb) => matching(eb))
        .compile(),
    ),
    rows(offset, limit, withinMiles) {
      const page = compiler
        .selectFrom('listings')
        .selectAll()
        .select(miles.as('miles'))
        .where((eb) => matching(eb, withinMiles))
        .orderBy(orderOf(query, place))
        .limit(limit)
        .offset(offset);
      return statement(
        compiler
          // Under the same name, for a join does not keep the order: it is asked for again.
          .selectFrom(page.as('listings'))
          .innerJoin('listing_details', 'listing_details.listing_id', 'listings.id')
          .selectAll()
          .orderBy(orderOf(query, place))
          .compile(),
      );
    },
  };
}

/** Conditions on what is chosen from lists; undefined where a list holds nothing that there is. */
function choicesOf(
  { filters, sellers }: ListingsQuery,
  vocabulary: Vocabulary,
): ((eb: Builder) => Condition[]) | undefined {
  const makeAndModel = makeAndModelOf(filters.make ?? [], filters.model ?? [], vocabulary);
  const lists = [
    ['body_type_id', filters.bodyType && vocabulary.bodyTypes(filters.bodyType)],
    ['color_id', filters.color && vocabulary.colors(filters.color)],
    ['fuel_type_id', filters.fuelType && vocabulary.fuelTypes(filters.fuelType)],
    ['transmission_type_id', filters.transmission && vocabulary.transmissionTypes(filters.transmission)],
    ['doors', filters.doors],
    ['seats', filters.seats],
  ] as const;
  if (makeAndModel === undefined || lists.some(([, values]) => values?.length === 0)) return undefined;
  return (eb) => [
    ...makeAndModel(eb),
    ...lists.flatMap(([column, values]) => (values ? [eb(column, 'in', values)] : [])),
    ...(new Set(sellers).size === 1 ? [eb('seller_type', 'in', sellers)] : []),
  ];
}

/**
 * (make in makes) and (model in models, or no model of that make is named). A model that none of the makes has may have
 * been meant of any make without one, so then no make is searched as a whole: what was not asked for is not shown.
 */
function makeAndModelOf(
  makes: readonly string[],
  models: readonly string[],
  vocabulary: Vocabulary,
): ((eb: Builder) => Condition[]) | undefined {
  const makeIds = vocabulary.makes(makes);
  if (makes.length > 0 && makeIds.length === 0) return undefined;
  if (models.length === 0) return makeIds.length === 0 ? () => [] : (eb) => [eb('manufacturer_id', 'in', makeIds)];
  const modelIds = vocabulary.models(models, makeIds);
  const isEveryModelKnown = models.every((model) => vocabulary.models([model], makeIds).length > 0);
  const withModels = new Set(vocabulary.makesOf(modelIds));
  const whole = isEveryModelKnown ? makeIds.filter((id) => !withModels.has(id)) : [];
  if (modelIds.length === 0 && whole.length === 0) return undefined;
  return (eb) => {
    // The make is said too, though the models imply it: the index begins with it.
    const named = eb.and([eb('manufacturer_id', 'in', [...withModels]), eb('model_id', 'in', modelIds)]);
    return [whole.length === 0 ? named : eb.or([named, eb('manufacturer_id', 'in', whole)])];
  };
}

function bounds(eb: Builder, { filters }: ListingsQuery): Condition[] {
  const { minPrice, maxPrice, minYear, maxYear, minMileage, maxMileage } = filters;
  return (
    [
      ['price', '>=', minPrice],
      ['price', '<=', maxPrice],
      ['year', '>=', minYear],
      ['year', '<=', maxYear],
      ['mileage', '>=', minMileage],
      ['mileage', '<=', maxMileage],
    ] as const
  ).flatMap(([column, comparison, bound]) => (bound === undefined ? [] : [eb(column, comparison, bound)]));
}

/** The outer rectangle is for the index. What is in the inner one, half of it, needs no trigonometry. */
function near(eb: Builder, place: Point, miles: number): Condition[] {
  return [
    ...within(eb, boxAround(place, miles)),
    eb.or([eb.and(within(eb, boxAround(place, miles * INNER))), eb(milesFrom(place), '<=', miles)]),
  ];
}

/** Half the side of a square in a circle of radius 1, less what the sphere's curve may make of it. */
const INNER = Math.SQRT1_2 * 0.98;

function within(eb: Builder, { south, north, west, east }: Box): Condition[] {
  return [
    eb('latitude', '>=', south),
    eb('latitude', '<=', north),
    eb('longitude', '>=', west),
    eb('longitude', '<=', east),
  ];
}

function milesFrom({ latitude, longitude }: Point): RawBuilder<number> {
  return sql<number>`forecourt.miles_between(${latitude}::float8, ${longitude}::float8, listings.latitude, listings.longitude)`;
}

/** Every order ends with the id, so that no car is on two pages or on none. */
function orderOf({ sort }: ListingsQuery, place: Point | undefined): RawBuilder<unknown> {
  const newest = sql`listings.created_at desc, listings.id desc`;
  switch (sort) {
    case 'price-asc':
      return sql`listings.price, listings.id`;
    case 'price-desc':
      return sql`listings.price desc, listings.id desc`;
    case 'mileage':
      return sql`listings.mileage, listings.id`;
    case 'year-asc':
      return sql`listings.year, listings.id`;
    case 'year-dsc':
      return sql`listings.year desc, listings.id desc`;
    case 'distance':
      return place ? sql`${milesFrom(place)}, listings.id` : newest;
    // What tells the buyer most comes first: picture, mileage, description, link.
    case 'relevance':
      return sql`listings.completeness desc, ${newest}`;
    case 'most-recent':
      return newest;
  }
}

function statement({ sql: text, parameters }: CompiledQuery): Statement {
  // Every parameter above is a number or a text.
  return { sql: text, params: parameters as readonly SqlValue[] };
}
