export { Timeline, type TimelinePhase, type TimelineProps, type TimelineStrings } from './Timeline.tsx';
export { type TimelineStatus, timelineStatuses } from './variants.ts';
