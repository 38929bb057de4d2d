-- What a company has done by itself: rules, and promises of answers (SLA) with their deadlines.

grant update (office_hours, reply_time, ticket_form) on public.companies to authenticated;

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
create index rules_of_event on public.rules (company_id, event, position) where is_enabled;

-- Which rule has acted on what: once, whoever takes up the event.
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
create index rule_runs_recent on public.rule_runs (company_id, created_at desc);
create index rule_runs_of_conversation on public.rule_runs (company_id, conversation_id);

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
create index sla_policies_of_company on public.sla_policies (company_id, position);

-- Deadlines are instants, set when the promise begins: what changes later moves none.
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
create unique index one_running_sla_timer on public.sla_timers (conversation_id, timer) where ended_at is null;
create index sla_timers_running on public.sla_timers (company_id, due_at) where ended_at is null;
create index sla_timers_breached on public.sla_timers (company_id, due_at desc) where breached_at is not null;
create index sla_timers_of_conversation on public.sla_timers (company_id, conversation_id);
create index sla_timers_to_warn on public.sla_timers (warn_at)
  where warned_at is null and breached_at is null and ended_at is null;
-- A promise is kept when it ends before it is due.
create index sla_timers_to_breach on public.sla_timers (due_at)
  where breached_at is null and (ended_at is null or ended_at >= due_at);

-- What happened that rules are for, until a job has gone through them. `key` names the event among all of a rule's.
create table app.rule_events (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  conversation_id uuid not null,
  event text not null,
  key text not null,
  -- The message that it was.
  message_id uuid,
  -- Of a wait: the rule whose minutes run.
  rule_id uuid,
  -- How many rules deep: what rules do sets off rules once more, and those set off none.
  depth integer not null,
  happened_at timestamptz not null,
  due_at timestamptz not null,
  -- Until then it is some node's; a crash loses nothing.
  taken_until timestamptz,
  attempts integer not null default 0,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  foreign key (company_id, rule_id) references public.rules (company_id, id) on delete cascade
);
create index rule_events_due on app.rule_events (due_at);
create index rule_events_of_conversation on app.rule_events (conversation_id, id);
create index rule_events_of_rule on app.rule_events (rule_id) where rule_id is not null;

-- Conversations whose promises are to be looked at anew. Without a foreign key, which would have who changes a promise
-- wait for everybody who writes in a conversation, and they for him.
create table app.sla_checks (
  conversation_id uuid primary key,
  company_id uuid not null,
  -- Later for one that has failed, so that it holds up no other.
  retry_at timestamptz not null default '-infinity'
);
create index sla_checks_due on app.sla_checks (retry_at);

-- The nearest deadline: {timer, warn_at, due_at}.
alter table public.conversations add column sla jsonb;
grant select (sla) on public.conversations to authenticated;

create function app.queue_rule_event(
  company uuid, conversation uuid, what text, event_key text, message uuid, at timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  -- A job says how deep it acts.
  depth integer := coalesce(nullif(current_setting('app.rule_depth', true), '')::integer, 0);
begin
  if depth <= 1 and exists (
    select from public.rules r where r.company_id = company and r.event = what and r.is_enabled
  ) then
    insert into app.rule_events (company_id, conversation_id, event, key, message_id, depth, happened_at, due_at)
    values (company, conversation, what, event_key, message, depth, at, at);
  end if;
end $$;
revoke all on function app.queue_rule_event(uuid, uuid, text, text, uuid, timestamptz) from public;

create function app.queue_activity() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  what text := case
    when new.kind = 'created' then 'conversation-created'
    when new.kind = 'human-requested' then 'human-requested'
    when new.kind = 'status' then 'status-changed'
    when new.kind in ('assignee', 'team') and new.detail ->> 'to' is not null then 'assigned'
    when new.kind = 'labels' and new.detail -> 'added' <> '[]' then 'label-added'
    when new.kind = 'sla-breached' then 'sla-breached'
  end;
begin
  if what is not null then
    perform app.queue_rule_event(new.company_id, new.conversation_id, what, new.id::text, null, new.created_at);
  end if;
  return null;
end $$;
revoke all on function app.queue_activity() from public;
create trigger queue_activity after insert on public.activities
  for each row execute function app.queue_activity();

create function app.follow_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.sender_type = 'agent' then
    update public.sla_timers set ended_at = greatest(new.created_at, started_at)
     where conversation_id = new.conversation_id and company_id = new.company_id and ended_at is null
       and timer <> 'resolution';
  end if;
  if not starts_with(new.content, '[system]') then
    perform app.queue_rule_event(new.company_id, new.conversation_id,
      case new.sender_type when 'agent' then 'message-sent' else 'message-received' end,
      new.id::text, new.id, new.created_at);
  end if;
  return null;
end $$;
revoke all on function app.follow_message() from public;
create trigger follow_message after insert on public.messages
  for each row when (new.sender_type in ('visitor', 'agent')) execute function app.follow_message();

-- A wait that lasts: one event for each rule whose minutes it is to reach.
create function app.queue_waits(conversation public.conversations, rule uuid) returns void
language sql security definer set search_path = '' as $$
  insert into app.rule_events (company_id, conversation_id, event, key, rule_id, depth, happened_at, due_at)
  select conversation.company_id, conversation.id, 'no-reply',
         conversation.id || ' ' || (extract(epoch from conversation.waiting_since) * 1000)::bigint,
         r.id, 0, conversation.waiting_since, conversation.waiting_since + r.after_minutes * interval '1 minute'
    from public.rules r
   where r.company_id = conversation.company_id and r.event = 'no-reply' and r.is_enabled
     and (rule is null or r.id = rule)
$$;
revoke all on function app.queue_waits(public.conversations, uuid) from public;

create function app.follow_rule() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.event, new.after_minutes, new.is_enabled)
      is not distinct from (old.event, old.after_minutes, old.is_enabled) then
    return null;
  end if;
  delete from app.rule_events where rule_id = new.id;
  perform app.queue_waits(c, new.id) from public.conversations c
    where c.company_id = new.company_id and c.waiting_since is not null;
  return null;
