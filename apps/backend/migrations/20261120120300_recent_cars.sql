-- The rows of the home page's showcase: the newest listings, as text where the showcase expects text.
--
-- The view runs with its owner's privileges on purpose (no security_invoker): anon has no privilege on listings, and may
-- see only the columns and rows below. The limit prevents copying the complete stock through the view.
create view public.recent_cars with (security_barrier = true) as
select
  listings.id,
  listing_details.link,
  case
    -- Does not repeat the make: 'Mazda 3', 'Polestar 2', 'MG 4'.
    when starts_with(models.name, manufacturers.name) and length(models.name) > length(manufacturers.name)
      then manufacturers.name || ' ' || ltrim(substr(models.name, length(manufacturers.name) + 1))
    else manufacturers.name || ' ' || models.name
  end as name,
  listings.year,
  listings.mileage,
  '£' || to_char(listings.price, 'FM999,999,990') as price,
  listing_details.image_urls[1] as image_url,
  '£' || to_char(listing_details.estimated_value, 'FM999,999,990') as estimated_value,
  case
    when listing_details.estimated_value is null then null
    when (listings.price - listing_details.estimated_value) * 100.0 / listing_details.estimated_value <= -5 then 'good'
    when (listings.price - listing_details.estimated_value) * 100.0 / listing_details.estimated_value >= 10 then 'high'
    else 'fair'
  end as price_tag,
  listings.created_at
from (
  select * from public.listings
  where write_off_category is null
  order by created_at desc, id desc
  limit 200
) as listings
join public.listing_details on listing_details.listing_id = listings.id
join public.models on models.id = listings.model_id
join public.manufacturers on manufacturers.id = listings.manufacturer_id;

revoke all on table public.recent_cars from public, anon, authenticated;
grant select on table public.recent_cars to anon, authenticated, service_role;
