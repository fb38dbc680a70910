-- Creates the three roles of a Supabase project on servers that lack them.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        -- Another server on the same cluster has just created the role.
        null;
      end;
      if wanted = 'service_role' then
        begin
          alter role service_role bypassrls;
        exception when insufficient_privilege then
          -- Outside Supabase nothing uses this role, because the backend's own login owns the tables.
          null;
        end;
      end if;
    end if;
    -- The backend reads as the anonymous role for the site, so its login must be a member.
    if not pg_has_role(current_user, wanted, 'member') then
      execute format('grant %I to current_user', wanted);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- A schema for internal objects, which anon and authenticated may not access.
create schema if not exists forecourt;
revoke all on schema forecourt from public;
grant usage on schema forecourt to service_role;
