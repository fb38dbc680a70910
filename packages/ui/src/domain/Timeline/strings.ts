export interface TimelineStrings {
  completed: string;
  inProgress: string;
}

export const enGB: TimelineStrings = { completed: 'Completed', inProgress: 'In Progress' };
