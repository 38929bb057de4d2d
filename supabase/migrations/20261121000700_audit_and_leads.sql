-- What staff did, for the company to read. Rows are only ever added.
create table public.audit (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  actor_id uuid not null,
  action text not null,
  target_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_recent on public.audit (company_id, created_at desc);

-- An address left on the marketing site; it belongs to the platform's own company.
create table public.leads (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text not null,
  source text not null check (source in ('hero', 'global', 'exit-intent')),
  page_path text,
  referrer text,
  session_id text,
  created_at timestamptz not null default now()
);

revoke all on public.audit, public.leads from anon, authenticated;
grant select, insert on public.audit to authenticated;
grant select on public.leads to authenticated;
grant insert on public.leads to anon;
grant all on public.audit, public.leads to service_role;
alter table public.audit enable row level security;
alter table public.audit force row level security;
alter table public.leads enable row level security;
alter table public.leads force row level security;
create policy audit_of_company on public.audit for select to authenticated
  using (company_id = (select app.member_company()) and (select app.member_role()) in ('owner', 'admin', 'staff'));
create policy audit_add on public.audit for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and actor_id = (select auth.uid())
    and company_id = (select app.member_company())
  );
create policy leads_of_platform on public.leads for select to authenticated
  using (company_id = (select app.member_company()) and (select app.member_role()) = 'staff');
create policy leads_add on public.leads for insert to anon
  with check (
    (select app.api_actor()) = 'visitor'
    and exists (select 1 from public.companies c where c.id = company_id and c.subdomain = 'app')
  );
