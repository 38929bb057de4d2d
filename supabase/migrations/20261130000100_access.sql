-- Who the caller is and what the caller may do: token claims, companies, people, roles, impersonations, and the functions
-- that every policy calls. A token says who calls. These functions read from the tables what the caller may do now, so a
-- change of rights takes effect at once.

create schema if not exists app;
grant usage on schema app to anon, authenticated, service_role;

-- Token claims.
--
-- `api_actor` says for whom the API server speaks: 'visitor', 'member' or 'ai'. Only the server sets it; no token that is
-- handed out carries it. A token used directly on rest or realtime can read but not write; storage takes its
-- uploads.

create function app.api_actor() returns text language plpgsql stable set search_path = '' as
$$ begin return auth.jwt() ->> 'api_actor'; end $$;

create function app.claimed_conversation() returns uuid language plpgsql stable set search_path = '' as
$$ begin return nullif(auth.jwt() ->> 'conversation_id', '')::uuid; end $$;

create function app.claimed_impersonation() returns uuid language plpgsql stable set search_path = '' as
$$ begin return nullif(auth.jwt() ->> 'impersonation_id', '')::uuid; end $$;

-- Maps characters that look alike to one, so that nobody signs up with a name that looks like another company's.
create function app.skeleton(label text) returns text language sql immutable set search_path = '' as
$$ select replace(replace(translate(label, '01i3457-', 'olleast'), 'rn', 'm'), 'vv', 'w') $$;

-- A tenant. The company with the subdomain 'app' is the platform's own.
create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  subdomain text not null unique check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' and subdomain !~ '^xn--'),
  subdomain_skeleton text generated always as (app.skeleton(subdomain)) stored,
  -- Domain of the founder's business address. A colleague who signs up with it is sent to this company.
  email_domain text unique check (email_domain = lower(email_domain)),
  -- Origins of the sites that may show the widgets; empty allows all.
  widget_sites text[] not null default '{}',
  last_ticket_number integer not null default 1000,
  -- Whether waiting visitors are assigned to agents who are online.
  auto_assign boolean not null default false,
  -- Open conversations per agent, unless the agent has a number of their own.
  agent_capacity integer not null default 5 check (agent_capacity between 1 and 100),
  -- Key with which the company signs its visitors' identities; null if it signs none. The server encrypts it. A key stored
  -- in plain text was set by the operator of the server.
  identity_secret text check (length(identity_secret) >= 32),
  has_identity_key boolean not null generated always as (identity_secret is not null) stored,
  identity_key_set_at timestamptz,
  identity_key_set_by_name text,
  suspended_at timestamptz,
  suspended_reason text check (length(suspended_reason) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint subdomain_looks_like_no_other unique (subdomain_skeleton),
  constraint suspension_has_a_reason check ((suspended_at is null) = (suspended_reason is null))
);

-- A person's membership: one person, one company, one role. The id is the account's (auth.users).
create table public.profiles (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  full_name text not null check (length(full_name) between 1 and 120),
  role text not null check (role in ('owner', 'admin', 'agent', 'viewer', 'staff')),
  status text not null default 'active' check (status in ('invited', 'active', 'suspended')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);

-- Permissions of a role in a company that changed the defaults (`app.default_permissions`).
create table public.role_permissions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  role text not null check (role in ('admin', 'agent', 'viewer')),
  permissions text[] not null,
  updated_at timestamptz not null default now(),
  unique (company_id, role)
);

-- Platform staff working in a tenant. A token that works once starts it and must be redeemed by `staff_id`.
create table public.impersonations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  staff_id uuid not null,
  staff_name text not null,
  reason text check (length(reason) between 10 and 500),
  can_write boolean not null default false,
  token_hash text unique,
  token_expires_at timestamptz not null,
  redeemed_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (length(ended_by) between 1 and 120),
  created_at timestamptz not null default now(),
  constraint writing_has_a_reason check (not can_write or reason is not null),
  constraint an_hour_at_most check (expires_at <= created_at + interval '60 minutes'),
  constraint token_is_short_lived check (token_expires_at <= created_at + interval '120 seconds'),
  constraint end_is_named check ((ended_at is null) = (ended_by is null)),
  unique (company_id, id)
);

