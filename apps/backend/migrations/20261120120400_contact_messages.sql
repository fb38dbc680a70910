-- The contact form's messages. Only the server's own login and service_role can access them.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- Created by the sender's browser for one message, so that a retry is not stored twice.
  idempotency_key uuid not null unique,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 3 and 320),
  subject text not null check (length(subject) between 1 and 300),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz not null default now()
);

-- Messages are deleted after CONTACT_RETENTION_DAYS.
create index contact_messages_age on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
revoke all on table public.contact_messages from public, anon, authenticated;
grant all on table public.contact_messages to service_role;
