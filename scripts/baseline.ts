import { features } from 'web-features';

/**
 * Whether each browser feature is Baseline widely available, by its compat key, such as `api.URL.parse_static`. If several
 * features list one key, the oldest decides, because browsers without the others have it too.
 */
export const widelyAvailable: ReadonlyMap<string, boolean> = readStatuses();

/** The compat keys that are not widely available. */
export const newerKeys: readonly string[] = [...widelyAvailable.keys()].filter((key) => !widelyAvailable.get(key));

function readStatuses(): Map<string, boolean> {
  const statuses = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const key of feature.compat_features ?? []) {
      const { baseline } = feature.status.by_compat_key?.[key] ?? feature.status;
      statuses.set(key, statuses.get(key) === true || baseline === 'high');
    }
  }
  return statuses;
}
