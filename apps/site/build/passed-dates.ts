import type { Due } from '../src/content/roadmap.ts';

interface PlannedPhase {
  title: string;
  due?: Due;
  state?: string;
}

const getEnd = ({ year, quarter }: Due): number => Date.UTC(year, quarter * 3, 1);

/** Returns a line for each planned phase whose quarter is over and that does not say where it stands. */
export const listPassedDates = (phases: readonly PlannedPhase[], now: Date): string[] =>
  phases.flatMap(({ title, due, state }) =>
    due && state === undefined && now.getTime() >= getEnd(due)
      ? [`${title}: ${due.word.toLowerCase()} for Q${due.quarter} ${due.year}`]
      : [],
  );
