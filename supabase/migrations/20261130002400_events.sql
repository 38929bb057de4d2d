-- The event log: one row for each fact about a conversation, in the transaction of the change. What follows from a fact
-- reads it here, each at a position of its own (`server/events`), so that a change pays for no consequence.

create sequence app.event_ids;

-- A fact: what happened (`contract/events.ts`), to which conversation and by whom. It holds ids, numbers and fixed values,
-- never what somebody wrote or who they are called: `subject_id` is the row that has more. By month, so that old ones go at
-- once.
create table app.events (
  generation smallint not null,
  -- The transaction. Events are read only below the oldest transaction that is still open, so that none is skipped that
  -- commits late.
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null default nextval('app.event_ids'),
  version smallint not null default 1,
  kind text not null,
  company_id uuid not null,
  conversation_id uuid not null,
  subject_id uuid not null,
  actor_type text not null check (actor_type in ('visitor', 'ai', 'agent', 'system')),
  actor_id uuid,
  -- Whether somebody undid something, and how deep in what rules set off: 0 for what people do, 1 for what a rule does then.
  is_undo boolean not null,
  rule_depth smallint not null,
  data jsonb not null default '{}',
  -- When it happened, by the clock of conversations.
  at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (generation, xid, id, recorded_at),
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
) partition by range (recorded_at);

create index events_of_conversation on app.events (conversation_id, generation, xid, id);
-- For events of a month whose partition is missing, as after a restore.
create table app.events_other partition of app.events default;
alter table app.events_other enable row level security;
alter table app.events_other force row level security;

-- Up to which event a consumer has come. Its effects and its position are written in one transaction.
create table app.consumers (
  name text primary key,
  generation smallint not null,
  xid xid8 not null,
  event_id bigint not null,
  -- Failures at the next event, and when it is tried again.
  attempts integer not null default 0,
  retry_at timestamptz
);

