import type { Queryable } from '../database/database.ts';

/** Returns the ids of the names that a table contains, without duplicates. */
export type FindIds = (names: readonly string[]) => number[];

/** The rows of the reference tables by name and id. Comparisons of names ignore case, accents, spaces and hyphens. */
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

interface Named {
  id: number;
  name: string;
}

interface Model extends Named {
  manufacturer_id: number;
}

/** Reads the reference tables. */
export async function readVocabulary(db: Queryable): Promise<Vocabulary> {
  const read = (table: string) => db.query<Named>(`select id, name from ${table}`);
  const makes = await read('manufacturers');
  const models = await db.query<Model>('select id, name, manufacturer_id from models');
  const bodyTypes = await read('body_types');
  const colors = await read('car_colors');
  const fuelTypes = await read('fuel_types');
  const transmissionTypes = await read('transmission_types');

  const modelsByName = new Map<string, Model[]>();
  const makeNames = new Map(makes.map(({ id, name }) => [id, name]));
  for (const model of models) {
    for (const key of createKeys(makeNames.get(model.manufacturer_id) ?? '', model.name)) {
      modelsByName.set(key, [...(modelsByName.get(key) ?? []), model]);
    }
  }
  const makeOfModel = new Map(models.map((model) => [model.id, model.manufacturer_id]));
  return {
    makes: createIdFinder(makes),
    models: (names, makeIds) =>
      names
        .flatMap((name) => modelsByName.get(normaliseName(name)) ?? [])
        .filter((model) => makeIds.length === 0 || makeIds.includes(model.manufacturer_id))
        .map(({ id }) => id),
    getMakes: (modelIds) => [...new Set(modelIds.flatMap((id) => makeOfModel.get(id) ?? []))],
    bodyTypes: createIdFinder(bodyTypes),
    colors: createIdFinder(colors),
    fuelTypes: createIdFinder(fuelTypes),
    transmissionTypes: createIdFinder(transmissionTypes),
    getName: {
      make: createNamer('manufacturers', makes),
      model: createNamer('models', models),
      bodyType: createNamer('body_types', bodyTypes),
      color: createNamer('car_colors', colors),
      fuelType: createNamer('fuel_types', fuelTypes),
      transmissionType: createNamer('transmission_types', transmissionTypes),
    },
  };
}

/** Returns a model's names with and without its make, because both match: 'Mazda3' as '3', 'ZS' as 'MG ZS'. */
function createKeys(make: string, model: string): Set<string> {
  const [makeKey, modelKey] = [normaliseName(make), normaliseName(model)];
  const bare =
    modelKey.startsWith(makeKey) && modelKey.length > makeKey.length ? modelKey.slice(makeKey.length) : modelKey;
  return new Set([modelKey, bare, makeKey + bare]);
}

function createIdFinder(rows: readonly Named[]): FindIds {
  const ids = new Map(rows.map(({ id, name }) => [normaliseName(name), id]));
  return (names) => [...new Set(names.flatMap((name) => ids.get(normaliseName(name)) ?? []))];
}

function createNamer(table: string, rows: readonly Named[]): (id: number) => string {
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

/** Normalises a name: 'C-Class' equals 'c class' and 'Citroën' equals 'Citroen', but 'Ka' and 'Ka+' differ. */
function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}+#]/gu, '');
}
