import type { Body, PaintName } from '@forecourt/ui/car-drawing';
import { brand } from '../config/brand.ts';
import { paths } from '../config/paths.ts';
import { plans } from '../config/plans.ts';
import { referral } from '../config/referral.ts';

const poundFormat = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });

export interface PagePicture {
  /** One or two lines. The longer one determines the text size. */
  headline: readonly [string] | readonly [string, string];
  plate: string;
  car: { body: Body; paint: PaintName };
}

const findCarPicture: PagePicture = {
  headline: ['Find a car', 'in one sentence'],
  plate: 'VW Golf diesel',
  car: { body: 'hatchback', paint: 'blue' },
};

/** The images by the page's canonical path. */
export const pagePictures: Readonly<Record<string, PagePicture>> = {
  [paths.home]: {
    headline: ['Describe the car.', 'We do the sums.'],
    plate: 'BMW X5 under £30k',
    car: { body: 'suv', paint: 'green' },
  },
  [paths.about]: {
    headline: ['AI for the people', 'who buy cars to sell'],
    plate: `Founded ${brand.founded}`,
    car: { body: 'estate', paint: 'navy' },
  },
  [paths.pricing]: {
    headline: ['Pricing', 'Plans'],
    plate: plans.map(({ prices }) => poundFormat.format(prices.monthly)).join(' · '),
    car: { body: 'saloon', paint: 'silver' },
  },
  [paths.contact]: { headline: ['Talk', 'to us'], plate: brand.email, car: { body: 'hatchback', paint: 'orange' } },
  [paths.privacy]: {
    headline: ['Privacy', 'Policy'],
    plate: 'What we keep, and why',
    car: { body: 'mpv', paint: 'grey' },
  },
  [paths.terms]: {
    headline: ['Terms &', 'Conditions'],
    plate: 'The rules, in plain words',
    car: { body: 'saloon', paint: 'burgundy' },
  },
  [paths.howWeValue]: {
    headline: ['How we', 'value cars'],
    plate: 'Good, fair or high?',
    car: { body: 'hatchback', paint: 'green' },
  },
  [paths.demo]: {
    headline: ['Book', 'a demo'],
    plate: '30 minutes, one to one',
    car: { body: 'coupe', paint: 'red' },
  },
  [paths.community]: {
    headline: ['A community', 'of dealers'],
    plate: 'Coming soon',
    car: { body: 'convertible', paint: 'turquoise' },
  },
  [paths.partnership]: {
    headline: ['Share ADS.', 'Earn Rewards.'],
    plate: `${referral.commissionPercent}% for you, ${referral.discountPercent}% for them`,
    car: { body: 'hatchback', paint: 'yellow' },
  },
  [paths.search]: findCarPicture,
  // The image does not show the query of a shared results page, which is private.
  [paths.results]: findCarPicture,
  [paths.saved]: findCarPicture,
  [paths.compare]: findCarPicture,
  [paths.smartSearch]: {
    headline: ['Many sources.', 'One honest list.'],
    plate: 'Smart Search',
    car: { body: 'estate', paint: 'green' },
  },
  [paths.adsSearch]: {
    headline: ['Private sellers’ cars,', 'and what they’re worth'],
    plate: 'Ads Search',
    car: { body: 'suv', paint: 'blue' },
  },
  [paths.negotiationAgent]: {
    headline: ['AI-Powered Car', 'Negotiation Agent'],
    plate: 'It rings. You decide.',
    car: { body: 'saloon', paint: 'black' },
  },
  [paths.marketingTool]: {
    headline: ['A week of posts', 'from your cars'],
    plate: 'Coming soon',
    car: { body: 'coupe', paint: 'purple' },
  },
  [paths.stockManagement]: {
    headline: ['Your forecourt,', 'day by day'],
    plate: 'Coming soon',
    car: { body: 'pickup', paint: 'bronze' },
  },
};
