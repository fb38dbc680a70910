/** The models of a make as far as they are known; `undefined` while they are not. */
export type ModelsOf = (make: string) => readonly string[] | undefined;

/**
 * The models that stay when these are the makes: those of a chosen make, and those of which it cannot be known.
 *
 * @param removed makes that were chosen until now
 */
export function keptModels(
  models: readonly string[],
  makes: readonly string[],
  modelsOf: ModelsOf,
  removed: readonly string[] = [],
): string[] {
  if (makes.length === 0) return [];
  const has = (model: string) => (make: string) => modelsOf(make)?.includes(model) ?? false;
  const isAllKnown = makes.every((make) => modelsOf(make) !== undefined);
  return models.filter((model) => {
    if (makes.some(has(model))) return true;
    return !isAllKnown && !removed.some(has(model));
  });
}

/** One model of the list, and the makes that have one of that name. */
export interface UnitedModel {
  model: string;
  makes: string[];
}

/** The models of several makes as one list by name; two makes may have one name for theirs. */
export function uniteModels(makes: readonly string[], modelsOf: ModelsOf): UnitedModel[] {
  const united = new Map<string, string[]>();
  for (const make of makes)
    for (const model of modelsOf(make) ?? []) united.set(model, [...(united.get(model) ?? []), make]);
  return [...united]
    .map(([model, of]) => ({ model, makes: of }))
    .toSorted((one, other) => one.model.localeCompare(other.model, 'en', { numeric: true }));
}
