-- What follows from an act at the desk, whoever does it.

-- What a conversation was before it was merged into another, so that it can be again: {status, needs_human}.
alter table public.conversations add column before_merge jsonb;
grant select (before_merge), update (before_merge, waiting_since) on public.conversations to authenticated;
create index conversations_labelled on public.conversations (company_id) where tags <> '{}';

-- What has ended needs no waking and waits for nobody; what goes on again goes on by itself, in no other conversation.
create function app.follow_status() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status = 'resolved' then
    new.snoozed_until := null;
    new.waiting_since := null;
  else
    new.merged_into_id := null;
  end if;
  if new.merged_into_id is null then
    new.before_merge := null;
  end if;
  return new;
end $$;
revoke all on function app.follow_status() from public;
create trigger follow_status before update on public.conversations
  for each row execute function app.follow_status();

-- What a timer or a rule says in the AI's name answers nobody's question: the visitor waits on.
create or replace function app.number_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations
     set last_sequence = last_sequence + 1,
         last_message_at = new.created_at,
         preview = left(new.content, 140),
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

-- Where a merged conversation goes on, said to its visitor in the AI's name; false when there is no such conversation.
create function app.say_merged(conversation uuid, line text, said_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'member' or not app.may('conversations.reply') then
    raise insufficient_privilege;
  end if;
  insert into public.messages (company_id, conversation_id, sender_type, content, meta, created_at)
  select c.company_id, c.id, 'ai', line, '{"type":"auto"}', said_at
    from public.conversations c
   where c.id = conversation and c.company_id = app.member_company();
  return found;
end $$;
revoke all on function app.say_merged(uuid, text, timestamptz) from public;
grant execute on function app.say_merged(uuid, text, timestamptz) to authenticated;
