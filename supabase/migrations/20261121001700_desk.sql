-- The agents' desk: teams, what a conversation carries for them, private notes, what happened, and the ledger of
-- everybody who asked for a human.

create table public.teams (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id),
  unique (company_id, name)
);

create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  team_id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null,
  foreign key (company_id, team_id) references public.teams (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  unique (team_id, person_id)
);
create index team_members_of_person on public.team_members (company_id, person_id);

alter table public.conversations
  add column team_id uuid,
  -- Out of sight until then, or until the visitor writes.
  add column snoozed_until timestamptz,
  -- The customer's other conversation in which this one goes on.
  add column merged_into_id uuid,
  -- Since when the visitor's word stands unanswered; null while it does not.
  add column waiting_since timestamptz,
  -- When an agent first answered.
  add column first_replied_at timestamptz,
  add foreign key (company_id, team_id) references public.teams (company_id, id) on delete set null (team_id),
  add foreign key (company_id, merged_into_id) references public.conversations (company_id, id)
    on delete set null (merged_into_id),
  add constraint merged_into_another check (merged_into_id <> id);
create index conversations_snoozed on public.conversations (snoozed_until) where snoozed_until is not null;
create index conversations_merged on public.conversations (company_id, merged_into_id) where merged_into_id is not null;
create index conversations_of_customer on public.conversations (company_id, customer_id, last_message_at desc)
  where customer_id is not null;
grant select (team_id, snoozed_until, merged_into_id, waiting_since, first_replied_at)
  on public.conversations to authenticated;
grant update (team_id, snoozed_until, merged_into_id, tags) on public.conversations to authenticated;

-- Under the conversation's row lock, so that numbers become visible in order and without holes. Whoever speaks wakes
-- what was snoozed; the visitor's wait begins with the first word that nobody has answered.
create or replace function app.number_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations
     set last_sequence = last_sequence + 1,
         last_message_at = new.created_at,
         preview = left(new.content, 140),
         waiting_since = case new.sender_type
           when 'visitor' then coalesce(waiting_since, new.created_at)
           when 'system' then waiting_since
         end,
         first_replied_at = case when new.sender_type = 'agent' then coalesce(first_replied_at, new.created_at)
           else first_replied_at end,
         snoozed_until = case when new.sender_type = 'visitor' then null else snoozed_until end,
         updated_at = greatest(updated_at, new.created_at)
   where id = new.conversation_id and company_id = new.company_id
  returning last_sequence into new.sequence;
  return new;
end $$;

-- What colleagues tell each other about a conversation. A table of its own: no visitor's right reaches it.
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  client_id uuid not null default gen_random_uuid(),
  author_id uuid not null,
  author_name text not null,
  content text not null check (length(content) between 1 and 8000),
  mentioned_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (conversation_id, client_id)
);
create index notes_of_conversation on public.notes (company_id, conversation_id, created_at);

-- What happened to a conversation, beside what was said. Written by the database itself, so that nothing is left out.
create table public.activities (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  kind text not null check (kind in ('created', 'status', 'assignee', 'team', 'priority', 'labels', 'snoozed', 'woken',
    'human-requested', 'merged', 'unmerged', 'rule-applied', 'sla-warned', 'sla-breached')),
  actor_type text not null check (actor_type in ('visitor', 'ai', 'agent', 'system')),
  actor_id uuid,
  actor_name text,
  detail jsonb not null default '{}',
  created_at timestamptz not null,
  -- The order of what happened at one instant.
  position bigint generated always as identity,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);
revoke all on sequence public.activities_position_seq from anon, authenticated;
create index activities_of_conversation on public.activities (company_id, conversation_id, position);

-- Everybody who asked for a human, until when that was promised, and how it ended.
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
create unique index one_open_handoff on public.handoffs (conversation_id) where ended_at is null;
create index handoffs_recent on public.handoffs (company_id, requested_at desc);

