-- A preview of a message that is one address is the whole address: the name of an uploaded file is at its end.

create function app.preview_of(content text) returns text language sql immutable set search_path = '' as
$$ select case when content ~* '^\s*https?://\S+\s*$' then left(content, 2000) else left(content, 140) end $$;
revoke all on function app.preview_of(text) from public;

create or replace function app.number_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations
     set last_sequence = last_sequence + 1,
         last_message_at = new.created_at,
         preview = app.preview_of(new.content),
         waiting_since = case
           when new.sender_type = 'visitor' then coalesce(waiting_since, new.created_at)
           when new.sender_type = 'system' or new.meta ->> 'type' = 'auto' then waiting_since
         end,
         first_replied_at = case when new.sender_type = 'agent' then coalesce(first_replied_at, new.created_at)
           else first_replied_at end,
         snoozed_until = case when new.sender_type = 'visitor' then null else snoozed_until end,
         updated_at = greatest(updated_at, new.created_at)
   where id = new.conversation_id and company_id = new.company_id
  returning last_sequence into new.sequence;
  return new;
end $$;

create or replace function app.delete_message(message uuid, file text, only_unseen boolean, by_name text, at timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  found_message public.messages;
  mark constant text := '[system] message deleted';
begin
  if app.api_actor() is distinct from 'member' or not app.may('conversations.reply') then
    raise insufficient_privilege;
  end if;
  select m.* into found_message from public.messages m
   where m.id = message and m.company_id = app.member_company() and not starts_with(m.content, '[system]');
  if not found then
    return null;
  end if;
  if found_message.sender_id is distinct from auth.uid() and not app.may('settings.edit') then
    raise insufficient_privilege;
  end if;
  perform from public.conversations c where c.id = found_message.conversation_id for update;
  if only_unseen and exists (
    select from public.conversations c left join app.reply_mails r on r.conversation_id = c.id
     where c.id = found_message.conversation_id
       and greatest(c.visitor_seen_sequence, r.mailed_sequence) >= found_message.sequence) then
    return false;
  end if;
  update public.messages
     set content = mark, meta = jsonb_build_object('deleted_by', by_name), helpful = null
   where id = message;
  update public.conversations c
     set preview = coalesce((
           select app.preview_of(m.content) from public.messages m
            where m.conversation_id = c.id and not starts_with(m.content, '[system]')
            order by m.sequence desc limit 1), ''),
         -- An answer that was taken back is none.
         waiting_since = case when found_message.sender_type = 'agent' and c.status <> 'resolved' then (
           select min(m.created_at) from public.messages m
            where m.conversation_id = c.id and m.sender_type = 'visitor' and not starts_with(m.content, '[system]')
              and m.sequence > coalesce((
                select max(a.sequence) from public.messages a
                 where a.conversation_id = c.id and not starts_with(a.content, '[system]')
                   and (a.sender_type = 'agent'
                     or (a.sender_type = 'ai' and a.meta ->> 'type' is distinct from 'auto'))), 0))
           else c.waiting_since end,
         first_replied_at = case when found_message.sender_type = 'agent' then (
           select min(m.created_at) from public.messages m
            where m.conversation_id = c.id and m.sender_type = 'agent' and not starts_with(m.content, '[system]'))
           else c.first_replied_at end,
         updated_at = greatest(c.updated_at, at)
   where c.id = found_message.conversation_id;
  if file is not null then
    -- Supabase refuses to delete a file's row by SQL unless this is said.
    perform set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects
     where bucket_id = 'conversation-uploads' and name = file
       and (storage.foldername(name))[1] = found_message.conversation_id::text;
  end if;
  return true;
end $$;

create or replace function app.add_notifications() returns trigger
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
     where company_id = old.company_id and conversation_id = old.conversation_id
       and excerpt = app.preview_of(old.content);
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
    words := app.preview_of(new.content);
    at := new.created_at;
  elsif tg_table_name = 'messages' then
    told := 'reply';
    people := array[about.assignee_id];
    by_name := about.customer_name;
    words := app.preview_of(new.content);
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

-- What was cut before.
update public.notifications n set excerpt = app.preview_of(m.content)
  from public.messages m
 where m.company_id = n.company_id and m.conversation_id = n.conversation_id
   and length(n.excerpt) = 140 and n.excerpt ~* '^https?://\S+$' and starts_with(m.content, n.excerpt)
   and app.preview_of(m.content) <> n.excerpt;
update public.conversations c set preview = app.preview_of(m.content)
  from public.messages m
 where m.company_id = c.company_id and m.conversation_id = c.id
   and length(c.preview) = 140 and c.preview ~* '^https?://\S+$' and starts_with(m.content, c.preview)
   and app.preview_of(m.content) <> c.preview;
