import { features } from 'web-features';

/** A feature is widely available 30 months after all core browsers have it: https://web.dev/baseline */
const MONTHS_TO_WIDELY_AVAILABLE = 30;

/**
 * Whether each browser feature is Baseline widely available today, by its compat key, such as `api.URL.parse_static`.
 * If several features list a key, one that is widely available is enough.
 */
export const widelyAvailableByKey: ReadonlyMap<string, boolean> = readStatuses();

/** The compat keys that are not widely available. */
export const newerKeys: readonly string[] = [...widelyAvailableByKey.keys()].filter(
  (key) => !widelyAvailableByKey.get(key),
);

function readStatuses(): Map<string, boolean> {
  const statuses = new Map<string, boolean>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const key of feature.compat_features ?? [])
      statuses.set(
        key,
        statuses.get(key) === true || isWidelyAvailable(feature.status.by_compat_key?.[key] ?? feature.status),
      );
  }
  return statuses;
}

/** Uses the date, because the status in the data may be out of date. */
function isWidelyAvailable(status: { baseline: string | boolean; baseline_low_date?: string | undefined }): boolean {
  if (status.baseline !== 'low' || status.baseline_low_date === undefined) return status.baseline === 'high';
  const date = new Date(status.baseline_low_date.replace('≤', ''));
  date.setUTCMonth(date.getUTCMonth() + MONTHS_TO_WIDELY_AVAILABLE);
  return date <= new Date();
}
