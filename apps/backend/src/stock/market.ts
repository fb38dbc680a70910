import { readFileSync } from 'node:fs';

/** A row of `data/models.json` (see its README) with its value in the model filter. */
export interface MarketModel {
  make: string;
  /** The value of the model filter. */
  family: string;
  /** The version within the family, such as '450h' of the Lexus RX. */
  version?: string;
  segment: string;
  /** Market share. All rows add up to 1. */
  share: number;
  firstYear: number;
  lastYear: number;
  /** The price when new, in pounds. */
  listPrice: number;
  /** The price in late 2026 at age 0 and 0 miles, in pounds. */
  basePrice: number;
  ageLogSlope: number;
  mileageLogSlopePer10k: number;
  annualMilesMean: number;
  annualMilesSd: number;
  fuels: Mix;
  automaticShare: number;
  /** Litres as text, such as '1.6'. Empty for electric models. */
  engines: Mix;
  bodies: Mix;
  doors: readonly number[];
  seats: readonly number[];
}

/** Options with their shares. */
export type Mix = readonly (readonly [string, number])[];

interface ModelRow {
  make: string;
  model: string;
  segment: string;
  count_share: number;
  uk_years: [number, number];
  list_price_gbp: number;
  p0_now_gbp: number;
  age_log_slope: number;
  mileage_log_slope_per_10k: number;
  annual_miles_mean: number;
  annual_miles_sd: number;
  fuel_mix: Record<string, number>;
  auto_share: number;
  engine_mix: Record<string, number>;
  body_mix: Record<string, number>;
  doors: number[];
  seats: number[];
}

interface FamilyRow {
  from: { make: string; model: string };
  make: string;
  family: string;
  derivative?: string;
}

let models: readonly MarketModel[] | undefined;

/**
 * Returns the models on the market, which are read once.
 * @throws Error if a model has no family in `data/families.json`
 */
export function readMarketModels(): readonly MarketModel[] {
  models ??= readModels();
  return models;
}

function readModels(): MarketModel[] {
  const families = new Map(
    readDataFile<FamilyRow[]>('families.json').map((row) => [`${row.from.make}\n${row.from.model}`, row]),
  );
  return readDataFile<ModelRow[]>('models.json').map((row) => {
    const family = families.get(`${row.make}\n${row.model}`);
    if (family === undefined) throw new Error(`data/families.json has no row for ${row.make} ${row.model}.`);
    return {
      make: family.make,
      family: family.family,
      ...(family.derivative === undefined ? {} : { version: family.derivative }),
      segment: row.segment,
      share: row.count_share,
      firstYear: row.uk_years[0],
      lastYear: row.uk_years[1],
      listPrice: row.list_price_gbp,
      basePrice: row.p0_now_gbp,
      ageLogSlope: row.age_log_slope,
      mileageLogSlopePer10k: row.mileage_log_slope_per_10k,
      annualMilesMean: row.annual_miles_mean,
      annualMilesSd: row.annual_miles_sd,
      fuels: Object.entries(row.fuel_mix),
      automaticShare: row.auto_share,
      engines: Object.entries(row.engine_mix).filter(([litres]) => litres !== '0'),
      bodies: Object.entries(row.body_mix),
      doors: row.doors,
      seats: row.seats,
    };
  });
}

function readDataFile<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../../../../data/${file}`, import.meta.url), 'utf8')) as T;
}
