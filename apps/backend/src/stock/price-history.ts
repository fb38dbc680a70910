import type { Random } from './random.ts';

/** A price and the first day on which it applies. */
export interface PricePoint {
  /** ISO 8601, such as 2026-11-20. */
  date: string;
  /** In pounds. */
  price: number;
}

const CUT_SHARE = 0.4;
const SECOND_CUT_SHARE = 0.3;
/** Sellers do not reduce a price in the first days. */
const DAYS_BEFORE_CUT = 5;
const DAY_MS = 24 * 3600 * 1000;

/** Generates an advert's prices, from the oldest to today's. Empty if the price never changed. */
export function generatePriceHistory(price: number, listedAt: Date, now: Date, random: Random): PricePoint[] {
  const days = Math.floor((now.getTime() - listedAt.getTime()) / DAY_MS);
  if (days <= DAYS_BEFORE_CUT || !random.pickBoolean(CUT_SHARE)) return [];
  const lastDay = random.pickInteger(DAYS_BEFORE_CUT, days);
  const points = [{ day: lastDay, price }];
  if (lastDay > DAYS_BEFORE_CUT && random.pickBoolean(SECOND_CUT_SHARE)) {
    points.unshift({ day: random.pickInteger(DAYS_BEFORE_CUT, lastDay - 1), price: raisePrice(price, random) });
  }
  points.unshift({ day: 0, price: raisePrice(points[0]?.price ?? price, random) });
  return points.map((point) => ({
    date: new Date(listedAt.getTime() + point.day * DAY_MS).toISOString().slice(0, 10),
    price: point.price,
  }));
}

/** Returns an earlier price: 2% to 6% higher, rounded to steps of £50 or £100, and at least one step higher. */
function raisePrice(price: number, random: Random): number {
  const step = price < 8_000 ? 50 : 100;
  return price + Math.max(1, Math.round((price * (0.02 + random.next() * 0.04)) / step)) * step;
}
