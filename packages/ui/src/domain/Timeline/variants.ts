/** Where a phase stands. What is planned says when; the others may. */
export const timelineStatuses = ['completed', 'in-progress', 'planned'] as const;
export type TimelineStatus = (typeof timelineStatuses)[number];
