import type { ColumnType } from 'kysely';

type ReadOnlyColumn<T> = ColumnType<T, never, never>;

/** The tables that a search reads, as in `apps/backend/migrations`. */
export interface ListingsDatabase {
  listings: {
    created_at: ReadOnlyColumn<Date>;
    id: ReadOnlyColumn<number>;
    price: ReadOnlyColumn<number>;
    mileage: ReadOnlyColumn<number | null>;
    latitude: ReadOnlyColumn<number>;
    longitude: ReadOnlyColumn<number>;
    seller_type: ReadOnlyColumn<'private' | 'dealer'>;
    write_off_category: ReadOnlyColumn<string | null>;
    manufacturer_id: ReadOnlyColumn<number>;
    model_id: ReadOnlyColumn<number>;
    year: ReadOnlyColumn<number>;
    body_type_id: ReadOnlyColumn<number>;
    color_id: ReadOnlyColumn<number>;
    fuel_type_id: ReadOnlyColumn<number>;
    transmission_type_id: ReadOnlyColumn<number>;
    doors: ReadOnlyColumn<number>;
    seats: ReadOnlyColumn<number>;
    completeness: ReadOnlyColumn<number>;
  };
  listing_details: {
    listing_id: ReadOnlyColumn<number>;
    derivative: ReadOnlyColumn<string | null>;
    description: ReadOnlyColumn<string | null>;
    registration: ReadOnlyColumn<string>;
    image_urls: ReadOnlyColumn<string[]>;
    link: ReadOnlyColumn<string | null>;
    estimated_value: ReadOnlyColumn<number | null>;
    estimate_low: ReadOnlyColumn<number | null>;
    estimate_high: ReadOnlyColumn<number | null>;
    future_value_1_year: ReadOnlyColumn<number | null>;
    future_value_3_years: ReadOnlyColumn<number | null>;
    future_value_5_years: ReadOnlyColumn<number | null>;
    price_history: ReadOnlyColumn<{ date: string; price: number }[]>;
  };
}
