import { MAX_BOOKING_DAYS } from '@forecourt/search-core';
import { useSyncExternalStore } from 'react';

/** A day as a date field and the server write it: `2026-11-24`. */
const written = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const daysAfter = (today: string, days: number): string => {
  const date = new Date(`${today}T12:00:00`);
  date.setDate(date.getDate() + days);
  return written(date);
};

/** The first day that can be asked for: today's morning may be over. */
export const firstBookable = (today: string): string => daysAfter(today, 1);

/** The last day that can be asked for, by the visitor's own calendar. */
export const lastBookable = (today: string): string => daysAfter(today, MAX_BOOKING_DAYS);

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
