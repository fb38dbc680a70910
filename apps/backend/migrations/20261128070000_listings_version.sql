-- The last transaction that changed listings. The backend keeps the searchable columns in memory, and counts cars in
-- them only if no transaction has changed the listings since it read them.
create table forecourt.listings_version (
  only_row boolean primary key default true check (only_row),
  transaction xid8 not null
);
insert into forecourt.listings_version (transaction) values (pg_current_xact_id());

create function forecourt.record_listings_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into forecourt.listings_version (transaction) values (pg_current_xact_id())
  on conflict (only_row) do update set transaction = excluded.transaction
  where listings_version.transaction <> excluded.transaction;
  return null;
end
$$;

-- Runs before the statement, so every transaction locks this row before it locks a listing, and two of them cannot
-- deadlock.
create trigger record_change before insert or update or delete or truncate on public.listings
for each statement execute function forecourt.record_listings_change();
-- Also fires if a restore or a replication tool has set session_replication_role.
alter table public.listings enable always trigger record_change;
