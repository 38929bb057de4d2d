create table public.companies (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 120),
  subdomain text not null unique check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' and subdomain !~ '^xn--'),
  ai_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A membership: one person, one company, one role.
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

-- The company of the signed-in person. Definer, because the policies of profiles themselves ask it.
create function app.member_company() returns uuid language sql stable security definer set search_path = '' as
$$ select company_id from public.profiles where id = auth.uid() and status = 'active' $$;

create function app.member_role() returns text language sql stable security definer set search_path = '' as
$$ select role from public.profiles where id = auth.uid() and status = 'active' $$;

revoke all on public.companies, public.profiles from anon, authenticated;
grant select (id, name, subdomain, created_at, updated_at) on public.companies to anon, authenticated;
grant select (ai_enabled) on public.companies to authenticated;
grant select on public.profiles to authenticated;
grant update (status, updated_at) on public.profiles to authenticated;
grant all on public.companies, public.profiles to service_role;

alter table public.companies enable row level security;
alter table public.companies force row level security;
alter table public.profiles enable row level security;
alter table public.profiles force row level security;

create policy companies_of_member on public.companies for select to authenticated
  using (id = (select app.member_company()) or subdomain = 'app');
-- The API looks a tenant up by the one name it was given, or by the company a visitor's token names.
create policy companies_by_tenant on public.companies for select to anon, authenticated
  using (
    ((select app.api_actor()) = 'visitor' and subdomain = (select auth.jwt()) ->> 'tenant_subdomain')
    or ((select app.api_actor()) in ('visitor', 'ai') and id = (select app.claimed_company()))
  );
create policy profiles_of_company on public.profiles for select to authenticated
  using (id = (select auth.uid()) or company_id = (select app.member_company()));
-- Only an invitation can be accepted; what is suspended stays so.
create policy profiles_activate_self on public.profiles for update to authenticated
  using ((select app.api_actor()) = 'member' and id = (select auth.uid()) and status = 'invited')
  with check (id = (select auth.uid()) and status = 'active');
