import { chartEnGB, type ChartStrings } from '../internal/chart/strings.ts';

export interface PriceHistoryChartStrings extends ChartStrings {
  /** The summary if the price was reduced. {difference}: the reduction; {date}: the date of the first price */
  lower: string;
  /** The summary if the price was raised. {difference}: the increase; {date}: the date of the first price */
  higher: string;
  /** The summary if the last price equals the first. {date}: the date of the first price */
  same: string;
  /** The summary if there is only one price. {price}: the price; {date}: its date */
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
