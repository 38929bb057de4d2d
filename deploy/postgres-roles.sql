-- For a PostgreSQL whose administrator is somebody else: the roles that the server needs, if the owner of its database may
-- not create roles. A superuser, or the administrator that a provider created, runs this file once, for example:
--
--   psql postgres://postgres@db.example.com/postgres -v ON_ERROR_STOP=1 -f postgres-roles.sql
--
-- `lapwing` is the role in DATABASE_URL, and the owner of the database: change it where it is another. It needs no
-- superuser, BYPASSRLS, CREATEROLE or extension:
--
--   create role lapwing login password '…';
--   create database lapwing owner lapwing;

-- Transactions run as one of these roles, and row-level security decides what each may touch. Nobody can log in as one.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      execute format('create role %I nologin noinherit', role_name);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to lapwing;