create index impersonations_recent on public.impersonations (company_id, created_at desc);

-- Access of the caller.
--
-- Policies call these functions for every statement, so they are in PL/pgSQL: a connection plans their queries once. SQL
-- functions would be planned for every statement, which takes ten times as long as running them. They call each other in plain
-- expressions, which cost a tenth of a query.

-- A statement asks many times who calls, for each policy and trigger. The answer is kept until the statement ends, in a setting
-- under the statement's instant and the caller's claims: the next statement reads it anew, and so does this one once
-- `app.notify_rights` has told of a change. (The embedded database's clock has milliseconds: statements of one transaction within
-- one of them share the answer.) Whoever could set these settings could set the claims, too.

-- The company that a visitor's or the AI's token names; null while it is suspended.
-- Security definer: the policies of companies call it.
create function app.claimed_company() returns uuid language plpgsql stable security definer set search_path = '' as $$
declare
  claimed uuid := nullif(auth.jwt() ->> 'company_id', '')::uuid;
begin
  if claimed is null then
    return null;
  end if;
  if current_setting('app.claimed_company_of', true)
      is distinct from statement_timestamp() || coalesce(current_setting('request.jwt.claims', true), '') then
    perform set_config('app.claimed_company', coalesce((
        select c.id from public.companies c where c.id = claimed and c.suspended_at is null)::text, ''), true),
      set_config('app.claimed_company_of',
        statement_timestamp() || coalesce(current_setting('request.jwt.claims', true), ''), true);
  end if;
  return nullif(current_setting('app.claimed_company'), '')::uuid;
end $$;

-- The access status, company, role and impersonation of whoever has these claims. The status is 'active', 'invited', 'suspended',
-- 'company-suspended', 'second-factor' (the person has one that this session has not shown), 'session-ended', or 'stranger'
-- for a person without a company. An impersonation is active until its row ends or expires. Company and role are null
-- unless the status is 'active'. Without settings of its own, so that a query can ask for many callers at once; only the owner
-- may call it, and all its names are qualified.
create function app.access_of(claims jsonb) returns table (
  access_status text, company_id uuid, role text, impersonation_id uuid
) language sql stable rows 1 as $$
  select access.status, case when access.status = 'active' then access.company_id end,
         case when access.status = 'active' then access.role end, asked.impersonation_id
    from (select nullif(claims ->> 'sub', '')::uuid as person,
                 nullif(claims ->> 'session_id', '')::uuid as session_id,
                 nullif(claims ->> 'impersonation_id', '')::uuid as impersonation_id
          offset 0) asked -- reads the claims once
   cross join lateral (
     select case
              when not exists (
                select from auth.sessions s
                 where s.id = asked.session_id and s.user_id = asked.person) then 'session-ended'
              when coalesce(claims ->> 'aal', '') <> 'aal2' and exists (
                select from auth.mfa_factors f where f.user_id = asked.person and f.status = 'verified') then 'second-factor'
              when p.id is null then 'stranger'
              when c.suspended_at is not null then 'company-suspended'
              else p.status end as status,
            p.company_id, p.role
       from (select) caller
       left join public.profiles p on p.id = asked.person
       left join public.companies c on c.id = p.company_id
      where asked.impersonation_id is null
     union all
     -- Under impersonation nobody is staff: the role is the one that fits what the impersonation may do.
     select case when i.id is null then 'session-ended' else 'active' end,
            i.company_id, case when i.can_write then 'admin' else 'viewer' end
       from (select) caller
       left join (public.impersonations i join public.profiles staff on staff.id = i.staff_id)
         on i.id = asked.impersonation_id and i.staff_id = asked.person and i.redeemed_at is not null
        and i.ended_at is null and i.expires_at > now() and staff.role = 'staff' and staff.status = 'active'
      where asked.impersonation_id is not null) access
