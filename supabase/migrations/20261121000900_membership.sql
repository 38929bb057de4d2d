-- What a session may do now: it must still be there, with its second factor where one is set up; the person must be
-- active, the company not suspended. Everything else asks the functions of this file.

-- Names that look alike have one skeleton, so that nobody signs up as somebody else.
create function app.skeleton(label text) returns text language sql immutable set search_path = '' as
$$ select replace(replace(translate(label, '01i3457-', 'olleast'), 'rn', 'm'), 'vv', 'w') $$;

alter table public.companies
  add column suspended_at timestamptz,
  add column suspended_reason text check (length(suspended_reason) between 1 and 500),
  -- The domain of the founder's business address: a colleague who signs up is sent to the people who are here.
  add column email_domain text unique check (email_domain = lower(email_domain)),
  -- Origins of the sites that may show the widgets; none means any.
  add column widget_sites text[] not null default '{}',
  add column subdomain_skeleton text generated always as (app.skeleton(subdomain)) stored,
  add constraint subdomain_looks_like_no_other unique (subdomain_skeleton),
  add constraint suspension_has_a_reason check ((suspended_at is null) = (suspended_reason is null));
grant select (widget_sites) on public.companies to anon, authenticated;

-- What a role may do in a company that does not go by the defaults.
create table public.role_permissions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  role text not null check (role in ('admin', 'agent', 'viewer')),
  permissions text[] not null,
  updated_at timestamptz not null default now(),
  unique (company_id, role)
);

-- Platform staff at work for a tenant. The token that begins it is handed over once, and its bearer is `staff_id`.
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

create function app.claimed_impersonation() returns uuid language sql stable set search_path = '' as
$$ select nullif(auth.jwt() ->> 'impersonation_id', '')::uuid $$;

create function app.session_exists() returns boolean language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.sessions s
     where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id = auth.uid())
$$;

create function app.lacks_second_factor() returns boolean language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') <> 'aal2'
     and exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
$$;

-- How the bearer stands: 'active', 'invited', 'suspended', 'company-suspended', 'second-factor', 'session-ended', or
-- 'stranger' for a person of no company. An impersonation is active while its row is.
create function app.standing() returns text language sql stable security definer set search_path = '' as $$
  select case
    when app.claimed_impersonation() is not null then
      case when exists (
        select from public.impersonations i join public.profiles staff on staff.id = i.staff_id
         where i.id = app.claimed_impersonation() and i.staff_id = auth.uid() and i.redeemed_at is not null
           and i.ended_at is null and i.expires_at > now() and staff.role = 'staff' and staff.status = 'active'
      ) then 'active' else 'session-ended' end
    when not app.session_exists() then 'session-ended'
    when app.lacks_second_factor() then 'second-factor'
    else coalesce(
      (select case when c.suspended_at is not null then 'company-suspended' else p.status end
         from public.profiles p join public.companies c on c.id = p.company_id
        where p.id = auth.uid()),
      'stranger')
  end
$$;

create or replace function app.member_company() returns uuid language sql stable security definer set search_path = '' as $$
  select case
    when app.standing() <> 'active' then null
    when app.claimed_impersonation() is not null
      then (select company_id from public.impersonations where id = app.claimed_impersonation())
    else (select company_id from public.profiles where id = auth.uid())
  end
$$;

-- Under impersonation nobody is staff, and the role is the one whose screens fit.
create or replace function app.member_role() returns text language sql stable security definer set search_path = '' as $$
  select case
    when app.standing() <> 'active' then null
    when app.claimed_impersonation() is not null
      then (select case when can_write then 'admin' else 'viewer' end
              from public.impersonations where id = app.claimed_impersonation())
    else (select role from public.profiles where id = auth.uid())
  end
$$;

create function app.default_permissions(role text) returns text[] language sql immutable set search_path = '' as $$
  select case role
    when 'admin' then '{conversations.reply,settings.edit,people.manage,permissions.manage,audit.view}'
    when 'agent' then '{conversations.reply}'
    else '{}'
  end::text[]
$$;

-- Owners, and platform staff in the platform's own company, may do everything; whoever acts for a tenant never people,
-- permissions or keys.
create function app.member_permissions() returns text[] language sql stable security definer set search_path = '' as $$
  select case
    when app.member_role() is null then '{}'
    when app.claimed_impersonation() is not null
      then case when app.member_role() = 'admin' then '{conversations.reply,settings.edit,audit.view}'::text[]
             else '{audit.view}' end
    when app.member_role() in ('owner', 'staff') then app.default_permissions('admin')
    else coalesce(
      (select permissions from public.role_permissions
        where company_id = app.member_company() and role = app.member_role()),
      app.default_permissions(app.member_role()))
  end
$$;

