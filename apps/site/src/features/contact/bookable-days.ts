import { useSyncExternalStore } from 'react';

const FURTHEST_DAYS = 90;

/** A day as a date field and the server write it: `2026-11-24`. */
const written = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The last day that can be asked for, by the visitor's own calendar; the first is today. */
export function lastBookable(today: string): string {
  const last = new Date(`${today}T12:00:00`);
  last.setDate(last.getDate() + FURTHEST_DAYS);
  return written(last);
}

/** Whether a day, as a date field writes it, is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const never = () => () => {};

/** Today, by the visitor's calendar; nothing in a prerendered page, which may be read on any day. */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    never,
    () => written(new Date()),
    () => undefined,
  );
