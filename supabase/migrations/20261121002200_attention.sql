-- Whose attention is where: who is at work and looks at what, what everybody is told of, and who gets the next visitor.

-- The open pages of the company's people, each as long as it says that it is there. The server's own.
create table app.presences (
  company_id uuid not null,
  person_id uuid not null,
  tab_id uuid not null,
  -- Whoever signs out, or is signed out, has gone.
  session_id uuid not null,
  status text not null check (status in ('online', 'away')),
  conversation_id uuid,
  is_typing boolean not null default false,
  expires_at timestamptz not null,
  primary key (person_id, tab_id),
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id)
    on delete set null (conversation_id)
);
create index presences_of_company on app.presences (company_id, expires_at);
create index presences_in_conversation on app.presences (company_id, conversation_id) where conversation_id is not null;
alter table app.presences enable row level security;
alter table app.presences force row level security;
grant all on app.presences to service_role;

-- What stays of somebody between two visits, and the bell that says when what is seen of them has changed.
create table public.agent_states (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null unique,
  -- Takes no new conversations, though at work.
  is_away boolean not null default false,
  -- How many open ones at once; the company's number when null.
  capacity integer check (capacity between 1 and 100),
  last_assigned_at timestamptz,
  changed_at timestamptz not null,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade
);
create index agent_states_of_company on public.agent_states (company_id);

alter table public.companies
  -- Whether waiting visitors are given to people who are online.
  add column auto_assign boolean not null default false,
  add column agent_capacity integer not null default 5 check (agent_capacity between 1 and 100);
grant select (auto_assign, agent_capacity), update (auto_assign, agent_capacity) on public.companies to authenticated;
create index conversations_held on public.conversations (company_id, assignee_id) where status = 'open';

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  conversation_id uuid not null,
  kind text not null check (kind in ('human-request', 'assigned', 'mentioned', 'reply', 'snooze-over', 'sla-warned',
    'sla-breached', 'rule')),
  -- Who caused it; null where nobody did.
  actor_name text,
  excerpt text not null default '',
  -- So many times since it was last read.
  count integer not null default 1 check (count > 0),
  -- False for whoever wants no such line under the bell.
  is_listed boolean not null default true,
  created_at timestamptz not null,
  read_at timestamptz,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);
create unique index one_unread_notification on public.notifications (person_id, conversation_id, kind)
  where read_at is null;
create index notifications_recent on public.notifications (person_id, created_at desc, id desc);
create index notifications_of_conversation on public.notifications (company_id, conversation_id);

-- How somebody wants to be told of one kind; the product's own defaults without a row.
create table public.notification_choices (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('human-request', 'assigned', 'mentioned', 'reply', 'snooze-over', 'sla-warned',
    'sla-breached', 'rule')),
  in_app boolean not null,
  sound boolean not null,
  desktop boolean not null,
  updated_at timestamptz not null,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  unique (person_id, kind)
);

do $$
declare
  name text;
begin
  foreach name in array array['agent_states', 'notifications', 'notification_choices']
  loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create trigger audit_impersonated_write after insert or update or delete on public.%I
         for each row execute function app.audit_impersonated_write()', name);
  end loop;
end $$;

-- Whether a role of the company may answer visitors: of anybody, where `app.may` speaks of the bearer alone.
create function app.role_answers(company uuid, its_role text) returns boolean
language sql stable set search_path = '' as $$
  select its_role in ('owner', 'staff')
      or 'conversations.reply' = any (coalesce(
        (select permissions from public.role_permissions where company_id = company and role = its_role),
        app.default_permissions(its_role)))
$$;
revoke all on function app.role_answers(uuid, text) from public;
grant execute on function app.role_answers(uuid, text) to authenticated, service_role;

create policy agent_states_of_company on public.agent_states for select to authenticated
  using (company_id = (select app.member_company()));
grant insert (company_id, person_id, is_away, capacity, changed_at), update (is_away, capacity, changed_at)
  on public.agent_states to authenticated;
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

-- Everybody says when they are away; how much somebody takes is the company's to say.
create function app.guard_capacity() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.capacity is distinct from old.capacity and app.api_actor() = 'member' and not app.may('settings.edit') then
    raise insufficient_privilege;
  end if;
  return new;
end $$;
create trigger guard_capacity before update on public.agent_states
  for each row execute function app.guard_capacity();

create policy notifications_of_person on public.notifications for select to authenticated
  using (person_id = (select auth.uid()) and company_id = (select app.member_company()));
grant update (read_at) on public.notifications to authenticated;
create policy notification_marked on public.notifications for update to authenticated
  using (
    (select app.api_actor()) = 'member' and person_id = (select auth.uid())
    and company_id = (select app.member_company())
  );

create policy choices_of_person on public.notification_choices for select to authenticated
  using (person_id = (select auth.uid()) and company_id = (select app.member_company()));
grant insert, update (in_app, sound, desktop, updated_at) on public.notification_choices to authenticated;
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

