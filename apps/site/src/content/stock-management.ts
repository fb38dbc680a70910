import convertibleYellow from 'virtual:car/convertible-yellow.svg?url';
import coupeSilver from 'virtual:car/coupe-silver.svg?url';
import estateGreen from 'virtual:car/estate-green.svg?url';
import hatchbackBlue from 'virtual:car/hatchback-blue.svg?url';
import hatchbackRed from 'virtual:car/hatchback-red.svg?url';
import mpvGrey from 'virtual:car/mpv-grey.svg?url';
import pickupOrange from 'virtual:car/pickup-orange.svg?url';
import saloonNavy from 'virtual:car/saloon-navy.svg?url';
import suvBlack from 'virtual:car/suv-black.svg?url';
import suvWhite from 'virtual:car/suv-white.svg?url';

export interface Bay {
  registration: string;
  car: string;
  image: string;
  /** Days in stock. */
  days: number;
  /** A note on the car: when it will probably sell, that it is reserved, or that its price is too high. */
  outlook: string;
}

/** @sample The stock of a dealer with ten cars: cars, registrations, days and predictions are invented. */
export const bays: readonly Bay[] = [
  { registration: 'RK22 IAV', car: 'Audi A4', image: saloonNavy, days: 4, outlook: 'Likely to sell in 9 days' },
  { registration: 'LF19 IOB', car: 'Mercedes C-Class', image: coupeSilver, days: 12, outlook: 'Reserved' },
  {
    registration: 'KX69 IDU',
    car: 'Hyundai Ioniq',
    image: hatchbackRed,
    days: 9,
    outlook: 'Likely to sell in 14 days',
  },
  { registration: 'YD18 IPL', car: 'Skoda Superb', image: estateGreen, days: 33, outlook: 'Priced above the market' },
  { registration: 'BV71 IHN', car: 'Nissan Juke', image: suvWhite, days: 2, outlook: 'Likely to sell in 6 days' },
  { registration: 'GJ17 ICE', car: 'Ford Galaxy', image: mpvGrey, days: 41, outlook: 'Likely to sell in 20 days' },
  { registration: 'WN20 IRA', car: 'Ford Fiesta', image: hatchbackBlue, days: 18, outlook: 'Likely to sell this week' },
  { registration: 'DS21 IOM', car: 'BMW X3', image: suvBlack, days: 27, outlook: 'Likely to sell in 11 days' },
  {
    registration: 'FH16 IKE',
    car: 'Mazda MX-5',
    image: convertibleYellow,
    days: 64,
    outlook: 'Likely to sell in spring',
  },
  { registration: 'PO18 IVY', car: 'Ford Ranger', image: pickupOrange, days: 55, outlook: 'Priced above the market' },
];

export const ageGroups = [
  { label: 'up to 30 days', from: 0, to: 30 },
  { label: '31 to 60 days', from: 31, to: 60 },
  { label: 'over 60 days', from: 61, to: Number.POSITIVE_INFINITY },
].map(({ label, from, to }) => ({ label, cars: bays.filter(({ days }) => days >= from && days <= to).length }));

const totalDays = bays.reduce((sum, { days }) => sum + days, 0);

export const summary = [
  { figure: String(bays.length), label: 'cars' },
  { figure: String(Math.round(totalDays / bays.length)), label: 'days in stock, on average' },
  { figure: String(bays.filter(({ days }) => days > 60).length), label: 'over 60 days' },
] as const;

/** @sample Asking price of one car by week, in pounds, and its forecast: invented. */
export const forecast = {
  car: 'Skoda Superb, YD18 IPL',
  askingPrices: [13_450, 13_450, 12_995, 12_995, 12_750],
  /** The forecast prices, by week from today. */
  forecastPrices: [12_750, 12_550, 12_370, 12_220, 12_100],
};

/** @sample Three months of a dealer's stock: invented. */
export const monthlyReports = [
  { month: 'April', sold: 11, days: 34, margin: 1_640 },
  { month: 'May', sold: 14, days: 29, margin: 1_780 },
  { month: 'June', sold: 13, days: 26, margin: 1_870 },
] as const;
