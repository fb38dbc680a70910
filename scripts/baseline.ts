// Looks up which browser features are Baseline widely available in the data of the web-features package.
import { features } from 'web-features';

/** A feature is widely available 30 months after all core browsers have it: https://web.dev/baseline */
const MONTHS_TO_WIDELY_AVAILABLE = 30;

interface Status {
  /** `high` is widely available, `low` is newly available, `false` is limited. */
  readonly baseline: string | boolean;
  /** The date from which all core browsers had it, possibly with `≤` in front. */
  readonly baseline_low_date?: string | undefined;
}

const statusesByKey = readStatuses();

/** The compat keys that make up features, such as `api.URL.parse_static` or `css.properties.text-wrap.pretty`. */
export const compatKeys: readonly string[] = [...statusesByKey.keys()];

/**
 * @param on the date to check: a feature can become widely available between two releases of the data
 * @returns undefined if no feature lists the key
 */
export function isWidelyAvailable(key: string, on: Date = new Date()): boolean | undefined {
  // Several features can list one key. The oldest decides, because browsers without the others have it too.
  return statusesByKey.get(key)?.some((status) => isHigh(status, on));
}

/** Returns every compat key that is not widely available. */
export const getNewerKeys = (on: Date = new Date()): string[] =>
  compatKeys.filter((key) => !isWidelyAvailable(key, on));

function isHigh({ baseline, baseline_low_date: since }: Status, on: Date): boolean {
  if (baseline === 'high') return true;
  if (baseline !== 'low' || since === undefined) return false;
  const date = new Date(since.replace('≤', ''));
  date.setUTCMonth(date.getUTCMonth() + MONTHS_TO_WIDELY_AVAILABLE);
  return date <= on;
}

function readStatuses(): Map<string, Status[]> {
  const statuses = new Map<string, Status[]>();
  for (const feature of Object.values(features)) {
    if (feature.kind !== 'feature') continue;
    for (const key of feature.compat_features ?? []) {
      const status = feature.status.by_compat_key?.[key] ?? feature.status;
      statuses.set(key, [...(statuses.get(key) ?? []), status]);
    }
  }
  return statuses;
}