$$;
revoke all on function app.access_of(jsonb) from public;

-- The caller's access. Security definer: reads auth.sessions and auth.mfa_factors; the policies of profiles call it.
create function app.principal(
  out access_status text, out company_id uuid, out role text, out impersonation_id uuid
) language plpgsql stable security definer set search_path = '' as $$
declare
  kept jsonb;
begin
  if current_setting('app.principal_of', true) = statement_timestamp() || current_setting('request.jwt.claims', true) then
    kept := current_setting('app.principal');
    access_status := kept ->> 'access_status';
    company_id := (kept ->> 'company_id')::uuid;
    role := kept ->> 'role';
    impersonation_id := (kept ->> 'impersonation_id')::uuid;
    return;
  end if;
  select a.* into access_status, company_id, role, impersonation_id from app.access_of(auth.jwt()) a;
  perform set_config('app.principal', jsonb_build_object('access_status', access_status, 'company_id', company_id, 'role', role,
      'impersonation_id', impersonation_id)::text, true),
    set_config('app.principal_of', statement_timestamp() || current_setting('request.jwt.claims', true), true);
end $$;
revoke all on function app.principal() from public;

-- The caller's access status. Security definer: reads `app.principal`.
create function app.access_status() returns text language plpgsql stable security definer set search_path = '' as
$$ begin return (app.principal()).access_status; end $$;

-- The signed-in person's company; null without access. Security definer: reads `app.principal`.
create function app.member_company() returns uuid language plpgsql stable security definer set search_path = '' as
$$ begin return (app.principal()).company_id; end $$;

-- The signed-in person's role; null without access. Security definer: reads `app.principal`.
create function app.member_role() returns text language plpgsql stable security definer set search_path = '' as
$$ begin return (app.principal()).role; end $$;

-- Permissions of a role in companies that have not changed them.
create function app.default_permissions(role text) returns text[] language sql immutable set search_path = '' as $$
  select case role
    when 'admin' then
      '{conversations.reply,content.edit,content.publish,settings.edit,people.manage,permissions.manage,voice.manage,
        audit.view}'
    when 'agent' then '{conversations.reply,content.edit}'
    else '{}'
  end::text[]
$$;

-- Permissions of a role in a company, or of an impersonation. Owners, and platform staff in the platform's own company, have
-- all. An impersonation never manages people, permissions or keys. Security definer: reads role_permissions.
create function app.permissions_of(asked_company uuid, asked_role text, impersonation uuid) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if impersonation is null and asked_role in ('admin', 'agent', 'viewer') then
    return coalesce(
      (select p.permissions from public.role_permissions p where p.company_id = asked_company and p.role = asked_role),
      app.default_permissions(asked_role));
  end if;
  return case
    when asked_role is null then '{}'
    when impersonation is not null
      then case when asked_role = 'admin'
             then '{conversations.reply,content.edit,content.publish,settings.edit,audit.view}'::text[]
             else '{audit.view}' end
    when asked_role in ('owner', 'staff') then app.default_permissions('admin')
    else '{}'
  end;
end $$;
revoke all on function app.permissions_of(uuid, text, uuid) from public;

-- The caller's permissions. Security definer: reads `app.principal`.
create function app.member_permissions() returns text[] language plpgsql stable security definer set search_path = '' as $$
declare
  me record := app.principal();
begin
  return app.permissions_of(me.company_id, me.role, me.impersonation_id);
end $$;

-- Whether the caller has a permission, such as 'conversations.reply'.
create function app.may(permission text) returns boolean language plpgsql stable set search_path = '' as
$$ begin return permission = any (app.member_permissions()); end $$;

-- Whether a role of a company may reply to visitors. `app.may` answers for the caller only.
create function app.role_may_reply(company uuid, its_role text) returns boolean
language sql stable set search_path = '' as $$
  select its_role in ('owner', 'staff')
      or 'conversations.reply' = any (coalesce(
        (select permissions from public.role_permissions where company_id = company and role = its_role),
        app.default_permissions(its_role)))
