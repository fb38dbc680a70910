import { splitExclusions } from '@forecourt/search-core';
import type { ListingsQuery } from '@forecourt/search-core/server';
import type { Vocabulary } from './vocabulary.ts';

/** All cars of these makes, and all cars of these models. */
export interface VehicleChoice {
  makeIds: readonly number[];
  modelIds: readonly number[];
}

/**
 * A make of which no model is named matches with all its models. If one of the models belongs to none of the makes,
 * only the known models match. If both lists of the result are empty, no car matches.
 * @returns undefined if every car matches
 */
export function chooseVehicles(filters: ListingsQuery['filters'], vocabulary: Vocabulary): VehicleChoice | undefined {
  const { wanted: makes = [] } = splitExclusions(filters.make);
  const { wanted: models = [] } = splitExclusions(filters.model);
  if (makes.length === 0 && models.length === 0) return undefined;
  const makeIds = vocabulary.makes(makes);
  if (makes.length > 0 && makeIds.length === 0) return { makeIds: [], modelIds: [] };
  if (models.length === 0) return { makeIds, modelIds: [] };
  const modelIds = vocabulary.models(models, makeIds);
  const isEveryModelKnown = models.every((model) => vocabulary.models([model], makeIds).length > 0);
  const makeIdsWithModels = new Set(vocabulary.getMakes(modelIds));
  return { makeIds: isEveryModelKnown ? makeIds.filter((id) => !makeIdsWithModels.has(id)) : [], modelIds };
}

/** A model name excludes that model of the wanted makes, or of all makes if none is wanted. */
export function excludeVehicles({ make, model }: ListingsQuery['filters'], vocabulary: Vocabulary): VehicleChoice {
  const makes = splitExclusions(make);
  return {
    makeIds: vocabulary.makes(makes.excluded),
    modelIds: vocabulary.models(splitExclusions(model).excluded, vocabulary.makes(makes.wanted ?? [])),
  };
}
