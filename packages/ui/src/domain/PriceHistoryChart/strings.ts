import { chartEnGB, type ChartStrings } from '../internal/chart/strings.ts';

export interface PriceHistoryChartStrings extends ChartStrings {
  /** The price was reduced: {difference}, {date} */
  lower: string;
  /** The price was raised: {difference}, {date} */
  higher: string;
  /** The price is the same as at the start: {date} */
  same: string;
  /** A history with one price: {price}, {date} */
  unchanged: string;
  date: string;
  price: string;
  change: string;
}

export const enGB: PriceHistoryChartStrings = {
  ...chartEnGB,
  lower: '{difference} less than on {date}.',
  higher: '{difference} more than on {date}.',
  same: 'The same price as on {date}.',
  unchanged: '{price} since {date}.',
  date: 'Date',
  price: 'Price',
  change: 'Change',
};
