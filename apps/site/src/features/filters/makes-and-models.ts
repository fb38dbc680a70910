/** Returns the models of a make, `undefined` while unknown. */
export type GetModels = (make: string) => readonly string[] | undefined;

/**
 * Keeps the models of the chosen makes, and those that may belong to a make with unknown models.
 *
 * @param removed makes that are no longer chosen
 */
export function keepModels(
  models: readonly string[],
  makes: readonly string[],
  getModels: GetModels,
  removed: readonly string[] = [],
): string[] {
  if (makes.length === 0) return [];
  const has = (model: string) => (make: string) => getModels(make)?.includes(model) ?? false;
  const isAllKnown = makes.every((make) => getModels(make) !== undefined);
  return models.filter((model) => {
    if (makes.some(has(model))) return true;
    return !isAllKnown && !removed.some(has(model));
  });
}

/** A model name, and the makes that have one of that name. */
export interface ModelOfMakes {
  model: string;
  makes: string[];
}

/** Joins the models of several makes into one list, sorted by name. */
export function joinModels(makes: readonly string[], getModels: GetModels): ModelOfMakes[] {
  const united = new Map<string, string[]>();
  for (const make of makes)
    for (const model of getModels(make) ?? []) united.set(model, [...(united.get(model) ?? []), make]);
  return [...united]
    .map(([model, of]) => ({ model, makes: of }))
    .toSorted((one, other) => one.model.localeCompare(other.model, 'en', { numeric: true }));
}
