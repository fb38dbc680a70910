/** The statuses of a phase. A planned phase needs a date. */
export const timelineStatuses = ['completed', 'in-progress', 'planned'] as const;
export type TimelineStatus = (typeof timelineStatuses)[number];
