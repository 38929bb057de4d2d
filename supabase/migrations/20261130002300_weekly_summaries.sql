-- Who gets the weekly summary of the reports by email.

create table public.weekly_summaries (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null unique,
  -- The Monday of the last week whose summary was sent, or was not to be sent.
  handled_week date not null,
  -- Until when a node sends it. The next one takes over then.
  lease_until timestamptz,
  -- Opens the link in the email that ends the summaries. Only jobs read it.
  stop_key uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade
);
create index weekly_summaries_of_company on public.weekly_summaries (company_id, handled_week);

-- The Monday of the week of an instant in a time zone, and the instant on it at which summaries are due: 08:00.
create function app.summary_week(at timestamptz, zone text) returns table (monday date, due_at timestamptz)
language sql stable set search_path = '' as $$
  select w.monday::date, (w.monday + interval '8 hours') at time zone zone
    from (select date_trunc('week', at at time zone zone) as monday) w
$$;
revoke all on function app.summary_week(timestamptz, text) from public;
grant execute on function app.summary_week(timestamptz, text) to authenticated, service_role;

alter table public.weekly_summaries enable row level security;
alter table public.weekly_summaries force row level security;

create policy summary_of_person on public.weekly_summaries for select to authenticated
  using (person_id = (select auth.uid()) and company_id = (select app.member_company()));
create policy summary_asked_for on public.weekly_summaries for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and person_id = (select auth.uid())
    and company_id = (select app.member_company())
  );
create policy summary_ended on public.weekly_summaries for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and person_id = (select auth.uid())
    and company_id = (select app.member_company())
  );
-- The job that writes summaries acts for one company without a person, as the AI does.
create policy facts_for_summaries on public.conversation_facts for select to authenticated
  using ((select app.api_actor()) = 'ai' and company_id = (select app.claimed_company()));

create trigger audit_impersonated_write after insert or update or delete on public.weekly_summaries
  for each row execute function app.audit_impersonated_write();

revoke all on public.weekly_summaries from anon, authenticated;
grant all on public.weekly_summaries to service_role;
grant select (id, company_id, person_id, created_at) on public.weekly_summaries to authenticated;
grant insert (company_id, person_id, handled_week, created_at) on public.weekly_summaries to authenticated;
grant delete on public.weekly_summaries to authenticated;
-- The job reads the time zone of each company.
grant execute on function app.known_zone(text) to service_role;
