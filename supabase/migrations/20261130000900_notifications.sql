-- Who is online and looks at what, who types, who takes how many conversations, and who is notified of what.

-- An open page of a person, for as long as it says that it is open. Only the server uses the table: colleagues hear of a
-- change by the person's row in agent_states.
create table app.presences (
  company_id uuid not null,
  person_id uuid not null,
  tab_id uuid not null,
  -- The presence ends with the session.
  session_id uuid not null,
  status text not null check (status in ('online', 'away')),
  -- When the page last said that it is in use; null if it never did.
  active_at timestamptz,
  conversation_id uuid,
  is_typing boolean not null default false,
  expires_at timestamptz not null,
  primary key (person_id, tab_id),
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id)
    on delete set null (conversation_id)
);

-- A person's settings for assignment. `changed_at` also changes with the person's presence, which notifies colleagues.
create table public.agent_states (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null unique,
  -- Takes no new conversations, though online.
  is_away boolean not null default false,
  -- Open conversations at once; null for the company's number.
  capacity integer check (capacity between 1 and 100),
  last_assigned_at timestamptz,
  changed_at timestamptz not null,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade
);

-- A notification of a person about a conversation. Until it is read, another of the same kind raises its count.
create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  conversation_id uuid not null,
  kind text not null check (kind in ('human-request', 'assigned', 'mentioned', 'reply', 'snooze-over', 'sla-warned',
    'sla-breached', 'rule')),
  -- Who caused it; null for nobody.
  actor_name text,
  excerpt text not null default '',
  count integer not null default 1 check (count > 0),
  -- Whether the visitor was on a voice call when it happened.
  is_on_call boolean not null default false,
  -- False if the person has turned this kind off in the list.
  is_listed boolean not null default true,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When the person was emailed of it.
  emailed_at timestamptz,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);

-- How a person wants to be notified of one kind. Without a row the product's defaults apply.
create table public.notification_choices (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('human-request', 'assigned', 'mentioned', 'reply', 'snooze-over', 'sla-warned',
    'sla-breached', 'rule')),
  in_app boolean not null,
  sound boolean not null,
  desktop boolean not null,
  email boolean not null default false,
  updated_at timestamptz not null,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  unique (person_id, kind)
);

-- Who was last heard typing in a conversation: its visitor, or an agent who writes a reply. One row for each, written again
-- every few seconds while they go on. Never what they type.
create table public.typing (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  -- The agent; null for the visitor.
  person_id uuid,
  -- The agent's first name, which the visitor sees.
  first_name text,
  -- When it ends, unless they go on.
  until timestamptz not null,
  unique nulls not distinct (conversation_id, person_id),
  constraint agent_has_a_name check ((person_id is null) = (first_name is null)),
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade
);

-- Who is to be emailed, and who was lately.
create index notifications_to_email on public.notifications (person_id) where kind = 'human-request' and read_at is null
  and emailed_at is null;
create index notifications_emailed on public.notifications (person_id, emailed_at) where emailed_at is not null;
create index presences_of_company on app.presences (company_id, expires_at);
create index presences_in_conversation on app.presences (company_id, conversation_id) where conversation_id is not null;
create index agent_states_of_company on public.agent_states (company_id);
create unique index one_unread_notification on public.notifications (person_id, conversation_id, kind)
  where read_at is null;
create index notifications_recent on public.notifications (person_id, created_at desc, id desc);
create index notifications_of_conversation on public.notifications (company_id, conversation_id);
-- For the job that deletes old ones.
create index notifications_by_age on public.notifications (created_at);

