-- Whatever is written for a tenant by platform staff is written down with it, by the database itself.
alter table public.audit
  add column actor_name text,
  add column impersonation_id uuid default app.claimed_impersonation(),
  add foreign key (company_id, impersonation_id) references public.impersonations (company_id, id)
    on delete set null (impersonation_id);
grant insert (actor_name) on public.audit to anon;
alter policy audit_add on public.audit with check (
  (select app.api_actor()) = 'member' and actor_id = (select auth.uid())
  and company_id = (select app.member_company())
  and impersonation_id is not distinct from (select app.claimed_impersonation())
);

create function app.audit_impersonated_write() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  -- A trigger's own writes belong to the statement that caused them.
  if app.claimed_impersonation() is null or pg_trigger_depth() > 1 then
    return null;
  end if;
  insert into public.audit (company_id, actor_id, actor_name, impersonation_id, action, target_id)
  select i.company_id, i.staff_id, i.staff_name, i.id, tg_table_name || '.' || lower(tg_op), (changed ->> 'id')::uuid
    from public.impersonations i where i.id = app.claimed_impersonation();
  return null;
end $$;
revoke all on function app.audit_impersonated_write() from public;

do $$
declare
  audited text;
begin
  foreach audited in array array['companies', 'profiles', 'customers', 'conversations', 'messages', 'content', 'attachments',
                                 'role_permissions', 'invitations']
  loop
    execute format(
      'create trigger audit_impersonated_write after insert or update or delete on public.%I
         for each row execute function app.audit_impersonated_write()', audited);
  end loop;
end $$;

-- Nodes hear at once whose rights have changed, and end the sockets that they carried.
create function app.notify_rights() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('rights', jsonb_build_object('table', tg_table_name, 'id', old.id)::text);
  return null;
end $$;
create trigger notify_rights after update of role, status or delete on public.profiles
  for each row execute function app.notify_rights();
create trigger notify_rights after update of suspended_at on public.companies
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function app.notify_rights();
create trigger notify_rights after update of ended_at on public.impersonations
  for each row execute function app.notify_rights();

-- What was deleted is told to nobody: row-level security cannot judge a row that is gone.
alter publication supabase_realtime set (publish = 'insert, update');

-- Counters of what may only be done so often, for those that a restart must not forget. The server's alone.
create table app.rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index rate_limits_over on app.rate_limits (resets_at);