create function app.may(permission text) returns boolean language sql stable set search_path = '' as
$$ select permission = any (app.member_permissions()) $$;

create function app.is_staff() returns boolean language sql stable set search_path = '' as
$$ select coalesce(app.member_role() = 'staff', false) $$;

-- A suspended company's visitors are out, too.
create or replace function app.claimed_company() returns uuid language sql stable security definer set search_path = '' as $$
  select id from public.companies
   where id = nullif(auth.jwt() ->> 'company_id', '')::uuid and suspended_at is null
$$;

-- Who the server speaks for, in one look.
create function app.membership() returns table (
  standing text, company_id uuid, subdomain text, company_name text, role text, full_name text, permissions text[],
  impersonation_id uuid)
language sql stable security definer set search_path = '' as $$
  select app.standing(), c.id, c.subdomain, c.name, app.member_role(), p.full_name, app.member_permissions(),
         app.claimed_impersonation()
    from (select 1) once
    left join public.companies c on c.id = app.member_company()
    left join public.profiles p on p.id = auth.uid()
$$;

revoke all on public.role_permissions, public.impersonations from anon, authenticated;
grant select on public.role_permissions to authenticated;
grant insert (company_id, role, permissions, updated_at) on public.role_permissions to authenticated;
grant update (permissions, updated_at) on public.role_permissions to authenticated;
grant select (id, company_id, staff_id, staff_name, reason, can_write, redeemed_at, expires_at, ended_at, ended_by, created_at)
  on public.impersonations to authenticated;
grant insert (company_id, staff_id, staff_name, reason, can_write, token_hash, token_expires_at, expires_at, created_at)
  on public.impersonations to authenticated;
grant update (ended_at, ended_by) on public.impersonations to authenticated;
grant all on public.role_permissions, public.impersonations to service_role;
alter table public.role_permissions enable row level security;
alter table public.role_permissions force row level security;
alter table public.impersonations enable row level security;
alter table public.impersonations force row level security;

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

create policy impersonations_seen on public.impersonations for select to authenticated
  using (
    (staff_id = (select auth.uid()) and (select app.is_staff()))
    or (company_id = (select app.member_company()) and (select app.may('audit.view')))
  );
create policy impersonation_begun on public.impersonations for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.is_staff()) and staff_id = (select auth.uid())
    and company_id <> (select app.member_company())
  );
-- Ended by whoever acts, or by the tenant.
create policy impersonation_ended on public.impersonations for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.standing()) = 'active' and ended_at is null
    and (
      (staff_id = (select auth.uid()) and ((select app.is_staff()) or id = (select app.claimed_impersonation())))
      or (company_id = (select app.member_company()) and (select app.may('people.manage')))
    )
  )
  with check (ended_at is not null);

-- One's own row is there for whoever is not let in yet, or no longer, but not for a session that is over.
alter policy profiles_of_company on public.profiles using (
  company_id = (select app.member_company())
  or (id = (select auth.uid()) and (select app.standing()) not in ('session-ended', 'second-factor'))
);
alter policy companies_by_tenant on public.companies using (
  ((select app.api_actor()) = 'visitor' and subdomain = (select auth.jwt()) ->> 'tenant_subdomain' and suspended_at is null)
  or ((select app.api_actor()) in ('visitor', 'ai') and id = (select app.claimed_company()))
);
alter policy conversation_change_of_member on public.conversations using (
  (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
  and company_id = (select app.member_company())
);
alter policy message_of_member on public.messages with check (
  (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
  and sender_type = 'agent' and sender_id = (select auth.uid())
  and company_id = (select app.member_company())
);
alter policy audit_of_company on public.audit
  using (company_id = (select app.member_company()) and (select app.may('audit.view')));
alter policy leads_of_platform on public.leads
  using (company_id = (select app.member_company()) and (select app.is_staff()));
alter policy profiles_activate_self on public.profiles
  using (
    (select app.api_actor()) = 'member' and id = (select auth.uid()) and status = 'invited'
    and (select app.standing()) = 'invited'
  );

-- Whoever sees a conversation does not yet add to it: its visitor does, and members who may answer.
alter policy upload_to_conversation on storage.objects to anon;
create policy upload_of_member on storage.objects for insert to authenticated
  with check (
    bucket_id = 'conversation-uploads' and (select app.may('conversations.reply'))
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );
alter policy uploads_erased_by_visitor on storage.objects using (
  bucket_id = 'conversation-uploads' and (select app.api_actor()) = 'visitor'
  and (storage.foldername(name))[1] = (select app.claimed_conversation())::text
  and (select app.claimed_company()) is not null
);

-- The company's own words about itself.
grant update (name, widget_sites, updated_at) on public.companies to authenticated;
create policy company_changed on public.companies for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit')) and id = (select app.member_company())
  );