$$;
revoke all on function app.role_may_reply(uuid, text) from public;
grant execute on function app.role_may_reply(uuid, text) to authenticated, service_role;

-- Whether the caller is platform staff, outside an impersonation.
create function app.is_staff() returns boolean language sql stable set search_path = '' as
$$ select coalesce(app.member_role() = 'staff', false) $$;

-- All that the API needs to know of the caller, in one query. Security definer: reads `app.principal`.
create function app.membership() returns table (
  access_status text, company_id uuid, subdomain text, company_name text, role text, full_name text, permissions text[],
  impersonation_id uuid)
language plpgsql stable rows 1 security definer set search_path = '' as $$
begin
  return query select me.access_status, c.id, c.subdomain, c.name, me.role, p.full_name,
         app.permissions_of(me.company_id, me.role, me.impersonation_id), me.impersonation_id
    from app.principal() me
    left join public.companies c on c.id = me.company_id
    left join public.profiles p on p.id = auth.uid();
end $$;

-- Policies: companies.

alter table public.companies enable row level security;
alter table public.companies force row level security;

create policy companies_of_member on public.companies for select to authenticated
  using (id = (select app.member_company()) or subdomain = 'app');
-- The API reads a tenant by the subdomain of the request, or by the company that the token names.
create policy companies_by_tenant on public.companies for select to anon, authenticated
  using (
    ((select app.api_actor()) = 'visitor' and subdomain = (select auth.jwt()) ->> 'tenant_subdomain' and suspended_at is null)
    or ((select app.api_actor()) in ('visitor', 'ai') and id = (select app.claimed_company()))
  );
create policy company_changed on public.companies for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit')) and id = (select app.member_company())
  );

-- Policies: profiles.

alter table public.profiles enable row level security;
alter table public.profiles force row level security;

-- A person without access (yet) reads their own row, but not with a session that has ended.
create policy profiles_of_company on public.profiles for select to authenticated
  using (
    company_id = (select app.member_company())
    or (id = (select auth.uid()) and (select app.access_status()) not in ('session-ended', 'second-factor'))
  );
-- A person accepts their invitation; nobody ends their own suspension.
create policy profile_activated_by_self on public.profiles for update to authenticated
  using (
    (select app.api_actor()) = 'member' and id = (select auth.uid()) and status = 'invited'
    and (select app.access_status()) = 'invited'
  )
  with check (id = (select auth.uid()) and status = 'active');
create policy profile_named_by_self on public.profiles for update to authenticated
  using (
    (select app.api_actor()) = 'member' and id = (select auth.uid())
    and (select app.access_status()) in ('active', 'invited') and (select app.claimed_impersonation()) is null
  )
  with check (id = (select auth.uid()));
-- Others change role and status, but never of owners or staff, and they make nobody one.
create policy profile_managed on public.profiles for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('people.manage')) and id <> (select auth.uid())
    and company_id = (select app.member_company()) and role in ('admin', 'agent', 'viewer')
  )
  with check (role in ('admin', 'agent', 'viewer') and status in ('invited', 'active', 'suspended'));
create policy profile_removed on public.profiles for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('people.manage')) and id <> (select auth.uid())
    and company_id = (select app.member_company()) and role in ('admin', 'agent', 'viewer')
  );

-- Policies: role_permissions.

alter table public.role_permissions enable row level security;
alter table public.role_permissions force row level security;

create policy permissions_of_company on public.role_permissions for select to authenticated
  using (company_id = (select app.member_company()));
create policy permissions_added on public.role_permissions for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('permissions.manage'))
    and company_id = (select app.member_company())
  );
create policy permissions_changed on public.role_permissions for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('permissions.manage'))
    and company_id = (select app.member_company())
  );

-- Policies: impersonations.

alter table public.impersonations enable row level security;
alter table public.impersonations force row level security;

