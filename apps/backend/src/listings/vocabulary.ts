import type { Queryable } from '../database/database.ts';

export type FindIds = (names: readonly string[]) => number[];

/** Comparisons of names ignore case, accents, spaces and hyphens. */
export interface Vocabulary {
  makes(names: readonly string[]): number[];
  /** Returns the models of these makes, or of any make if the list is empty. */
  models(names: readonly string[], makeIds: readonly number[]): number[];
  /** Returns the makes of models, without duplicates. */
  getMakes(modelIds: readonly number[]): number[];
  bodyTypes: FindIds;
  colors: FindIds;
  fuelTypes: FindIds;
  transmissionTypes: FindIds;
  /** Returns the name of a row by its id. Throws for an unknown id. */
  getName: Record<'make' | 'model' | 'bodyType' | 'color' | 'fuelType' | 'transmissionType', (id: number) => string>;
}

interface NamedRow {
  id: number;
  name: string;
}

interface ModelRow extends NamedRow {
  manufacturer_id: number;
}

export async function readVocabulary(db: Queryable): Promise<Vocabulary> {
  const readTable = (table: string) => db.query<NamedRow>(`select id, name from ${table}`);
  const makes = await readTable('manufacturers');
  const models = await db.query<ModelRow>('select id, name, manufacturer_id from models');
  const bodyTypes = await readTable('body_types');
  const colors = await readTable('car_colors');
  const fuelTypes = await readTable('fuel_types');
  const transmissionTypes = await readTable('transmission_types');

  const modelsByName = new Map<string, ModelRow[]>();
  const makeNames = new Map(makes.map(({ id, name }) => [id, name]));
  for (const model of models) {
    for (const key of createKeys(makeNames.get(model.manufacturer_id) ?? '', model.name)) {
      modelsByName.set(key, [...(modelsByName.get(key) ?? []), model]);
    }
  }
  const makeIdByModelId = new Map(models.map((model) => [model.id, model.manufacturer_id]));
  return {
    makes: createIdFinder(makes),
    models: (names, makeIds) =>
      names
        .flatMap((name) => modelsByName.get(normaliseName(name)) ?? [])
        .filter((model) => makeIds.length === 0 || makeIds.includes(model.manufacturer_id))
        .map(({ id }) => id),
    getMakes: (modelIds) => [...new Set(modelIds.flatMap((id) => makeIdByModelId.get(id) ?? []))],
    bodyTypes: createIdFinder(bodyTypes),
    colors: createIdFinder(colors),
    fuelTypes: createIdFinder(fuelTypes),
    transmissionTypes: createIdFinder(transmissionTypes),
    getName: {
      make: createNameFinder('manufacturers', makes),
      model: createNameFinder('models', models),
      bodyType: createNameFinder('body_types', bodyTypes),
      color: createNameFinder('car_colors', colors),
      fuelType: createNameFinder('fuel_types', fuelTypes),
      transmissionType: createNameFinder('transmission_types', transmissionTypes),
    },
  };
}

/** Both match: the name with its make and without, as 'MG ZS' and 'ZS'. */
function createKeys(make: string, model: string): Set<string> {
  const [makeKey, modelKey] = [normaliseName(make), normaliseName(model)];
  const keyWithoutMake =
    modelKey.startsWith(makeKey) && modelKey.length > makeKey.length ? modelKey.slice(makeKey.length) : modelKey;
  return new Set([modelKey, keyWithoutMake, makeKey + keyWithoutMake]);
}

function createIdFinder(rows: readonly NamedRow[]): FindIds {
  const ids = new Map(rows.map(({ id, name }) => [normaliseName(name), id]));
  return (names) => [...new Set(names.flatMap((name) => ids.get(normaliseName(name)) ?? []))];
}

function createNameFinder(table: string, rows: readonly NamedRow[]): (id: number) => string {
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => {
    const name = names.get(id);
    if (name === undefined) throw new UnknownIdError(table, id);
    return name;
  };
}

/** A listing refers to a row that was added after the reference tables were read. */
export class UnknownIdError extends Error {
  constructor(table: string, id: number) {
    super(`${table} had no row ${id} when it was last read.`);
    this.name = 'UnknownIdError';
  }
}

/** 'C-Class' equals 'c class' and 'Citroën' equals 'Citroen', but 'Ka' and 'Ka+' differ. */
function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}+#]/gu, '');
}
