-- The history of a conversation: activities, and requests for a human. Visitors, agents, the AI, rules, timeouts and
-- auto-assignment all change conversations, so triggers write the history, in the transaction of the change.

-- What happened to a conversation, besides its messages. Triggers write it.
create table public.activities (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  kind text not null check (kind in ('created', 'status', 'assignee', 'team', 'priority', 'labels', 'snoozed', 'woken',
    'human-requested', 'merged', 'unmerged', 'spam', 'rule-applied', 'sla-warned', 'sla-breached')),
  actor_type text not null check (actor_type in ('visitor', 'ai', 'agent', 'system')),
  actor_id uuid,
  actor_name text,
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  -- The order of activities at the same instant.
  position bigint generated always as identity,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);

-- Each request for a human: when somebody was promised, and how it ended. Triggers write it.
create table public.handoffs (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('answered', 'ticketed', 'withdrawn')),
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  constraint an_end_has_an_outcome check ((ended_at is null) = (outcome is null))
);

create index activities_of_conversation on public.activities (company_id, conversation_id, position);
create unique index one_open_handoff on public.handoffs (conversation_id) where ended_at is null;
create index handoffs_recent on public.handoffs (company_id, requested_at desc);

-- Whether the transaction undoes actions. An undo says so with the setting `app.is_undo`.
create function app.is_undo() returns boolean language sql stable set search_path = '' as
$$ select coalesce(current_setting('app.is_undo', true) = 'true', false) $$;
revoke all on function app.is_undo() from public;

-- Whether an undo brings back a request for a human, instead of a new request being made: the request's instant is the same.
create function app.is_same_request(before public.conversations, after public.conversations) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    app.is_undo() and before.human_requested_at = after.human_requested_at
    and exists (select from public.handoffs h
                 where h.conversation_id = after.id and h.requested_at = after.human_requested_at),
    false)
$$;
revoke all on function app.is_same_request(public.conversations, public.conversations) from public;

-- Adds an activity in the name of the caller. Security definer: nobody may write activities.
create function app.add_activity(conversation public.conversations, kind text, detail jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.activities (company_id, conversation_id, kind, actor_type, actor_id, actor_name, detail, created_at)
  select conversation.company_id, conversation.id, kind,
         case app.api_actor() when 'member' then 'agent' when 'visitor' then 'visitor' when 'ai' then 'ai' else 'system' end,
         case when app.api_actor() = 'member' then auth.uid() end,
         -- A job sets `app.automation` to the name it acts in, such as a rule's.
         case when app.api_actor() = 'member'
           then coalesce(
             (select staff_name from public.impersonations where id = app.claimed_impersonation()),
             (select full_name from public.profiles where id = auth.uid()))
           when app.api_actor() is null then nullif(current_setting('app.automation', true), '') end,
         detail, conversation.updated_at
$$;
revoke all on function app.add_activity(public.conversations, text, jsonb) from public;

-- Policies: activities and handoffs.

alter table public.activities enable row level security;
alter table public.activities force row level security;
alter table public.handoffs enable row level security;
alter table public.handoffs force row level security;

create policy activities_of_company on public.activities for select to authenticated
  using (company_id = (select app.member_company()));
create policy handoffs_of_company on public.handoffs for select to authenticated
  using (company_id = (select app.member_company()));

-- Triggers. Security definer: nobody may write the history. A message changes its conversation, so they look first whether
-- anything of theirs has changed: a trigger's own condition is read anew for each statement, which takes longer.

-- Opens and ends requests for a human. A request is open while its conversation is in the queue. An undo reopens the
-- request that it brings back.
create function app.maintain_handoffs() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was_waiting boolean := tg_op = 'UPDATE' and app.is_waiting_for_human(old.needs_human, old.assignee_id, old.status);
  is_new_request boolean := tg_op = 'INSERT' or not old.needs_human;
  is_old_request boolean;
  due timestamptz;
begin
  if tg_op = 'UPDATE' and (old.needs_human, old.assignee_id, old.status, old.human_requested_at, old.timeout_rule, old.timeout_at)
    is not distinct from (new.needs_human, new.assignee_id, new.status, new.human_requested_at, new.timeout_rule, new.timeout_at)
  then
    return null;
  end if;
  is_old_request := tg_op = 'UPDATE' and app.is_same_request(old, new);
  due := coalesce(case when new.timeout_rule = 'queue-timeout' then new.timeout_at end,
                  new.human_requested_at + interval '60 seconds');
  if app.is_waiting_for_human(new.needs_human, new.assignee_id, new.status) and not was_waiting then
    if is_old_request then
      -- An undo that has dropped the timeout leaves the deadline as it was.
      update public.handoffs
         set ended_at = null, outcome = null,
             due_at = case when new.timeout_rule = 'queue-timeout' then new.timeout_at else due_at end
       where id = (select id from public.handoffs
                    where conversation_id = new.id and requested_at = new.human_requested_at
                      and outcome in ('withdrawn', 'answered')
                    order by ended_at desc limit 1);
      if found then
        return null;
      end if;
    end if;
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at)
    values (new.company_id, new.id, new.human_requested_at, due);
  elsif was_waiting and not app.is_waiting_for_human(new.needs_human, new.assignee_id, new.status) then
    update public.handoffs
       set ended_at = greatest(new.updated_at, requested_at),
           outcome = case when new.assignee_id is not null then 'answered'
                          when new.status = 'ticket' then 'ticketed' else 'withdrawn' end
     where conversation_id = new.id and ended_at is null;
  elsif was_waiting and new.timeout_rule = 'queue-timeout' and new.timeout_at is distinct from old.timeout_at then
    update public.handoffs set due_at = new.timeout_at where conversation_id = new.id and ended_at is null;
  elsif new.needs_human and new.status = 'ticket' and new.assignee_id is null and is_new_request and not is_old_request then
    -- The ticket form asks for a human: the ticket ends the request at once.
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at, ended_at, outcome)
    values (new.company_id, new.id, new.human_requested_at, new.human_requested_at, new.human_requested_at, 'ticketed');
  end if;
  return null;
