import { isExcluded, splitExclusions, toWanted } from '@forecourt/search-core';

/** Returns the models of a make. `undefined` until they are known. */
export type GetModels = (make: string) => readonly string[] | undefined;

/**
 * Keeps the models of the chosen makes, and those that may belong to a make whose models are not known yet. Returns
 * `models` itself if all of them stay.
 * @param removedMakes makes that are no longer chosen
 */
export function keepModels(
  models: string[],
  makes: readonly string[],
  getModels: GetModels,
  removedMakes: readonly string[] = [],
): string[] {
  const { wanted } = splitExclusions(makes);
  const isModelOf = (model: string) => (make: string) => getModels(make)?.includes(toWanted(model)) ?? false;
  const areAllModelsKnown = wanted?.every((make) => getModels(make) !== undefined);
  const keptModels = models.filter((model) => {
    if (wanted === undefined) return isExcluded(model);
    if (wanted.some(isModelOf(model))) return true;
    return !areAllModelsKnown && !removedMakes.some(isModelOf(model));
  });
  return keptModels.length === models.length ? models : keptModels;
}

export interface ModelOfMakes {
  model: string;
  makes: string[];
}

/** Joins the models of several makes into one list, sorted by name. */
export function joinModels(makes: readonly string[], getModels: GetModels): ModelOfMakes[] {
  const makesByModel = new Map<string, string[]>();
  for (const make of makes)
    for (const model of getModels(make) ?? []) makesByModel.set(model, [...(makesByModel.get(model) ?? []), make]);
  return [...makesByModel]
    .map(([model, modelMakes]) => ({ model, makes: modelMakes }))
    .toSorted((a, b) => a.model.localeCompare(b.model, 'en', { numeric: true }));
}
