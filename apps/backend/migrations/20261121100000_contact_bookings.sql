-- Adds the bookings of the demo page's form, which request a day and may have no text.
alter table public.contact_messages
  add column kind text not null default 'message' check (kind in ('message', 'booking')),
  add column company text check (length(company) between 1 and 200),
  add column demo_day date,
  add column demo_time text check (demo_time in ('morning', 'midday', 'afternoon')),
  drop constraint contact_messages_message_check,
  add constraint contact_messages_message_check
    check (length(message) between case kind when 'booking' then 0 else 1 end and 10000),
  add constraint contact_messages_booking_check check (
    case kind
      when 'booking' then company is not null and demo_day is not null and demo_time is not null
      else company is null and demo_day is null and demo_time is null
    end
  );