-- The bearer's page is there, in that conversation if it is one of the company's; without a status it is gone. True when
-- colleagues see something new by that. Who acts for a tenant is none of its people, and is not noted.
create function app.note_presence(
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
      (company_id, person_id, tab_id, session_id, status, conversation_id, is_typing, expires_at)
    values (company, auth.uid(), tab, (auth.jwt() ->> 'session_id')::uuid, its_status, seen,
            typing and seen is not null, until)
    on conflict (person_id, tab_id) do update
      set session_id = excluded.session_id, status = excluded.status, conversation_id = excluded.conversation_id, is_typing = excluded.is_typing,
          expires_at = excluded.expires_at;
    if before.expires_at > as_of and before.status = its_status and before.conversation_id is not distinct from seen
      and before.is_typing = (typing and seen is not null) then
      return false;
    end if;
  end if;
  insert into public.agent_states (company_id, person_id, changed_at) values (company, auth.uid(), as_of)
  on conflict (person_id) do update set changed_at = excluded.changed_at;
  return true;
end $$;
revoke all on function app.note_presence(uuid, text, uuid, boolean, timestamptz, timestamptz) from public;
grant execute on function app.note_presence(uuid, text, uuid, boolean, timestamptz, timestamptz) to authenticated;

-- The pages of a company's people that are open.
create function app.open_pages(company uuid, as_of timestamptz) returns setof app.presences
language sql stable security definer set search_path = '' as $$
  select p.* from app.presences p
   where p.company_id = company and p.expires_at > as_of
     and exists (select from auth.sessions s where s.id = p.session_id)
$$;
revoke all on function app.open_pages(uuid, timestamptz) from public;
grant execute on function app.open_pages(uuid, timestamptz) to service_role;

create function app.colleagues_present(as_of timestamptz)
returns table (person_id uuid, status text, conversation_id uuid, is_typing boolean)
language sql stable security definer set search_path = '' as $$
  select p.person_id, p.status, p.conversation_id, p.is_typing
    from app.open_pages(app.member_company(), as_of) p
$$;
revoke all on function app.colleagues_present(timestamptz) from public;
grant execute on function app.colleagues_present(timestamptz) to authenticated;

-- What happens is told to whom it concerns, in the transaction in which it happens: nothing waits in memory, and no
-- second node tells it again.
create function app.add_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about public.conversations;
  told text;
  people uuid[];
  by_id uuid;
  by_name text;
  words text := '';
  at timestamptz;
begin
  if tg_op = 'DELETE' or tg_table_name = 'messages' and tg_op = 'UPDATE' then
    -- What was taken back is not read here, either.
    update public.notifications set excerpt = ''
     where company_id = old.company_id and conversation_id = old.conversation_id and excerpt = left(old.content, 140);
    return null;
  end if;
  select * into about from public.conversations where id = new.conversation_id and company_id = new.company_id;
  if tg_table_name = 'handoffs' then
    if new.ended_at is not null then
      -- Somebody has come: nobody else has to.
      update public.notifications set read_at = greatest(new.ended_at, created_at)
       where company_id = new.company_id and conversation_id = new.conversation_id and kind = 'human-request'
         and read_at is null;
      return null;
    end if;
    told := 'human-request';
    by_name := about.customer_name;
    words := about.subject;
    at := new.requested_at;
  elsif tg_table_name = 'notes' then
    told := 'mentioned';
    people := new.mentioned_ids;
    by_id := new.author_id;
    by_name := new.author_name;
    words := left(new.content, 140);
    at := new.created_at;
  elsif tg_table_name = 'messages' then
    told := 'reply';
    people := array[about.assignee_id];
    by_name := about.customer_name;
    words := left(new.content, 140);
    at := new.created_at;
  else
    told := case new.kind when 'assignee' then 'assigned' when 'rule-applied' then 'rule'
                          when 'sla-warned' then 'sla-warned' when 'sla-breached' then 'sla-breached'
                          when 'woken' then 'snooze-over' end;
    people := case when told = 'assigned' then array[(new.detail ->> 'to')::uuid] else array[about.assignee_id] end;
    by_id := new.actor_id;
    by_name := coalesce(new.detail ->> 'name', new.actor_name);
    words := about.subject;
    at := new.created_at;
  end if;
  -- What is due and held by nobody concerns all who could hold it: the team, as far as it has anybody.
  if told in ('human-request', 'sla-warned', 'sla-breached') and about.assignee_id is null then
    select array_agg(p.id) into people
      from public.profiles p
     where p.company_id = new.company_id and app.role_answers(p.company_id, p.role)
       and (not exists (select from public.team_members m where m.team_id = about.team_id)
         or exists (select from public.team_members m where m.team_id = about.team_id and m.person_id = p.id));
  end if;
  insert into public.notifications as n
    (company_id, person_id, conversation_id, kind, actor_name, excerpt, is_listed, created_at)
  select p.company_id, p.id, new.conversation_id, told, by_name, words, coalesce(c.in_app, true), at
    from public.profiles p
    left join public.notification_choices c on c.person_id = p.id and c.kind = told
   where p.id = any (people) and p.company_id = new.company_id and p.status = 'active' and p.id is distinct from by_id
   order by p.id
  on conflict (person_id, conversation_id, kind) where read_at is null do update
    set count = n.count + 1, actor_name = excluded.actor_name, excerpt = excluded.excerpt,
        created_at = excluded.created_at, is_listed = excluded.is_listed;
  return null;
end $$;
revoke all on function app.add_notifications() from public;
-- Whoever writes wakes a conversation, too, and is heard by that.
create trigger add_notifications after insert on public.activities
  for each row
  when (new.kind in ('assignee', 'rule-applied', 'sla-warned', 'sla-breached')
    or (new.kind = 'woken' and new.actor_type = 'system'))
  execute function app.add_notifications();
create trigger add_notifications after insert on public.notes
  for each row execute function app.add_notifications();
create trigger add_notifications after insert on public.messages
  for each row when (new.sender_type = 'visitor') execute function app.add_notifications();
create trigger forget_words after update of content on public.messages
  for each row when (new.content <> old.content) execute function app.add_notifications();
create trigger forget_words after delete on public.notes
  for each row execute function app.add_notifications();
create trigger add_notifications after insert or update on public.handoffs
  for each row execute function app.add_notifications();

alter publication supabase_realtime add table public.notifications, public.agent_states;
