-- An upload is known by its object in the store alone: nothing ever wrote a second list of them.

-- Empties a message for everybody, one's own or, by whoever settles things for the company, anybody's; its place in the
-- thread stays, so that no screen sees a hole. `file` is the key of the upload that the message stood for. False when
-- `only_unseen` and the visitor has had it before the eyes or by mail; null when there is nothing to be deleted.
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
           select left(m.content, 140) from public.messages m
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

drop table public.attachments;
