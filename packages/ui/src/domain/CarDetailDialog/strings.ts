import type { PluralMessage } from '../../internal/locale/index.ts';
import type { CarImageStrings } from '../CarImage/index.ts';
import { factsEnGB, type FactsStrings } from '../internal/facts/strings.ts';
import { offerEnGB, type OfferStrings } from '../internal/offer/strings.ts';
import type { PriceAnalysisStrings } from '../PriceAnalysis/index.ts';
import type { PriceSumStrings } from '../PriceTag/index.ts';

export interface CarDetailDialogStrings extends FactsStrings, OfferStrings {
  close: string;
  /** The dialog's name while the car is loading. */
  loading: string;
  notFound: string;
  notFoundDescription: string;
  /** The label of the button below 'Car not found'. */
  back: string;
  /** The name of the carousel and of the lightbox. {car}: the car's name */
  pictures: string;
  /** The name of a picture. {place}: its position; {count}: the number of pictures */
  picture: string;
  /** The name of a picture with a label. {place}: its position; {count}: the number of pictures; {label}: its label */
  pictureWithLabel: string;
  previousPicture: string;
  nextPicture: string;
  choosePicture: string;
  /** The name of the button that enlarges a photo. {place}: the photo's position; {count}: the number of photos */
  enlargePhoto: PluralMessage;
  /** The title of the toast that is shown if the large photos fail to load. */
  photosFailed: string;
  photosFailedDescription: string;
  /** The car's position in the results. {place}: the position; {count}: the number of results */
  position: string;
  previousCar: string;
  nextCar: string;
  share: string;
  /** The name of the small picture on a phone, which is a button. {count}: the number of pictures */
  showPictures: PluralMessage;
  noPrice: string;
  /** The labels of the facts. */
  fuel: string;
  gearbox: string;
  bodyType: string;
  color: string;
  doors: string;
  seats: string;
  distanceLabel: string;
  sellerLabel: string;
  /** The heading above the description. */
  fromSeller: string;
  viewListing: string;
  /** Announced after `viewListing`. */
  newTab: string;
  addToCallList: string;
  /** The label of the button that shows the rest of a long description. */
  readAll: string;
  /** The label of the button that collapses the description. */
  readLess: string;
  specifications: string;
  signInForMore: string;
  showMoreInfo: string;
  /** Blurred placeholders for missing specifications. They are sample data, unrelated to the car. */
  placeholders: readonly (readonly [label: string, value: string])[];
  /** Overrides the parts' own strings. */
  image?: Partial<CarImageStrings> | undefined;
  analysis?: Partial<PriceAnalysisStrings> | undefined;
  sum?: Partial<PriceSumStrings> | undefined;
}

export const enGB: CarDetailDialogStrings = {
  ...factsEnGB,
  ...offerEnGB,
  close: 'Close',
  loading: 'Loading car details',
  notFound: 'Car not found',
  notFoundDescription: 'It may have been sold or taken off sale since the link was created.',
  back: 'Back to the results',
  pictures: 'Pictures of the {car}',
  picture: 'Picture {place} of {count}',
  pictureWithLabel: 'Picture {place} of {count}: {label}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  choosePicture: 'Choose a picture',
  enlargePhoto: { one: 'Enlarge the photo', other: 'Enlarge photo {place} of {count}' },
  photosFailed: 'The photos didn’t load',
  photosFailedDescription: 'Check your connection and try again.',
  position: '{place} of {count}',
  previousCar: 'Previous car',
  nextCar: 'Next car',
  share: 'Share',
  showPictures: { one: 'Show the picture', other: 'Show {count} pictures' },
  noPrice: 'No price given',
  fuel: 'Fuel',
  gearbox: 'Gearbox',
  bodyType: 'Body',
  color: 'Colour',
  doors: 'Doors',
  seats: 'Seats',
  distanceLabel: 'Distance',
  sellerLabel: 'Seller',
  fromSeller: 'From the seller',
  viewListing: 'View Original Listing',
  newTab: 'opens in a new tab',
  addToCallList: 'Add to Call List',
  readAll: 'Read more',
  readLess: 'Read less',
  specifications: 'Specifications',
  signInForMore: 'Sign in to view full details.',
  showMoreInfo: 'Show more info',
  placeholders: [
    ['Engine', '0,000 cc'],
    ['Power', '000 bhp'],
    ['Economy', '00.0 mpg'],
    ['Tax band', 'Band A'],
    ['Owners', '0 previous'],
    ['Service', 'Unknown'],
  ],
};
