import type { ListingsQuery } from '@forecourt/search-core/server';
import {
  type CompiledQuery,
  DummyDriver,
  expressionBuilder,
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
import { resolveIds } from './chosen-ids.ts';
import { type Box, getOuterBox, getInnerBox, HALF_CIRCUMFERENCE_MILES, type Point } from './place.ts';
import type { ListingsDatabase } from './schema.ts';
import { chooseVehicles, excludeVehicles, type VehicleChoice } from './vehicle-choice.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Statement {
  sql: string;
  params: readonly SqlValue[];
}

export interface Plan {
  /** The number of matching cars, as one row `{ total }`. */
  count: Statement;
  /** The cars of a page, in order, as `FoundRow`s. */
  selectRows(offset: number, limit: number): Statement;
  /** The statements for sorting by distance. They replace `selectRows`. */
  distanceOrder: DistanceOrder | undefined;
}

/**
 * Listings are located at the centres of about 3,000 postcode districts, so sorting the districts by distance sorts the
 * cars.
 */
export interface DistanceOrder {
  /**
   * One row, a `DistrictsOfPage`.
   * @param withinMiles leaves out cars further away
   */
  selectDistricts(offset: number, limit: number, withinMiles?: number): Statement;
  /** The cars of the page, in order, as `FoundRow`s. */
  selectRows(districts: readonly District[], offset: number, limit: number): Statement;
}

export interface DistrictsOfPage {
  /** The number of cars in all counted districts. */
  total: number;
  /** The districts of the page's cars, nearest first. */
  districts: District[];
}

/** A postcode district with matching cars. */
export interface District extends Point {
  miles: number;
  /** The number of matching cars in the districts before this one. */
  before: number;
}

type Builder = ExpressionBuilder<ListingsDatabase, 'listings'>;
type Condition = Expression<SqlBool>;

/** Only compiles. Our own `Database` runs the statements. */
const compiler = new Kysely<ListingsDatabase>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Returns undefined if no car can match, because the reference tables lack all values of a filter or the centre of the
 * radius is unknown. Cars without a stated mileage match no mileage filter, and are last if sorted by mileage.
 */
export function compileSearch(
  query: ListingsQuery,
  place: Point | undefined,
  vocabulary: Vocabulary,
): Plan | undefined {
  const choices = createChoiceConditions(query, vocabulary);
  if (
    choices === undefined ||
    (query.radius !== undefined && query.filters.postcode !== undefined && place === undefined)
  ) {
    return undefined;
  }
  const createFilters = (eb: Builder) => [
    eb('write_off_category', 'is', null),
    ...choices(eb),
    ...createBoundConditions(eb, query),
  ];
  const createWhere = (eb: Builder) =>
    eb.and([
      ...createFilters(eb),
      ...(place && query.radius !== undefined ? createRadiusConditions(eb, place, query.radius) : []),
    ]);
  return {
    count: toStatement(
      compiler
        .selectFrom('listings')
        .select(sql<number>`count(*)::int`.as('total'))
        .where(createWhere)
        .compile(),
    ),
    selectRows(offset, limit) {
      const page = compiler
        .selectFrom('listings')
        .selectAll()
        .where(createWhere)
        .orderBy(createSortOrder(query))
        .limit(limit)
        .offset(offset);
      return toStatement(
        compiler
          // The alias is the table's name, so that the sort order, which a join does not preserve, can be applied again.
          .selectFrom(page.as('listings'))
          .innerJoin('listing_details', 'listing_details.listing_id', 'listings.id')
          .selectAll()
          // The inner query would compute this for the cars of all earlier pages too.
          .select((place ? createDistanceExpression(place, 'listings') : sql<number | null>`null::float8`).as('miles'))
          .orderBy(createSortOrder(query))
          .compile(),
      );
    },
    distanceOrder:
      query.sort === 'distance' && place ? createDistanceOrder(createFilters, place, query.radius) : undefined,
  };
}

function createDistanceOrder(
  createFilters: (eb: Builder) => Condition[],
  place: Point,
  radius = HALF_CIRCUMFERENCE_MILES,
): DistanceOrder {
  const eb: Builder = expressionBuilder();
  return {
    selectDistricts(offset, limit, withinMiles = HALF_CIRCUMFERENCE_MILES) {
      const miles = Math.min(radius, withinMiles);
      const isEverywhere = miles >= HALF_CIRCUMFERENCE_MILES;
      return toStatement(
        sql`
          with districts as (
            select latitude, longitude, count(*)::int as cars
            from listings
            where ${eb.and([...createFilters(eb), ...(isEverywhere ? [] : createBoxConditions(eb, getOuterBox(place, miles)))])}
            group by latitude, longitude
          ), measured as (
            select *, ${createDistanceExpression(place, 'districts')} as miles
            from districts
          ), ordered as materialized (
            select latitude, longitude, miles, cars,
              (sum(cars) over (order by miles, latitude, longitude))::int - cars as before
            from measured
            where ${isEverywhere ? sql`true` : sql`miles <= ${miles}`}
          ), page as (
            select latitude, longitude, miles, before
            from ordered
            where before < ${offset + limit} and before + cars > ${offset}
          )
          select
            (select coalesce(sum(cars), 0)::int from ordered) as total,
            (select coalesce(json_agg(page order by before), '[]') from page) as districts
        `.compile(compiler),
      );
    },
    selectRows(districts, offset, limit) {
      const getColumn = (key: 'latitude' | 'longitude' | 'miles') => districts.map((district) => district[key]);
      return toStatement(
        sql`
          select listings.*, listing_details.*, district.miles
          from unnest(${getColumn('latitude')}::real[], ${getColumn('longitude')}::real[], ${getColumn('miles')}::float8[])
            as district (north, east, miles)
          join listings on listings.latitude = district.north and listings.longitude = district.east
          join listing_details on listing_details.listing_id = listings.id
          where ${eb.and(createFilters(eb))}
          order by district.miles, district.north, district.east, listings.id
          limit ${limit} offset ${offset - (districts[0]?.before ?? 0)}
        `.compile(compiler),
      );
    },
  };
}