create policy impersonations_of_company on public.impersonations for select to authenticated
  using (
    (staff_id = (select auth.uid()) and (select app.is_staff()))
    or (company_id = (select app.member_company()) and (select app.may('audit.view')))
  );
create policy impersonation_started on public.impersonations for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.is_staff()) and staff_id = (select auth.uid())
    and company_id <> (select app.member_company())
  );
-- The staff member ends it, or the tenant.
create policy impersonation_ended on public.impersonations for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.access_status()) = 'active' and ended_at is null
    and (
      (staff_id = (select auth.uid()) and ((select app.is_staff()) or id = (select app.claimed_impersonation())))
      or (company_id = (select app.member_company()) and (select app.may('people.manage')))
    )
  )
  with check (ended_at is not null);

-- Triggers.

-- Nobody changes their own role, and of their own status only from 'invited' to 'active'. A policy can't compare a row with
-- what it was. Both a person's own changes (name, accepting an invitation) and those of managers update profiles.
create function app.guard_profile() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.id = auth.uid() and (
    new.role is distinct from old.role
    or (new.status is distinct from old.status and not (old.status = 'invited' and new.status = 'active'))
  ) then
    raise insufficient_privilege;
  end if;
  return new;
end $$;
create trigger guard_profile before update on public.profiles for each row execute function app.guard_profile();

-- Deletes a removed person's account and with it the sessions: nobody belongs to two companies. Removing a person and deleting
-- a company whose sign-up was not confirmed both delete profiles. Security definer: deletes from auth.users.
create function app.delete_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = old.id;
  return null;
end $$;
revoke all on function app.delete_account() from public;
create trigger delete_account after delete on public.profiles for each row execute function app.delete_account();

-- Notifies every server node whose rights have changed, so that it ends their sockets. Managing people, accepting an
-- invitation, suspending a company, ending an impersonation and converting a demo all change rights. An argument takes the place of
-- the table's name, for a change that concerns other sockets.
create function app.notify_rights() returns trigger language plpgsql set search_path = '' as $$
begin
  perform set_config('app.principal_of', '', true), set_config('app.claimed_company_of', '', true);
  perform pg_notify('rights', jsonb_build_object('table', coalesce(tg_argv[0], tg_table_name), 'id', old.id)::text);
  return null;
end $$;
create trigger notify_rights after update of role, status or delete on public.profiles
  for each row execute function app.notify_rights();
create trigger notify_rights after update of suspended_at on public.companies
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function app.notify_rights();
create trigger notify_sites after update of widget_sites on public.companies
  for each row when (old.widget_sites is distinct from new.widget_sites) execute function app.notify_rights('sites');
create trigger notify_rights after update of ended_at on public.impersonations
  for each row execute function app.notify_rights();

-- Grants.

revoke all on public.companies, public.profiles, public.role_permissions, public.impersonations from anon, authenticated;
grant all on public.companies, public.profiles, public.role_permissions, public.impersonations to service_role;

grant select (id, name, subdomain, widget_sites, created_at, updated_at) on public.companies to anon;
-- Not `identity_secret`, though encrypted, and not why a company is suspended.
grant select (id, name, subdomain, widget_sites, auto_assign, agent_capacity, has_identity_key, identity_key_set_at,
  identity_key_set_by_name, created_at, updated_at) on public.companies to authenticated;
grant update (name, widget_sites, auto_assign, agent_capacity, updated_at) on public.companies to authenticated;

grant select, delete, update (full_name, role, status, updated_at) on public.profiles to authenticated;

grant select, insert (company_id, role, permissions, updated_at), update (permissions, updated_at)
  on public.role_permissions to authenticated;

-- Not `token_hash`.
grant select (id, company_id, staff_id, staff_name, reason, can_write, redeemed_at, expires_at, ended_at, ended_by, created_at)
  on public.impersonations to authenticated;
grant insert (company_id, staff_id, staff_name, reason, can_write, token_hash, token_expires_at, expires_at, created_at)
  on public.impersonations to authenticated;
grant update (ended_at, ended_by) on public.impersonations to authenticated;
