import { joinCarName } from './join-car-name.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A car in the search service's response. Unknown fields are absent. */
export interface FoundCar {
  Id: string;
  /** The make and model, without repeating the make. */
  Name: string;
  /** The derivative and the seller's description, with an empty line between them. Either may be missing. */
  Desc?: string;
  Image?: string;
  Images?: string[];
  Link?: string;
  /** The price as text, such as '£12,995'. */
  Price: string;
  Year: string;
  Reg: string;
  /** The year and plate, the mileage (empty if not stated), the transmission, and the fuel. */
  Details: string[];
  Fuel: string;
  Transmission: string;
  Body: string;
  Colour: string;
  Doors: number;
  Seats: number;
  /** The distance between the centres of the searched district and the seller's, in miles to one decimal. */
  DistanceMiles?: number;
  SellerType: 'private' | 'dealer';
  /** In pounds. */
  EstimatedValue?: number;
  /** In pounds. About two thirds of comparable cars are advertised between `low` and `high`. */
  EstimateRange?: { low: number; high: number };
  /** In pounds, by years from now. */
  FutureValue?: { oneYear: number; threeYears: number; fiveYears: number };
  /** An ISO 8601 date and time. */
  ListedAt: string;
  /** Dates (ISO 8601) with the price in pounds from then on, oldest first. Absent if the price never changed. */
  PriceHistory?: { date: string; price: number }[];
}

/** Columns of listings and listing_details, and the distance. */
export interface FoundRow {
  id: number;
  created_at: Date;
  price: number;
  mileage: number | null;
  seller_type: 'private' | 'dealer';
  manufacturer_id: number;
  model_id: number;
  year: number;
  body_type_id: number;
  color_id: number;
  fuel_type_id: number;
  transmission_type_id: number;
  doors: number;
  seats: number;
  miles: number | null;
  derivative: string | null;
  description: string | null;
  registration: string;
  image_urls: string[];
  link: string | null;
  estimated_value: number | null;
  estimate_low: number | null;
  estimate_high: number | null;
  future_value_1_year: number | null;
  future_value_3_years: number | null;
  future_value_5_years: number | null;
  price_history: { date: string; price: number }[];
}

export function toFoundCar(row: FoundRow, { getName }: Vocabulary): FoundCar {
  const fuel = getName.fuelType(row.fuel_type_id);
  const transmission = getName.transmissionType(row.transmission_type_id);
  const description = [row.derivative, row.description].filter((text) => text !== null).join('\n\n');
  const [image] = row.image_urls;
  return {
    Id: String(row.id),
    Name: joinCarName(getName.make(row.manufacturer_id), getName.model(row.model_id)),
    ...(description === '' ? {} : { Desc: description }),
    ...(image === undefined ? {} : { Image: image, Images: row.image_urls }),
    ...(row.link === null ? {} : { Link: row.link }),
    Price: `£${row.price.toLocaleString('en-GB')}`,
    Year: String(row.year),
    Reg: row.registration,
    Details: [
      `${row.year}${formatPlate(row.registration)}`,
      row.mileage === null ? '' : `${row.mileage.toLocaleString('en-GB')} miles`,
      transmission,
      fuel,
    ],
    Fuel: fuel,
    Transmission: transmission,
    Body: getName.bodyType(row.body_type_id),
    Colour: getName.color(row.color_id),
    Doors: row.doors,
    Seats: row.seats,
    ...(row.miles === null ? {} : { DistanceMiles: Math.round(row.miles * 10) / 10 }),
    SellerType: row.seller_type,
    ...toEstimate(row),
    ListedAt: row.created_at.toISOString(),
    ...(row.price_history.length > 0 && { PriceHistory: row.price_history }),
  };
}

function toEstimate(row: FoundRow): Pick<FoundCar, 'EstimatedValue' | 'EstimateRange' | 'FutureValue'> {
  if (row.estimated_value === null) return {};
  const { future_value_1_year: oneYear, future_value_3_years: threeYears, future_value_5_years: fiveYears } = row;
  return {
    EstimatedValue: row.estimated_value,
    ...(row.estimate_low === null || row.estimate_high === null
      ? {}
      : { EstimateRange: { low: row.estimate_low, high: row.estimate_high } }),
    ...(oneYear === null || threeYears === null || fiveYears === null
      ? {}
      : { FutureValue: { oneYear, threeYears, fiveYears } }),
  };
}

/** Returns ' (19 plate)' for a registration in the current format. */
function formatPlate(registration: string): string {
  const [, age] = /^[A-Z]{2}(\d\d) [A-Z]{3}$/.exec(registration) ?? [];
  return age === undefined ? '' : ` (${age} plate)`;
}
