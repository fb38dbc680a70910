/** `good`, `fair` and `high` are for price verdicts only. */
export const badgeTones = ['neutral', 'ink', 'accent', 'outline', 'good', 'fair', 'high'] as const;
export type BadgeTone = (typeof badgeTones)[number];

/** Heights of 22 and 26 px. */
export const badgeSizes = ['s', 'm'] as const;
export type BadgeSize = (typeof badgeSizes)[number];
