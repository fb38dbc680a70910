import type { ColumnType } from 'kysely';

/** A column that is only read through kysely. */
type Read<T> = ColumnType<T, never, never>;

/** The tables that a search reads, as in `apps/backend/migrations`. */
export interface ListingsDatabase {
  listings: {
    created_at: Read<Date>;
    id: Read<number>;
    price: Read<number>;
    mileage: Read<number | null>;
    latitude: Read<number>;
    longitude: Read<number>;
    seller_type: Read<'private' | 'dealer'>;
    write_off_category: Read<string | null>;
    manufacturer_id: Read<number>;
    model_id: Read<number>;
    year: Read<number>;
    body_type_id: Read<number>;
    color_id: Read<number>;
    fuel_type_id: Read<number>;
    transmission_type_id: Read<number>;
    doors: Read<number>;
    seats: Read<number>;
    completeness: Read<number>;
  };
  listing_details: {
    listing_id: Read<number>;
    derivative: Read<string | null>;
    description: Read<string | null>;
    registration: Read<string>;
    image_urls: Read<string[]>;
    link: Read<string | null>;
    estimated_value: Read<number | null>;
    estimate_low: Read<number | null>;
    estimate_high: Read<number | null>;
    future_value_1_year: Read<number | null>;
    future_value_3_years: Read<number | null>;
    future_value_5_years: Read<number | null>;
    price_history: Read<{ date: string; price: number }[]>;
  };
}
