'use client';
export { Timeline, type TimelinePhase, type TimelineProps } from './Timeline.tsx';
export { type TimelineStatus, timelineStatuses } from './variants.ts';
export type { TimelineStrings } from './strings.ts';
