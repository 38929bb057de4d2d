-- The part of the Supabase platform that the product's migrations stand on, for a PostgreSQL 15 or later
-- that is not Supabase. Names, columns and grants follow Supabase, so that the same migrations run on both.
-- The script may run again over its own result: a change to it must add, never recreate.

-- Roles belong to the cluster, not to the database: another database may have made them, even this moment. Unlike
-- Supabase's, service_role has no BYPASSRLS, which only a superuser could give: a policy of each table lets it through
-- (server/database/platform-access.ts). An administrator may have created and granted the roles instead.
do $$
declare
  role_name text;
  has_set_option constant boolean := current_setting('server_version_num')::integer >= 160000;
begin
  foreach role_name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role_name) then
      begin
        execute format('create role %I nologin noinherit', role_name);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
    if not pg_has_role(role_name, case when has_set_option then 'set' else 'member' end) then
      execute format('grant %I to current_user %s', role_name, case when has_set_option then 'with inherit false, set true' end);
    end if;
  end loop;
end
$$;

grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

-- auth: what the gateway keeps of GoTrue. The tables are for the owner alone, the functions for policies.

create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_token text unique,
  confirmation_sent_at timestamptz,
  recovery_token text unique,
  recovery_sent_at timestamptz,
  raw_user_meta_data jsonb not null default '{}',
  raw_app_meta_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz,
  user_agent text,
  ip inet,
  -- Whether the second factor was shown: aal1 or aal2.
  aal text not null default 'aal1',
  -- By what the person was proved, the latest first: [{"method": "password", "timestamp": 1800000000}].
  amr jsonb not null default '[]'
);
create index if not exists sessions_user_id_idx on auth.sessions (user_id);

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null default 'totp',
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text not null,
  -- A code opens one door: the time step of the last one that did.
  last_used_step bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);

create or replace function auth.notify_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', jsonb_build_object('table', 'sessions', 'id', old.id)::text);
  return null;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'auth.sessions'::regclass and tgname = 'notify_rights') then
    create trigger notify_rights after delete on auth.sessions for each row execute function auth.notify_rights();
  end if;
end $$;

-- A second factor puts those sessions out that have not shown it.
create or replace function auth.notify_factor() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', jsonb_build_object('table', 'mfa_factors', 'id', new.user_id)::text);
  return null;
end $$;
do $$ begin
  if not exists (select from pg_trigger where tgrelid = 'auth.mfa_factors'::regclass and tgname = 'notify_factor') then
    create trigger notify_factor after update of status on auth.mfa_factors
      for each row when (old.status <> new.status) execute function auth.notify_factor();
  end if;
end $$;

create table if not exists auth.refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  parent_hash text,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);

-- A setting that was set for one transaction is left behind as an empty string, not as null.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;

-- storage: the rows behind the files. Row-level security decides; without a policy only the service role sees any.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

create table if not exists storage.buckets (
  id text primary key,
  name text not null unique,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now()
);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets,
  name text not null,
  owner uuid,
  owner_id text,
  metadata jsonb,
  version text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (bucket_id, name)
);

alter table storage.buckets enable row level security;
alter table storage.buckets force row level security;
alter table storage.objects enable row level security;
alter table storage.objects force row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;

-- 'a/b/c.png' -> {a,b}
create or replace function storage.foldername(name text) returns text[] language sql immutable as $$
  select parts[1:array_length(parts, 1) - 1] from string_to_array(name, '/') as parts
$$;

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;

-- files: which bytes the gateway keeps for the rows of storage.objects, and where. For the owner alone.

create schema if not exists files;

-- Names of files that no row names: announced before their bytes are written, or of a deleted row. After due_at, their
-- bytes are deleted, and then the row. From erased_at on, no row can name them any more.
create table if not exists files.loose (
  name text primary key,
  erased_at timestamptz,
  due_at timestamptz not null
);
create index if not exists loose_due_at_idx on files.loose (due_at);

-- With FILES_STORE=database: the bytes in pieces, uncompressed, since most files are compressed already.
create table if not exists files.parts (
  name text,
  part integer,
  bytes bytea not null,
  primary key (name, part)
);
alter table files.parts alter column bytes set storage external;

-- Which store has the files; null before the first start. seen_at: when a node that uses it last said so.
create table if not exists files.place (
  is_only_row boolean primary key default true check (is_only_row),
  place text,
  seen_at timestamptz
);
insert into files.place default values on conflict do nothing;

create or replace function files.name_of(key text) returns text language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(key, 'UTF8')), 'hex')
$$;

-- A file is announced until a row names it, and erased once the row is deleted, in the transactions of the row. Five
-- parts of the product delete such rows. An upload says by a setting which name it has announced: whoever has waited so
-- long that its bytes were deleted is refused.
create or replace function files.follow_object() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into files.loose (name, erased_at, due_at) values (files.name_of(old.name), now(), now())
      on conflict (name) do update set erased_at = now(), due_at = now();
    return null;
  end if;
  delete from files.loose where name = files.name_of(new.name) and erased_at is null;
  if not found and current_setting('files.announced', true) = files.name_of(new.name) then
    raise exception 'the file was announced too long ago' using errcode = 'object_not_in_prerequisite_state';
  end if;
  return null;
end $$;
create or replace trigger follow_object after insert or delete on storage.objects
  for each row execute function files.follow_object();