-- Stores that the caller's page is open, and in which conversation; without a status the page is closed. True if colleagues
-- see something new. An impersonation is none of the company's people and is refused. Security definer: members can't write
-- the server's table.
create function app.record_presence(
  tab uuid, its_status text, conversation uuid, typing boolean, as_of timestamptz, until timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := app.member_company();
  seen uuid;
  before app.presences;
begin
  if app.api_actor() is distinct from 'member' or company is null or app.claimed_impersonation() is not null then
    raise insufficient_privilege;
  end if;
  select id into seen from public.conversations where id = conversation and company_id = company;
  select * into before from app.presences where person_id = auth.uid() and tab_id = tab for update;
  if its_status is null then
    delete from app.presences where person_id = auth.uid() and (tab_id = tab or expires_at <= as_of);
    if before.tab_id is null then
      return false;
    end if;
  else
    delete from app.presences where person_id = auth.uid() and tab_id <> tab and expires_at <= as_of;
    insert into app.presences
      (company_id, person_id, tab_id, session_id, status, active_at, conversation_id, is_typing, expires_at)
    values (company, auth.uid(), tab, (auth.jwt() ->> 'session_id')::uuid, its_status,
            case its_status when 'online' then as_of end, seen, typing and seen is not null, until)
    on conflict (person_id, tab_id) do update
      set session_id = excluded.session_id, status = excluded.status,
          active_at = coalesce(excluded.active_at, presences.active_at), conversation_id = excluded.conversation_id,
          is_typing = excluded.is_typing, expires_at = excluded.expires_at;
    if before.expires_at > as_of and before.status = its_status and before.conversation_id is not distinct from seen
      and before.is_typing = (typing and seen is not null) then
      return false;
    end if;
  end if;
  insert into public.agent_states (company_id, person_id, changed_at) values (company, auth.uid(), as_of)
  on conflict (person_id) do update set changed_at = excluded.changed_at;
  return true;
end $$;
revoke all on function app.record_presence(uuid, text, uuid, boolean, timestamptz, timestamptz) from public;
grant execute on function app.record_presence(uuid, text, uuid, boolean, timestamptz, timestamptz) to authenticated;

-- Open pages of a company's people whose sessions still exist. Security definer: reads auth.sessions.
create function app.current_presences(company uuid, as_of timestamptz) returns setof app.presences
language sql stable security definer set search_path = '' as $$
  select p.* from app.presences p
   where p.company_id = company and p.expires_at > as_of
     and exists (select from auth.sessions s where s.id = p.session_id)
$$;
revoke all on function app.current_presences(uuid, timestamptz) from public;
grant execute on function app.current_presences(uuid, timestamptz) to service_role;

-- Which colleagues of the caller are present, and in which conversation. Security definer: members can't read the server's
-- table.
create function app.colleagues_present(as_of timestamptz)
returns table (person_id uuid, status text, conversation_id uuid, is_typing boolean)
language sql stable security definer set search_path = '' as $$
  select p.person_id, p.status, p.conversation_id, p.is_typing
    from app.current_presences(app.member_company(), as_of) p
$$;
revoke all on function app.colleagues_present(timestamptz) from public;
grant execute on function app.colleagues_present(timestamptz) to authenticated;

-- Stores that the caller is typing until an instant: a visitor in their conversation if a person has it or is requested, or a
-- member who may reply in one of their company's, under the name that the visitor sees. What is stored is renewed only if it
-- ends by `renewed_from`, so that a caller can't write at every key. True if it was stored. Security definer: nobody else writes
-- the table.
create function app.record_typing(conversation uuid, its_name text, its_until timestamptz, renewed_from timestamptz)
returns boolean language sql security definer set search_path = '' as $$
  with stored as (
    insert into public.typing as t (company_id, conversation_id, person_id, first_name, until)
    select c.company_id, c.id, case when app.api_actor() = 'member' then auth.uid() end, its_name, its_until
      from public.conversations c
     where c.id = conversation
       and case app.api_actor()
             when 'visitor' then c.id = app.claimed_conversation() and c.company_id = app.claimed_company()
               and (c.responder <> 'ai' or c.needs_human) and not app.visitor_is_blocked()
             when 'member' then c.company_id = app.member_company() and app.may('conversations.reply')
               and app.claimed_impersonation() is null
             else false
           end
    on conflict (conversation_id, person_id) do update set first_name = excluded.first_name, until = excluded.until
     where t.until <= renewed_from
    returning t.id
  )
  select exists (select from stored)
$$;
revoke all on function app.record_typing(uuid, text, timestamptz, timestamptz) from public;
grant execute on function app.record_typing(uuid, text, timestamptz, timestamptz) to anon, authenticated;

-- Policies: presences. None: only the service role reads and writes it.

alter table app.presences enable row level security;
alter table app.presences force row level security;

-- Policies: typing. Members see that the visitor types, whose row has no name; a visitor sees who of the company does.

alter table public.typing enable row level security;
alter table public.typing force row level security;

create policy typing_of_visitors on public.typing for select to authenticated
  using (first_name is null and company_id = (select app.member_company()));
create policy typing_of_agents on public.typing for select to anon
  using (
    first_name is not null
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );

-- Policies: agent_states.

alter table public.agent_states enable row level security;
alter table public.agent_states force row level security;

create policy agent_states_of_company on public.agent_states for select to authenticated
  using (company_id = (select app.member_company()));
create policy agent_state_added on public.agent_states for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and (
      (select app.may('settings.edit'))
      or (person_id = (select auth.uid()) and capacity is null and (select app.may('conversations.reply')))
    )
  );