end $$;
revoke all on function app.follow_rule() from public;
create trigger follow_rule after insert or update on public.rules
  for each row execute function app.follow_rule();

-- What goes on again by the visitor's word waits from that word on, which was stored while it was still resolved.
create function app.follow_reopening() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.waiting_since := (
    select m.created_at from public.messages m
     where m.conversation_id = new.id and m.company_id = new.company_id and m.sequence = new.last_sequence
       and m.sender_type = 'visitor');
  return new;
end $$;
revoke all on function app.follow_reopening() from public;
create trigger follow_reopening before update on public.conversations
  for each row when (old.status = 'resolved' and new.status <> 'resolved' and new.waiting_since is null)
  execute function app.follow_reopening();

create function app.follow_conversation() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.waiting_since is not null and (tg_op = 'INSERT' or new.waiting_since is distinct from old.waiting_since) then
    perform app.queue_waits(new, null);
  end if;
  if tg_op = 'UPDATE' then
    -- What the AI answers is promised by nobody, and what is resolved is owed no more.
    if (new.status = 'resolved' and old.status <> 'resolved') or (new.pen = 'ai' and old.pen <> 'ai') then
      update public.sla_timers set ended_at = greatest(new.updated_at, started_at)
       where conversation_id = new.id and company_id = new.company_id and ended_at is null;
    end if;
    if (new.status, new.pen, new.priority, new.tags, new.team_id, new.assignee_id, new.needs_human,
        new.human_requested_at, new.waiting_since, new.first_replied_at, new.customer_email, new.is_verified)
      is not distinct from
       (old.status, old.pen, old.priority, old.tags, old.team_id, old.assignee_id, old.needs_human,
        old.human_requested_at, old.waiting_since, old.first_replied_at, old.customer_email, old.is_verified) then
      return null;
    end if;
  end if;
  if exists (select from public.sla_policies p where p.company_id = new.company_id and p.is_enabled) then
    insert into app.sla_checks (conversation_id, company_id) values (new.id, new.company_id)
    on conflict (conversation_id) do nothing;
  end if;
  return null;
end $$;
revoke all on function app.follow_conversation() from public;
create trigger follow_conversation after insert or update on public.conversations
  for each row execute function app.follow_conversation();

-- Other promises hold from now on; those that nobody makes any more end.
create function app.follow_sla_policy() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  policy public.sla_policies := case when tg_op = 'DELETE' then old else new end;
begin
  insert into app.sla_checks (conversation_id, company_id)
  select c.id, c.company_id from public.conversations c
   where c.company_id = policy.company_id and c.status <> 'resolved' and c.pen <> 'ai'
  on conflict (conversation_id) do nothing;
  return null;
end $$;
revoke all on function app.follow_sla_policy() from public;
create trigger follow_sla_policy after insert or update or delete on public.sla_policies
  for each row execute function app.follow_sla_policy();

create function app.show_deadline() returns trigger language plpgsql security definer set search_path = '' as $$
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
revoke all on function app.show_deadline() from public;
create trigger show_deadline after insert or update of ended_at on public.sla_timers
  for each row execute function app.show_deadline();

do $$
declare
  name text;
begin
  foreach name in array array['rules', 'rule_runs', 'sla_policies', 'sla_timers']
  loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy %I on public.%I for select to authenticated
      using (company_id = (select app.member_company()))', name || '_of_company', name);
  end loop;
  foreach name in array array['rules', 'sla_policies']
  loop
    execute format('grant insert, delete on public.%I to authenticated', name);
    execute format('create trigger audit_impersonated_write after insert or update or delete on public.%I
      for each row execute function app.audit_impersonated_write()', name);
    execute format('create policy %I on public.%I for insert to authenticated
      with check ((select app.api_actor()) = ''member'' and (select app.may(''settings.edit''))
        and company_id = (select app.member_company()))', name || '_added', name);
    execute format('create policy %I on public.%I for update to authenticated
      using ((select app.api_actor()) = ''member'' and (select app.may(''settings.edit''))
        and company_id = (select app.member_company()))', name || '_changed', name);
    execute format('create policy %I on public.%I for delete to authenticated
      using ((select app.api_actor()) = ''member'' and (select app.may(''settings.edit''))
        and company_id = (select app.member_company()))', name || '_removed', name);
  end loop;
  foreach name in array array['rule_events', 'sla_checks']
  loop
    execute format('alter table app.%I enable row level security', name);
    execute format('alter table app.%I force row level security', name);
    execute format('revoke all on app.%I from public, anon, authenticated', name);
    execute format('grant select, insert, update, delete on app.%I to service_role', name);
  end loop;
end $$;
grant update (name, is_enabled, position, event, after_minutes, match, conditions, actions, updated_at)
  on public.rules to authenticated;
grant update (name, is_enabled, position, match, conditions, first_reply_minutes, next_reply_minutes,
  resolution_minutes, clock, updated_at) on public.sla_policies to authenticated;
