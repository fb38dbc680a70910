import type { Queryable } from '../database/database.ts';

/** The ids of the reference tables by name, compared without case, accents, spaces and hyphens. A name that a table lacks gives no id. */
export interface Vocabulary {
  makes(names: readonly string[]): number[];
  /** Models of these makes; of any make when there are none. */
  models(names: readonly string[], makeIds: readonly number[]): number[];
  /** The makes of models, each once. */
  makesOf(modelIds: readonly number[]): number[];
  bodyTypes(names: readonly string[]): number[];
  colors(names: readonly string[]): number[];
  fuelTypes(names: readonly string[]): number[];
  transmissionTypes(names: readonly string[]): number[];
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
  const models = await db.query<Model>('select id, name, manufacturer_id from models');
  return {
    makes: finder(await db.query<Named>('select id, name from manufacturers')),
    models(names, makeIds) {
      const wanted = new Set(names.map(comparable));
      return models
        .filter(
          (model) => wanted.has(comparable(model.name)) && (!makeIds.length || makeIds.includes(model.manufacturer_id)),
        )
        .map(({ id }) => id);
    },
    makesOf(modelIds) {
      const wanted = new Set(modelIds);
      return [...new Set(models.filter(({ id }) => wanted.has(id)).map((model) => model.manufacturer_id))];
    },
    bodyTypes: finder(await db.query<Named>('select id, name from body_types')),
    colors: finder(await db.query<Named>('select id, name from car_colors')),
    fuelTypes: finder(await db.query<Named>('select id, name from fuel_types')),
    transmissionTypes: finder(await db.query<Named>('select id, name from transmission_types')),
  };
}

function finder(rows: readonly Named[]): (names: readonly string[]) => number[] {
  const ids = new Map(rows.map(({ id, name }) => [comparable(name), id]));
  return (names) => [...new Set(names.flatMap((name) => ids.get(comparable(name)) ?? []))];
}

/** 'C-Class' and 'c class', 'Citroën' and 'Citroen' are one; 'Ka' and 'Ka+' are not. */
function comparable(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}+#]/gu, '');
}