end $$;
revoke all on function app.maintain_handoffs() from public;
-- Triggers of one table run in the order of their names: this one runs before `record_activities`.
create trigger maintain_handoffs after insert or update on public.conversations
  for each row execute function app.maintain_handoffs();

-- Writes an activity for each change of a conversation that colleagues want to see.
create function app.record_activities() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform app.add_activity(new, 'created', jsonb_build_object('source', new.source));
    if new.needs_human then
      perform app.add_activity(new, 'human-requested', '{}');
    end if;
    if new.spam_reason is not null then
      perform app.add_activity(new, 'spam', jsonb_build_object('reason', new.spam_reason));
    end if;
    return null;
  end if;
  if (old.needs_human, old.status, old.assignee_id, old.team_id, old.priority, old.tags, old.snoozed_until, old.merged_into_id,
      old.spam_reason) is not distinct from
     (new.needs_human, new.status, new.assignee_id, new.team_id, new.priority, new.tags, new.snoozed_until, new.merged_into_id,
      new.spam_reason) then
    return null;
  end if;
  if new.needs_human and not old.needs_human and not app.is_same_request(old, new) then
    perform app.add_activity(new, 'human-requested', '{}');
  end if;
  if new.status <> old.status then
    perform app.add_activity(new, 'status', jsonb_strip_nulls(jsonb_build_object(
      'from', old.status, 'to', new.status, 'is_undo', nullif(app.is_undo(), false))));
  end if;
  if new.assignee_id is distinct from old.assignee_id then
    perform app.add_activity(new, 'assignee', jsonb_build_object(
      'from', old.assignee_id, 'to', new.assignee_id, 'to_name', new.assignee_name));
  end if;
  if new.team_id is distinct from old.team_id then
    perform app.add_activity(new, 'team', jsonb_build_object(
      'from', old.team_id, 'to', new.team_id, 'to_name', (select name from public.teams where id = new.team_id)));
  end if;
  if new.priority <> old.priority then
    perform app.add_activity(new, 'priority', jsonb_build_object('from', old.priority, 'to', new.priority));
  end if;
  if new.tags <> old.tags then
    perform app.add_activity(new, 'labels', jsonb_build_object(
      'added', (select coalesce(jsonb_agg(t), '[]') from unnest(new.tags) t where t <> all (old.tags)),
      'removed', (select coalesce(jsonb_agg(t), '[]') from unnest(old.tags) t where t <> all (new.tags))));
  end if;
  if new.snoozed_until is distinct from old.snoozed_until then
    perform app.add_activity(new, case when new.snoozed_until is null then 'woken' else 'snoozed' end,
      jsonb_build_object('until', new.snoozed_until));
  end if;
  if new.merged_into_id is distinct from old.merged_into_id then
    perform app.add_activity(new, case when new.merged_into_id is null then 'unmerged' else 'merged' end,
      jsonb_build_object('into', coalesce(new.merged_into_id, old.merged_into_id)));
  end if;
  if new.spam_reason is distinct from old.spam_reason then
    perform app.add_activity(new, 'spam', jsonb_build_object('reason', new.spam_reason));
  end if;
  return null;
end $$;
revoke all on function app.record_activities() from public;
create trigger record_activities after insert or update on public.conversations
  for each row execute function app.record_activities();

-- Grants.

revoke all on public.activities, public.handoffs from anon, authenticated;
revoke all on sequence public.activities_position_seq from anon, authenticated;
grant all on public.activities, public.handoffs to service_role;
grant select on public.activities, public.handoffs to authenticated;

alter publication supabase_realtime add table public.activities;
