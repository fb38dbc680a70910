import { MAX_BOOKING_DAYS } from '@forecourt/search-core';
import { useSyncExternalStore } from 'react';

/** Formats a day as date fields and the server do, such as `2026-11-24`. */
const formatDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const addDays = (today: string, days: number): string => {
  const date = new Date(`${today}T12:00:00`);
  date.setDate(date.getDate() + days);
  return formatDay(date);
};

/** Returns tomorrow, because today's times may have passed. */
export const getFirstBookableDay = (today: string): string => addDays(today, 1);

export const getLastBookableDay = (today: string): string => addDays(today, MAX_BOOKING_DAYS);

/** Returns whether a day (`2026-11-24`) is a Saturday or Sunday. */
export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

const subscribeToNothing = () => () => {};

/** Returns today in the visitor's time zone. `undefined` in a prerendered page, which may be opened on any day. */
export const useToday = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribeToNothing,
    () => formatDay(new Date()),
    () => undefined,
  );