-- Adds the partitions of this month and the next two, and drops those whose events are all older than `oldest`. Events in
-- the partition for all other months are deleted instead. Nothing is dropped that a consumer among `names` has yet to read.
-- Security definer: only the tables' owner changes partitions.
create function app.maintain_event_partitions(names text[], oldest timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  month timestamptz;
  part text;
  unread timestamptz := coalesce((
    select min(next.recorded_at) from app.consumers c
     cross join lateral (
       select e.recorded_at from app.events e
        where (e.generation, e.xid, e.id) > (c.generation, c.xid, c.event_id)
        order by e.generation, e.xid, e.id limit 1) next
     where c.name = any (names)), 'infinity');
begin
  perform pg_advisory_xact_lock(hashtext('lapwing.events'));
  for step in 0..2 loop
    month := date_trunc('month', now(), 'UTC') + step * interval '1 month';
    part := 'events_' || to_char(month at time zone 'UTC', 'YYYYMM');
    if to_regclass('app.' || part) is null and not exists (
      select from app.events_other o where o.recorded_at >= month and o.recorded_at < month + interval '1 month')
    then
      execute format('create table app.%I partition of app.events for values from (%L) to (%L)', part, month,
        month + interval '1 month');
      execute format('alter table app.%I enable row level security', part);
      execute format('alter table app.%I force row level security', part);
      execute format('revoke all on app.%I from public, anon, authenticated, service_role', part);
    end if;
  end loop;
  for part, month in
    select c.relname, to_timestamp(right(c.relname, 6) || ' UTC', 'YYYYMM TZ') + interval '1 month'
      from pg_catalog.pg_inherits i join pg_catalog.pg_class c on c.oid = i.inhrelid
     where i.inhparent = 'app.events'::regclass and c.relname ~ '^events_[0-9]{6}$'
  loop
    if month <= least(oldest, unread) then
      execute format('drop table app.%I', part);
    end if;
  end loop;
  delete from app.events_other where recorded_at < least(oldest, unread);
end $$;
revoke all on function app.maintain_event_partitions(text[], timestamptz) from public;
grant execute on function app.maintain_event_partitions(text[], timestamptz) to service_role;

-- Appends an event in the name of the caller, and wakes the consumers of all nodes after the commit. Security definer: nobody
-- may write the log.
create function app.append_event(
  company uuid, conversation uuid, kind text, subject uuid, at timestamptz, data jsonb default '{}'
) returns void language plpgsql security definer set search_path = '' as $$
declare
  actor text := app.api_actor();
begin
  insert into app.events (generation, kind, company_id, conversation_id, subject_id, actor_type, actor_id, is_undo, rule_depth,
    data, at)
  values ((select event_generation from app.installation), kind, company, conversation, subject,
    case actor when 'member' then 'agent' when 'visitor' then 'visitor' when 'ai' then 'ai' else 'system' end,
    case when actor = 'member' then auth.uid() end, app.is_undo(),
    -- The rules job sets it.
    coalesce(nullif(current_setting('app.rule_depth', true), '')::smallint, 0), data, at);
  perform pg_notify('events', '');
end $$;
revoke all on function app.append_event(uuid, uuid, text, uuid, timestamptz, jsonb) from public;

-- Triggers. Visitors, agents, the AI, rules, timeouts, jobs, the seed and functions of this schema all write these rows, so a
-- trigger appends their events: a writer to come can't forget it. An event gets its number under the conversation's lock, so that
-- the numbers of its events have the order of its changes.

create function app.append_events() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  case tg_table_name
    when 'messages' then
      if tg_op = 'INSERT' then
        perform app.append_event(new.company_id, new.conversation_id, 'message.created', new.id, new.created_at,
          jsonb_build_object('sender', new.sender_type, 'sequence', new.sequence));
      else
        perform app.append_event(new.company_id, new.conversation_id,
          case when new.meta ? 'deleted_by' and not old.meta ? 'deleted_by' then 'message.deleted' else 'message.rated' end,
          new.id, now(), jsonb_build_object('sender', new.sender_type, 'sequence', new.sequence));
      end if;
    when 'activities' then
      -- Without the names and labels that it keeps for people.
      perform app.append_event(new.company_id, new.conversation_id,
        case new.kind
          when 'status' then 'conversation.status_changed'
          when 'assignee' then 'conversation.assigned'
          when 'team' then 'conversation.team_changed'
          when 'priority' then 'conversation.priority_changed'
          when 'labels' then 'conversation.labels_changed'
          when 'spam' then 'conversation.spam_changed'
          when 'human-requested' then 'conversation.human_requested'
          when 'rule-applied' then 'rule.applied'
          when 'sla-warned' then 'sla.warned'
          when 'sla-breached' then 'sla.breached'
          else 'conversation.' || new.kind end,
        new.id, new.created_at, new.detail - '{to_name,name,added,removed,until,is_undo}'::text[]
          -- Who has it now, whatever changes next in the same transaction.
          || case when new.kind in ('rule-applied', 'sla-breached', 'sla-warned', 'woken') then jsonb_build_object('assignee_id',
               (select assignee_id from public.conversations c where c.id = new.conversation_id)) else '{}' end);
    when 'notes' then
      perform app.append_event(new.company_id, new.conversation_id, 'note.created', new.id, new.created_at);
    when 'handoffs' then
      if tg_op = 'INSERT' or (old.ended_at is not null and new.ended_at is null) then
        perform app.append_event(new.company_id, new.conversation_id, 'handoff.opened', new.id, new.requested_at);
      end if;
      if new.ended_at is not null then
        perform app.append_event(new.company_id, new.conversation_id, 'handoff.ended', new.id, new.ended_at,
          jsonb_build_object('outcome', new.outcome));
      end if;
    when 'sla_timers' then
      perform app.append_event(new.company_id, new.conversation_id,
        case when new.ended_at is null then 'sla.resumed' else 'sla.ended' end, new.id,
        coalesce(new.ended_at, now()), jsonb_build_object('timer', new.timer));
    when 'surveys' then
      if tg_op = 'DELETE' then
        -- Not if the conversation goes with it.
        if exists (select from public.conversations c where c.id = old.conversation_id) then
          perform app.append_event(old.company_id, old.conversation_id, 'survey.withdrawn', old.id, now());
        end if;
      else
        perform app.append_event(new.company_id, new.conversation_id,
          case when new.answered_at is null then 'survey.asked' else 'survey.answered' end, new.id,
          coalesce(new.changed_at, new.asked_at));
      end if;
    when 'conversations' then
      if new.visitor_seen_sequence > old.visitor_seen_sequence then
        perform app.append_event(new.company_id, new.id, 'conversation.seen', new.id,
          coalesce(new.visitor_active_at, now()), jsonb_build_object('sequence', new.visitor_seen_sequence));
      end if;
      if new.waiting_since is distinct from old.waiting_since and new.waiting_since is not null then
        perform app.append_event(new.company_id, new.id, 'conversation.waiting', new.id, new.updated_at);
      end if;
      if new.customer_id is distinct from old.customer_id then
        perform app.append_event(new.company_id, new.id, 'conversation.customer_changed', new.id, new.updated_at);
      end if;
      if (new.customer_email, new.is_verified) is distinct from (old.customer_email, old.is_verified) then
        perform app.append_event(new.company_id, new.id, 'conversation.contact_changed', new.id, new.updated_at);
      end if;
      if new.responder <> old.responder then
        perform app.append_event(new.company_id, new.id, 'conversation.responder_changed', new.id, new.updated_at,
          jsonb_build_object('from', old.responder, 'to', new.responder));
      end if;
      if (new.call_started_at, new.call_ended_at) is distinct from (old.call_started_at, old.call_ended_at) then
        perform app.append_event(new.company_id, new.id,
          case new.call_state when 'live' then 'call.started' else 'call.ended' end, new.id, new.updated_at);
      end if;
  end case;
  return null;
end $$;
revoke all on function app.append_events() from public;

create trigger append_events after insert on public.messages for each row execute function app.append_events();
create trigger append_events_of_changed after update on public.messages
  for each row when (old.helpful is distinct from new.helpful or (new.meta ? 'deleted_by' and not old.meta ? 'deleted_by'))
  execute function app.append_events();
create trigger append_events after insert on public.activities for each row execute function app.append_events();
create trigger append_events after insert on public.notes for each row execute function app.append_events();
create trigger append_events after insert on public.handoffs for each row execute function app.append_events();
create trigger append_events_of_changed after update on public.handoffs
  for each row when (old.ended_at is distinct from new.ended_at) execute function app.append_events();
create trigger append_events after insert on public.sla_timers
  for each row when (new.ended_at is not null) execute function app.append_events();
create trigger append_events_of_changed after update on public.sla_timers
  for each row when (old.ended_at is distinct from new.ended_at) execute function app.append_events();
create trigger append_events after insert on public.surveys
  for each row when (new.conversation_id is not null) execute function app.append_events();
create trigger append_events_of_changed after update on public.surveys
  for each row when (new.conversation_id is not null
    and (old.score, old.answered_at, old.changed_at, old.asked_at, old.handled_by, old.agent_id, old.team_id)
      is distinct from (new.score, new.answered_at, new.changed_at, new.asked_at, new.handled_by, new.agent_id, new.team_id))
  execute function app.append_events();
create trigger append_events_of_deleted after delete on public.surveys
  for each row when (old.conversation_id is not null) execute function app.append_events();
create trigger append_events after update on public.conversations for each row execute function app.append_events();

-- Policies. None: only the service role reads the log, and functions of its owner write it.

alter table app.events enable row level security;
alter table app.events force row level security;
alter table app.consumers enable row level security;
alter table app.consumers force row level security;

revoke all on app.events, app.events_other, app.consumers from public, anon, authenticated;
revoke all on sequence app.event_ids from public, anon, authenticated;
grant select on app.events to service_role;
grant select (event_generation) on app.installation to service_role;
grant select, insert, update on app.consumers to service_role;