create function app.add_activity(conversation public.conversations, kind text, detail jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.activities (company_id, conversation_id, kind, actor_type, actor_id, actor_name, detail, created_at)
  select conversation.company_id, conversation.id, kind,
         case app.api_actor() when 'member' then 'agent' when 'visitor' then 'visitor' when 'ai' then 'ai' else 'system' end,
         case when app.api_actor() = 'member' then auth.uid() end,
         -- A job says in whose name it acts, such as a rule's.
         case when app.api_actor() = 'member'
           then coalesce(
             (select staff_name from public.impersonations where id = app.claimed_impersonation()),
             (select full_name from public.profiles where id = auth.uid()))
           when app.api_actor() is null then nullif(current_setting('app.automation', true), '') end,
         detail, conversation.updated_at
$$;
revoke all on function app.add_activity(public.conversations, text, jsonb) from public;

create function app.note_activities() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform app.add_activity(new, 'created', jsonb_build_object('source', new.source));
    if new.needs_human then
      perform app.add_activity(new, 'human-requested', '{}');
    end if;
    return null;
  end if;
  if new.needs_human and not old.needs_human and not app.goes_on(old, new) then
    perform app.add_activity(new, 'human-requested', '{}');
  end if;
  if new.status <> old.status then
    perform app.add_activity(new, 'status', jsonb_build_object('from', old.status, 'to', new.status));
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
  return null;
end $$;
revoke all on function app.note_activities() from public;
create trigger note_activities after insert or update on public.conversations
  for each row execute function app.note_activities();

-- A request is open while its conversation waits in the queue; there is no other way in or out.
create function app.is_waiting(conversation public.conversations) returns boolean
language sql immutable set search_path = '' as
$$ select conversation.needs_human and conversation.assignee_id is null and conversation.status = 'open' $$;
revoke all on function app.is_waiting(public.conversations) from public;

-- A request for a human ends when somebody resolves its conversation. When that is taken back, the request goes on: the
-- same instant, the same line in the ledger, and nothing that says or notes that somebody has asked anew.

-- Whoever takes acts back says so for the transaction; the request is the same as long as its instant is.
create function app.goes_on(was public.conversations, is_now public.conversations) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    current_setting('app.takes_back', true) = 'true' and was.human_requested_at = is_now.human_requested_at
    and exists (select from public.handoffs h
                 where h.conversation_id = is_now.id and h.requested_at = is_now.human_requested_at),
    false)
$$;
revoke all on function app.goes_on(public.conversations, public.conversations) from public;

create function app.keep_handoffs() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op = 'UPDATE' and app.is_waiting(old);
  is_new boolean := tg_op = 'INSERT' or not old.needs_human;
  is_same boolean := tg_op = 'UPDATE' and app.goes_on(old, new);
  due timestamptz := coalesce(case when new.settle_rule = 'queue-timeout' then new.settle_at end,
                              new.human_requested_at + interval '60 seconds');
begin
  if app.is_waiting(new) and not was then
    if is_same then
      update public.handoffs set ended_at = null, outcome = null, due_at = due
       where id = (select id from public.handoffs
                    where conversation_id = new.id and requested_at = new.human_requested_at and outcome = 'withdrawn'
                    order by ended_at desc limit 1);
      if found then
        return null;
      end if;
    end if;
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at)
    values (new.company_id, new.id, new.human_requested_at, due);
  elsif was and not app.is_waiting(new) then
    update public.handoffs
       set ended_at = greatest(new.updated_at, requested_at),
           outcome = case when new.assignee_id is not null then 'answered'
                          when new.status = 'ticket' then 'ticketed' else 'withdrawn' end
     where conversation_id = new.id and ended_at is null;
  elsif was and new.settle_rule = 'queue-timeout' and new.settle_at is distinct from old.settle_at then
    update public.handoffs set due_at = new.settle_at where conversation_id = new.id and ended_at is null;
  elsif new.needs_human and new.status = 'ticket' and new.assignee_id is null and is_new and not is_same then
    -- Asked for as a ticket from the first: promised and kept at once.
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at, ended_at, outcome)
    values (new.company_id, new.id, new.human_requested_at, new.human_requested_at, new.human_requested_at, 'ticketed');
  end if;
  return null;
end $$;
revoke all on function app.keep_handoffs() from public;
create trigger keep_handoffs after insert or update on public.conversations
  for each row execute function app.keep_handoffs();
insert into public.handoffs (company_id, conversation_id, requested_at, due_at)
select company_id, id, human_requested_at, human_requested_at + interval '60 seconds'
  from public.conversations c where app.is_waiting(c);

do $$
declare
  name text;
begin
  foreach name in array array['teams', 'team_members', 'notes', 'activities', 'handoffs']
  loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy %I on public.%I for select to authenticated
      using (company_id = (select app.member_company()))', name || '_of_company', name);
    if name not in ('activities', 'handoffs') then
      execute format('create trigger audit_impersonated_write after insert or update or delete on public.%I
        for each row execute function app.audit_impersonated_write()', name);
    end if;
  end loop;
  foreach name in array array['teams', 'team_members']
  loop
    execute format('grant insert, delete on public.%I to authenticated', name);
    execute format('create policy %I on public.%I for insert to authenticated
      with check ((select app.api_actor()) = ''member'' and (select app.may(''settings.edit''))
        and company_id = (select app.member_company()))', name || '_added', name);
    execute format('create policy %I on public.%I for delete to authenticated
      using ((select app.api_actor()) = ''member'' and (select app.may(''settings.edit''))
        and company_id = (select app.member_company()))', name || '_removed', name);
  end loop;
end $$;
grant update (name, updated_at) on public.teams to authenticated;
create policy teams_renamed on public.teams for update to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company()));

-- Nobody writes a note in another's name, and only its author takes it back.
grant insert, delete on public.notes to authenticated;
create policy note_added on public.notes for insert to authenticated
  with check ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company()));
create policy note_removed on public.notes for delete to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company()));

alter publication supabase_realtime add table public.notes, public.activities;

-- The database alone dates the audit, so that its entries stand in the order of the acts.
revoke insert (created_at) on public.audit from anon;
