-- What a company automates: rules, and SLA policies with their deadlines.

-- A rule: when an event happens and the conditions match, actions run.
create table public.rules (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(name) between 1 and 80),
  is_enabled boolean not null,
  position integer not null,
  event text not null check (event in ('conversation-created', 'message-received', 'message-sent', 'human-requested',
    'status-changed', 'assigned', 'label-added', 'sla-breached', 'no-reply')),
  after_minutes integer check (after_minutes between 1 and 43200),
  match text not null check (match in ('all', 'any')),
  -- Documents of the contract's `condition` and `deskAction`.
  conditions jsonb not null,
  actions jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id),
  constraint minutes_are_of_no_reply check ((event = 'no-reply') = (after_minutes is not null))
);

-- The log of rules, and the guard that a rule acts on an event once, whichever node takes it.
create table public.rule_runs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  rule_id uuid not null,
  rule_name text not null,
  conversation_id uuid not null,
  event text not null,
  event_key text not null,
  outcome text not null check (outcome in ('applied', 'failed')),
  error text,
  created_at timestamptz not null,
  foreign key (company_id, rule_id) references public.rules (company_id, id) on delete cascade,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (rule_id, event_key),
  constraint a_failure_has_its_reason check ((outcome = 'failed') = (error is not null))
);

-- An SLA policy: reply and resolution times for the conversations that match. The first matching policy applies.
create table public.sla_policies (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(name) between 1 and 80),
  is_enabled boolean not null,
  position integer not null,
  match text not null check (match in ('all', 'any')),
  conditions jsonb not null,
  first_reply_minutes integer check (first_reply_minutes between 1 and 43200),
  next_reply_minutes integer check (next_reply_minutes between 1 and 43200),
  resolution_minutes integer check (resolution_minutes between 1 and 43200),
  clock text not null check (clock in ('calendar', 'office-hours')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id),
  constraint promises_something check (num_nonnulls(first_reply_minutes, next_reply_minutes, resolution_minutes) > 0)
);

-- An SLA timer of a conversation. Its deadlines are instants, computed when it starts; later changes of policies or office
-- hours don't move them.
create table public.sla_timers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  policy_id uuid,
  policy_name text not null,
  timer text not null check (timer in ('first-reply', 'next-reply', 'resolution')),
  started_at timestamptz not null,
  warn_at timestamptz not null,
  due_at timestamptz not null,
  warned_at timestamptz,
  breached_at timestamptz,
  ended_at timestamptz,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  foreign key (company_id, policy_id) references public.sla_policies (company_id, id) on delete set null (policy_id)
);

-- The queue of events for rules. Only the server uses it.
create table app.rule_events (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  conversation_id uuid not null,
  event text not null,
  -- Names the event among all that a rule sees.
  key text not null,
  -- The message of a message event.
  message_id uuid,
  -- The rule of a 'no-reply' event.
  rule_id uuid,
  -- 0 for what people do, 1 for what rules do. Events deeper than 1 are not queued, so that rules can't loop.
  depth integer not null,
  happened_at timestamptz not null,
  due_at timestamptz not null,
  -- The lease of the node that works on it; after a crash another node takes it.
  taken_until timestamptz,
  attempts integer not null default 0,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  foreign key (company_id, rule_id) references public.rules (company_id, id) on delete cascade
);

-- The queue of conversations whose SLA timers must be checked. Only the server uses it. It has no foreign key: that would make
-- whoever changes a policy and whoever writes in a conversation wait for each other.
create table app.sla_checks (
  conversation_id uuid primary key,
  company_id uuid not null,
  -- Later after a failure, so that a failed check delays no other.
  retry_at timestamptz not null default '-infinity'
);

create index rules_of_event on public.rules (company_id, event, position) where is_enabled;
create index rule_runs_recent on public.rule_runs (company_id, created_at desc);
create index rule_runs_of_conversation on public.rule_runs (company_id, conversation_id);
create index sla_policies_of_company on public.sla_policies (company_id, position);
create unique index one_running_sla_timer on public.sla_timers (conversation_id, timer) where ended_at is null;
create index sla_timers_running on public.sla_timers (company_id, due_at) where ended_at is null;
create index sla_timers_breached on public.sla_timers (company_id, due_at desc) where breached_at is not null;
create index sla_timers_of_conversation on public.sla_timers (company_id, conversation_id);
create index sla_timers_to_warn on public.sla_timers (warn_at)
  where warned_at is null and breached_at is null and ended_at is null;
-- A timer that ends before it is due is met.
create index sla_timers_to_breach on public.sla_timers (due_at)
  where breached_at is null and (ended_at is null or ended_at >= due_at);
create index rule_events_due on app.rule_events (due_at);
create index rule_events_of_conversation on app.rule_events (conversation_id, id);
create index rule_events_of_rule on app.rule_events (rule_id) where rule_id is not null;
create index sla_checks_due on app.sla_checks (retry_at);

