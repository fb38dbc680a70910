const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the number of calendar days (UTC) since a car was listed. Undefined if unknown or in the future. */
export function countDaysListed(listedAt: string | undefined, now: Date): number | undefined {
  const listedMs = Date.parse(listedAt ?? '');
  const days = Math.floor(now.getTime() / DAY_MS) - Math.floor(listedMs / DAY_MS);
  return days >= 0 ? days : undefined;
}

export function describeDaysListed(days: number): string {
  if (days < 2) return days === 0 ? 'today' : 'yesterday';
  return `${days.toLocaleString('en-GB')} days ago`;
}