/** Returns undefined if the wanted values of a filter are all unknown. */
function createChoiceConditions(
  { filters, sellers }: ListingsQuery,
  vocabulary: Vocabulary,
): ((eb: Builder) => Condition[]) | undefined {
  const createMakeAndModelConditions = createMakeAndModelBuilder(chooseVehicles(filters, vocabulary), vocabulary);
  const exclusions = excludeVehicles(filters, vocabulary);
  const choicesByColumn = [
    ['manufacturer_id', { wanted: undefined, excluded: exclusions.makeIds }],
    ['model_id', { wanted: undefined, excluded: exclusions.modelIds }],
    ['body_type_id', resolveIds(filters.bodyType, vocabulary.bodyTypes)],
    ['color_id', resolveIds(filters.color, vocabulary.colors)],
    ['fuel_type_id', resolveIds(filters.fuelType, vocabulary.fuelTypes)],
    ['transmission_type_id', resolveIds(filters.transmission, vocabulary.transmissionTypes)],
    ['doors', { wanted: filters.doors, excluded: [] }],
    ['seats', { wanted: filters.seats, excluded: [] }],
  ] as const;
  if (createMakeAndModelConditions === undefined || choicesByColumn.some(([, { wanted }]) => wanted?.length === 0))
    return undefined;
  return (eb) => [
    ...createMakeAndModelConditions(eb),
    ...choicesByColumn.flatMap(([column, { wanted, excluded }]) => [
      ...(wanted ? [eb(column, 'in', wanted)] : []),
      ...(excluded.length > 0 ? [eb(column, 'not in', excluded)] : []),
    ]),
    ...(new Set(sellers).size === 1 ? [eb('seller_type', 'in', sellers)] : []),
  ];
}

function createMakeAndModelBuilder(
  vehicles: VehicleChoice | undefined,
  vocabulary: Vocabulary,
): ((eb: Builder) => Condition[]) | undefined {
  if (vehicles === undefined) return () => [];
  const { makeIds, modelIds } = vehicles;
  if (makeIds.length === 0 && modelIds.length === 0) return undefined;
  return (eb) => {
    // The models imply the make, but the index starts with the make.
    const modelCondition =
      modelIds.length > 0 &&
      eb.and([eb('manufacturer_id', 'in', vocabulary.getMakes(modelIds)), eb('model_id', 'in', [...modelIds])]);
    const makeCondition = makeIds.length > 0 && eb('manufacturer_id', 'in', [...makeIds]);
    return [eb.or([modelCondition, makeCondition].filter((condition) => condition !== false))];
  };
}

function createBoundConditions(eb: Builder, { filters }: ListingsQuery): Condition[] {
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

/** The index finds the cars in the outer rectangle. Those in the inner one match without trigonometry. */
function createRadiusConditions(eb: Builder, place: Point, miles: number): Condition[] {
  if (miles >= HALF_CIRCUMFERENCE_MILES) return [];
  const innerBox = getInnerBox(place, Math.min(miles, MAX_INNER_MILES));
  return [
    ...createBoxConditions(eb, getOuterBox(place, miles)),
    eb.or([eb.and(createBoxConditions(eb, innerBox)), eb(createDistanceExpression(place, 'listings'), '<=', miles)]),
  ];
}

/** The inner rectangle of a wider circle could contain a pole. */
const MAX_INNER_MILES = 1_000;

function createBoxConditions(eb: Builder, { south, north, west, east }: Box): Condition[] {
  return [
    eb('latitude', '>=', south),
    eb('latitude', '<=', north),
    eb('longitude', '>=', west),
    eb('longitude', '<=', east),
  ];
}

function createDistanceExpression({ latitude, longitude }: Point, table: 'listings' | 'districts'): RawBuilder<number> {
  const [north, east] = [sql.ref(`${table}.latitude`), sql.ref(`${table}.longitude`)];
  return sql<number>`forecourt.miles_between(${latitude}::float8, ${longitude}::float8, ${north}, ${east})`;
}

/** Ends with the id, so every car is on exactly one page. */
function createSortOrder({ sort }: ListingsQuery): RawBuilder<unknown> {
  const newestFirst = sql`listings.created_at desc, listings.id desc`;
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
    // `completeness` counts which of these the advert has: picture, mileage, description, link.
    case 'relevance':
      return sql`listings.completeness desc, ${newestFirst}`;
    // Reached only if the place is unknown, because `createDistanceOrder` handles known places.
    case 'distance':
    case 'most-recent':
      return newestFirst;
  }
}

function toStatement({ sql: text, parameters }: CompiledQuery): Statement {
  // Every parameter above is a number, a string or a list of numbers.
  return { sql: text, params: parameters as readonly SqlValue[] };
}
