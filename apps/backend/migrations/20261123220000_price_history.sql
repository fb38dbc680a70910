-- An advert's prices, oldest first: [{"date": "2026-11-20", "price": 12500}, …]. Empty if the price never changed.
alter table public.listing_details
  add column price_history jsonb not null default '[]' check (jsonb_typeof(price_history) = 'array');
