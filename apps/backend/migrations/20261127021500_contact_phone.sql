-- The demo page's form asks for a phone number, which may be left empty.
alter table public.contact_messages
  add column phone text check (length(phone) between 1 and 40),
  add constraint contact_messages_phone_kind_check check (kind = 'booking' or phone is null);
