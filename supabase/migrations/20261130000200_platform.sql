-- The platform around the tenants: the audit, leads from the marketing site, and limits that outlive a restart.

-- What people did, for the company to read. Rows are only added, and the database dates them, so that they are in the order
-- in which things happened.
create table public.audit (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Null only for a visitor who erased their conversation.
  actor_id uuid,
  actor_name text,
  impersonation_id uuid default app.claimed_impersonation(),
  action text not null,
  target_id uuid,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (company_id, impersonation_id) references public.impersonations (company_id, id)
    on delete set null (impersonation_id),
  constraint only_visitors_and_jobs_are_nameless check (
    actor_id is not null or action in ('conversation.erased_by_visitor', 'conversations.expired', 'files.expired'))
);

-- An address left on the marketing site. Leads belong to the platform's own company.
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

-- Counters of the limits that protect accounts, which a restart must not reset. Only the server's owner connection uses them.
create table app.rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

create index audit_recent on public.audit (company_id, created_at desc);
create index rate_limits_over on app.rate_limits (resets_at);

-- Policies: audit.

alter table public.audit enable row level security;
alter table public.audit force row level security;

create policy audit_of_company on public.audit for select to authenticated
  using (company_id = (select app.member_company()) and (select app.may('audit.view')));
create policy audit_added on public.audit for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and actor_id = (select auth.uid())
    and company_id = (select app.member_company())
    and impersonation_id is not distinct from (select app.claimed_impersonation())
  );
-- When a visitor erases their conversation, the audit keeps that it happened, not what was in it.
create policy audit_of_erasure on public.audit for insert to anon
  with check (
    (select app.api_actor()) = 'visitor' and actor_id is null and action = 'conversation.erased_by_visitor'
    and target_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );

-- Policies: leads.

alter table public.leads enable row level security;
alter table public.leads force row level security;

create policy leads_of_platform on public.leads for select to authenticated
  using (company_id = (select app.member_company()) and (select app.is_staff()));
create policy lead_added on public.leads for insert to anon
  with check (
    (select app.api_actor()) = 'visitor'
    and exists (select 1 from public.companies c where c.id = company_id and c.subdomain = 'app')
  );

-- Records in the tenant's audit every row that an impersonation writes. Every write of every use case passes here, so no use
-- case can forget it. Security definer: writing the audit needs no right
-- of the writer.
create function app.audit_impersonated_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb;
begin
  -- Writes of other triggers belong to the statement that caused them, which is in the audit.
  if app.claimed_impersonation() is null or pg_trigger_depth() > 1 then
    return null;
  end if;
  changed := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  insert into public.audit (company_id, actor_id, actor_name, impersonation_id, action, target_id)
  select i.company_id, i.staff_id, i.staff_name, i.id, tg_table_name || '.' || lower(tg_op), (changed ->> 'id')::uuid
    from public.impersonations i where i.id = app.claimed_impersonation();
  return null;
end $$;
revoke all on function app.audit_impersonated_write() from public;

-- The audit of impersonated writes.
create trigger audit_impersonated_write after insert or update or delete on public.companies
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.profiles
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.role_permissions
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.audit, public.leads from anon, authenticated;
grant all on public.audit, public.leads to service_role;
grant select, insert on public.audit to authenticated;
-- Not `created_at`.
grant insert (company_id, action, target_id, actor_name) on public.audit to anon;
grant select on public.leads to authenticated;
grant insert on public.leads to anon;

-- Realtime publishes inserts and updates only: row-level security can't judge a row that is gone.
alter publication supabase_realtime set (publish = 'insert, update');