-- Queues a 'no-reply' event for each rule (or one rule) that acts after a wait, if the wait is not over at `over_by`.
-- Security definer: only the server may write the queue.
create function app.queue_no_reply_events(conversation public.conversations, rule uuid, over_by timestamptz default null)
returns void language sql security definer set search_path = '' as $$
  insert into app.rule_events (company_id, conversation_id, event, key, rule_id, depth, happened_at, due_at)
  select conversation.company_id, conversation.id, 'no-reply',
         conversation.id || ' ' || (extract(epoch from conversation.waiting_since) * 1000)::bigint,
         r.id, 0, conversation.waiting_since, conversation.waiting_since + r.after_minutes * interval '1 minute'
    from public.rules r
   where r.company_id = conversation.company_id and r.event = 'no-reply' and r.is_enabled
     and (rule is null or r.id = rule)
     and (over_by is null or conversation.waiting_since + r.after_minutes * interval '1 minute' > over_by)
$$;
revoke all on function app.queue_no_reply_events(public.conversations, uuid, timestamptz) from public;
grant execute on function app.queue_no_reply_events(public.conversations, uuid, timestamptz) to service_role;

-- Policies: rules and rule_runs.

alter table public.rules enable row level security;
alter table public.rules force row level security;
alter table public.rule_runs enable row level security;
alter table public.rule_runs force row level security;

create policy rules_of_company on public.rules for select to authenticated
  using (company_id = (select app.member_company()));
create policy rules_added on public.rules for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy rules_changed on public.rules for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy rules_removed on public.rules for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy rule_runs_of_company on public.rule_runs for select to authenticated
  using (company_id = (select app.member_company()));

-- Policies: sla_policies and sla_timers.

alter table public.sla_policies enable row level security;
alter table public.sla_policies force row level security;
alter table public.sla_timers enable row level security;
alter table public.sla_timers force row level security;

create policy sla_policies_of_company on public.sla_policies for select to authenticated
  using (company_id = (select app.member_company()));
create policy sla_policies_added on public.sla_policies for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy sla_policies_changed on public.sla_policies for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy sla_policies_removed on public.sla_policies for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy sla_timers_of_company on public.sla_timers for select to authenticated
  using (company_id = (select app.member_company()));

-- Policies: rule_events and sla_checks. None: only the service role reads and writes them.

alter table app.rule_events enable row level security;
alter table app.rule_events force row level security;
alter table app.sla_checks enable row level security;
alter table app.sla_checks force row level security;

-- Triggers. Security definer: only the server may write the queues.

-- A new or changed rule queues its 'no-reply' events anew, for the conversations that wait now. Creating, editing and ordering
-- all write rules.
create function app.automation_on_rule() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.event, new.after_minutes, new.is_enabled)
      is not distinct from (old.event, old.after_minutes, old.is_enabled) then
    return null;
  end if;
  delete from app.rule_events where rule_id = new.id;
  perform app.queue_no_reply_events(c, new.id) from public.conversations c
    where c.company_id = new.company_id and c.waiting_since is not null;
  return null;
end $$;
revoke all on function app.automation_on_rule() from public;
create trigger automation_on_rule after insert or update on public.rules
  for each row execute function app.automation_on_rule();

-- Any change of a policy queues a check of the company's conversations in progress: other policies may apply from now on.
-- Creating, editing, ordering and deleting all write policies.
create function app.automation_on_sla_policy() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  policy public.sla_policies := case when tg_op = 'DELETE' then old else new end;
begin
  insert into app.sla_checks (conversation_id, company_id)
  select c.id, c.company_id from public.conversations c
   where c.company_id = policy.company_id and c.status <> 'resolved' and c.responder <> 'ai'
  on conflict (conversation_id) do nothing;
  return null;
end $$;
revoke all on function app.automation_on_sla_policy() from public;
create trigger automation_on_sla_policy after insert or update or delete on public.sla_policies
  for each row execute function app.automation_on_sla_policy();

-- Copies the next deadline of a conversation to its row, for the lists.
create function app.copy_next_deadline() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  nearest jsonb := (
    select jsonb_build_object('timer', t.timer, 'warn_at', t.warn_at, 'due_at', t.due_at)
      from public.sla_timers t where t.conversation_id = new.conversation_id and t.ended_at is null
     order by t.due_at, t.timer limit 1);
begin
  update public.conversations set sla = nearest
   where id = new.conversation_id and company_id = new.company_id and sla is distinct from nearest;
  return null;
end $$;
revoke all on function app.copy_next_deadline() from public;
create trigger copy_next_deadline after insert or update of ended_at on public.sla_timers
  for each row execute function app.copy_next_deadline();

-- The audit of impersonated writes.
create trigger audit_impersonated_write after insert or update or delete on public.rules
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.sla_policies
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.rules, public.rule_runs, public.sla_policies, public.sla_timers from anon, authenticated;
revoke all on app.rule_events, app.sla_checks from public, anon, authenticated;
grant all on public.rules, public.rule_runs, public.sla_policies, public.sla_timers to service_role;
grant select, insert, update, delete on app.rule_events, app.sla_checks to service_role;

grant select, insert, delete, update (name, is_enabled, position, event, after_minutes, match, conditions, actions, updated_at)
  on public.rules to authenticated;
grant select on public.rule_runs, public.sla_timers to authenticated;
grant select, insert, delete, update (name, is_enabled, position, match, conditions, first_reply_minutes, next_reply_minutes,
  resolution_minutes, clock, updated_at) on public.sla_policies to authenticated;
