import type { ListingsQuery } from '@forecourt/search-core/server';
import type { Vocabulary } from './vocabulary.ts';

/** The makes and models of a search: all cars of these makes, and the cars of these models. Both empty: no car. */
export interface VehicleChoice {
  makeIds: readonly number[];
  modelIds: readonly number[];
}

/**
 * Resolves `(make in makes) and (model in models, or no model of that make is named)`. A model that no chosen make has could
 * belong to any of them, so then no make matches without a model. Returns undefined if every car matches.
 */
export function chooseVehicles(
  { make: makes = [], model: models = [] }: ListingsQuery['filters'],
  vocabulary: Vocabulary,
): VehicleChoice | undefined {
  if (makes.length === 0 && models.length === 0) return undefined;
  const makeIds = vocabulary.makes(makes);
  if (makes.length > 0 && makeIds.length === 0) return { makeIds: [], modelIds: [] };
  if (models.length === 0) return { makeIds, modelIds: [] };
  const modelIds = vocabulary.models(models, makeIds);
  const isEveryModelKnown = models.every((model) => vocabulary.models([model], makeIds).length > 0);
  const withModels = new Set(vocabulary.getMakes(modelIds));
  return { makeIds: isEveryModelKnown ? makeIds.filter((id) => !withModels.has(id)) : [], modelIds };
}