create policy agent_state_changed on public.agent_states for update to authenticated
  using (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and (
      (select app.may('settings.edit'))
      or (person_id = (select auth.uid()) and (select app.may('conversations.reply')))
    )
  );

-- Policies: notifications.

alter table public.notifications enable row level security;
alter table public.notifications force row level security;

create policy notifications_of_person on public.notifications for select to authenticated
  using (person_id = (select auth.uid()) and company_id = (select app.member_company()));
create policy notification_marked on public.notifications for update to authenticated
  using (
    (select app.api_actor()) = 'member' and person_id = (select auth.uid())
    and company_id = (select app.member_company())
  );

-- Policies: notification_choices.

alter table public.notification_choices enable row level security;
alter table public.notification_choices force row level security;

create policy choices_of_person on public.notification_choices for select to authenticated
  using (person_id = (select auth.uid()) and company_id = (select app.member_company()));
create policy choice_added on public.notification_choices for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and person_id = (select auth.uid())
    and company_id = (select app.member_company())
  );
create policy choice_changed on public.notification_choices for update to authenticated
  using (
    (select app.api_actor()) = 'member' and person_id = (select auth.uid())
    and company_id = (select app.member_company())
  );

-- Triggers.

-- Everybody changes whether they are away; only a person with 'settings.edit' changes a capacity. A policy can't compare a row
-- with what it was, and one update serves both.
create function app.guard_capacity() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.capacity is distinct from old.capacity and app.api_actor() = 'member' and not app.may('settings.edit') then
    raise insufficient_privilege;
  end if;
  return new;
end $$;
create trigger guard_capacity before update on public.agent_states
  for each row execute function app.guard_capacity();

-- Empties the excerpts of deleted text, at once. Deleting a message and the retention of files change the content of a message,
-- only the latter that of a note, and one use case deletes notes. Security definer: nobody may write notifications of others.
create function app.clear_excerpts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set excerpt = ''
   where n.company_id = old.company_id and n.conversation_id = old.conversation_id
     and n.excerpt = app.message_preview(old.content);
  return null;
end $$;
revoke all on function app.clear_excerpts() from public;
create trigger clear_excerpts after update of content on public.messages
  for each row when (new.content <> old.content) execute function app.clear_excerpts();
create trigger clear_excerpts after update of content on public.notes
  for each row when (new.content <> old.content) execute function app.clear_excerpts();
create trigger clear_excerpts_of_deleted after delete on public.notes
  for each row execute function app.clear_excerpts();

-- The audit of impersonated writes.
create trigger audit_impersonated_write after insert or update or delete on public.agent_states
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.notifications
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.notification_choices
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.typing, public.agent_states, public.notifications, public.notification_choices
  from anon, authenticated;
grant all on app.presences, public.typing, public.agent_states, public.notifications, public.notification_choices to service_role;

grant select on public.typing to authenticated;
grant select (id, company_id, conversation_id, first_name, until) on public.typing to anon;
grant select, insert (company_id, person_id, is_away, capacity, changed_at), update (is_away, capacity, changed_at)
  on public.agent_states to authenticated;
grant select, update (read_at) on public.notifications to authenticated;
grant select, insert, update (in_app, sound, desktop, email, updated_at) on public.notification_choices to authenticated;

alter publication supabase_realtime add table public.notifications, public.agent_states, public.typing;
