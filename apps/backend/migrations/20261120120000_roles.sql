-- The three roles of a Supabase project. There they exist already; elsewhere they are made.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        -- Another server of the same cluster made it in this moment.
        null;
      end;
      if wanted = 'service_role' then
        begin
          alter role service_role bypassrls;
        exception when insufficient_privilege then
          -- Outside of Supabase nothing takes this role: the backend's own login owns the tables.
          null;
        end;
      end if;
    end if;
    -- The backend takes the anonymous role for what the site reads, so its login must be a member.
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- For what is ours alone: no role that comes over HTTP may look into it.
create schema if not exists forecourt;
revoke all on schema forecourt from public;
grant usage on schema forecourt to service_role;
