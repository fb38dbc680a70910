import type { Due } from './roadmap.ts';

const getEnd = ({ year, quarter }: Due): number => Date.UTC(year, quarter * 3, 1);

/** Lists the planned phases whose quarter has ended and that have no state. */
export const listPassedDates = (phases: readonly { title: string; due?: Due; state?: string }[], now: Date): string[] =>
  phases.flatMap(({ title, due, state }) =>
    due && state === undefined && now.getTime() >= getEnd(due)
      ? [`${title}: ${due.word.toLowerCase()} for Q${due.quarter} ${due.year}`]
      : [],
  );
