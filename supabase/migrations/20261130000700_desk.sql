-- What agents work with: notes, drafts, canned replies, macros, scheduled replies, and the emails of replies.

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
  -- A file that the note stands for, in the bucket of notes' files. Its name is the content.
  file_key text unique,
  created_at timestamptz not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (conversation_id, client_id),
  constraint file_of_its_conversation check (starts_with(file_key, conversation_id || '/'))
);

-- Files of notes are stored in this bucket under their conversation's id. It is private: only colleagues have a policy.
insert into storage.buckets (id, name, public, file_size_limit)
values ('note-files', 'note-files', false, 10485760)
on conflict (id) do nothing;

-- What a person has begun to write in a conversation, on all their devices and nobody else's.
create table public.drafts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  person_id uuid not null,
  kind text not null check (kind in ('reply', 'note')),
  content text not null check (length(content) between 1 and 8000),
  updated_at timestamptz not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  unique (conversation_id, person_id)
);

-- A text that agents insert by its shortcut: the company's (no owner), or one person's own.
create table public.canned_replies (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  owner_id uuid,
  shortcut text not null check (shortcut ~ '^[^[:space:]/]{1,40}$'),
  content text not null check (length(content) between 1 and 8000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, owner_id) references public.profiles (company_id, id) on delete cascade,
  constraint one_shortcut unique nulls not distinct (company_id, owner_id, shortcut)
);

-- A named list of actions that run together.
create table public.macros (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(name) between 1 and 60),
  actions jsonb not null check (jsonb_typeof(actions) = 'array'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint one_macro_of_a_name unique (company_id, name)
);

-- A reply to be sent later. The row is deleted when it is sent or canceled. It outlives its author: the text must not be lost.
create table public.scheduled_messages (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  client_id uuid not null default gen_random_uuid(),
  author_id uuid not null,
  author_name text not null,
  content text not null check (length(content) between 1 and 8000),
  send_at timestamptz not null,
  created_at timestamptz not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (conversation_id, client_id)
);

-- The email of the replies that a visitor has not seen. A table beside the conversation, so that screens are not told when an
-- email is sent. Only the server uses it.
create table app.reply_emails (
  conversation_id uuid primary key,
  company_id uuid not null,
  -- When the email is queued. The job that takes it moves it on, so that a crash loses none.
  due_at timestamptz,
  -- The last message that was queued as an email or that needs no email.
  mailed_sequence integer not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);

create index notes_of_conversation on public.notes (company_id, conversation_id, created_at);
create index drafts_of_person on public.drafts (company_id, person_id);
create index scheduled_messages_due on public.scheduled_messages (send_at);
create index scheduled_messages_of_conversation on public.scheduled_messages (company_id, conversation_id, send_at);
create index reply_emails_due on app.reply_emails (due_at) where due_at is not null;

-- Tells the visitor, in the AI's name, where a merged conversation goes on; false if there is no such conversation.
-- Security definer: members can't write in the AI's name.
create function app.post_merge_notice(conversation uuid, line text, said_at timestamptz) returns boolean
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
revoke all on function app.post_merge_notice(uuid, text, timestamptz) from public;
grant execute on function app.post_merge_notice(uuid, text, timestamptz) to authenticated;

-- Empties a message for everybody: one's own or, with 'settings.edit', anybody's. The row stays, so that no screen sees a gap
-- in the numbers. `file` is the key of the upload that the message stands for. False with `only_unseen` if the visitor has
-- seen the message or its email; null if there is nothing to delete. Security definer: members can't update messages.
create function app.delete_message(message uuid, file text, only_unseen boolean, by_name text, at timestamptz)
returns boolean language plpgsql security definer set search_path = '' as $$
declare
  found_message public.messages;
  mark constant text := '[system] message deleted';
begin
  if app.api_actor() is distinct from 'member' or not app.may('conversations.reply') then
    raise insufficient_privilege;
  end if;
  select m.* into found_message from public.messages m
   where m.id = message and m.company_id = app.member_company() and not app.is_mark(m.sender_type, m.content, m.meta);
  if not found then
    return null;
  end if;
  if found_message.sender_id is distinct from auth.uid() and not app.may('settings.edit') then
    raise insufficient_privilege;
  end if;
  perform from public.conversations c where c.id = found_message.conversation_id for no key update;
  if only_unseen and exists (
    select from public.conversations c left join app.reply_emails r on r.conversation_id = c.id
     where c.id = found_message.conversation_id
       and greatest(c.visitor_seen_sequence, r.mailed_sequence) >= found_message.sequence) then
    return false;
  end if;
  update public.messages
     set content = mark, meta = jsonb_build_object('deleted_by', by_name), helpful = null,
         rating_comment = null, page_title = null, page_path = null
   where id = message;
  -- What a visitor missed in an answer is stored with its rating, and is also their next message.
  if found_message.sender_type = 'visitor' then
    update public.messages set rating_comment = null
     where conversation_id = found_message.conversation_id and rating_comment = found_message.content;
  end if;
  update public.conversations c
     set preview = coalesce((
           select app.message_preview(m.content) from public.messages m
            where m.conversation_id = c.id and not app.is_mark(m.sender_type, m.content, m.meta)
            order by m.sequence desc limit 1), ''),
         -- A deleted answer answers nothing: the visitor waits again.
         waiting_since = case when found_message.sender_type = 'agent' and c.status <> 'resolved' then (
           select min(m.created_at) from public.messages m
            where m.conversation_id = c.id and m.sender_type = 'visitor' and not app.is_mark(m.sender_type, m.content, m.meta)
              and m.sequence > coalesce((
                select max(a.sequence) from public.messages a
                 where a.conversation_id = c.id and not app.is_mark(a.sender_type, a.content, a.meta)
                   and (a.sender_type = 'agent'
                     or (a.sender_type = 'ai' and a.meta ->> 'type' is distinct from 'auto'))), 0))
           else c.waiting_since end,
         first_replied_at = case when found_message.sender_type = 'agent' then (
           select min(m.created_at) from public.messages m
            where m.conversation_id = c.id and m.sender_type = 'agent' and not app.is_mark(m.sender_type, m.content, m.meta))
           else c.first_replied_at end,
         updated_at = greatest(c.updated_at, at)
   where c.id = found_message.conversation_id;
  if file is not null then
    -- Supabase lets SQL delete a file's row only with this setting.
    perform set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects
     where bucket_id = 'conversation-uploads' and name = file
       and (storage.foldername(name))[1] = found_message.conversation_id::text;
  end if;
  return true;
end $$;
revoke all on function app.delete_message(uuid, text, boolean, text, timestamptz) from public;
grant execute on function app.delete_message(uuid, text, boolean, text, timestamptz) to authenticated;

-- What only the server keeps about a customer's conversations, for the export of a person's data. Security definer: members
-- can't read these columns.
create function app.traces_of_customer(customer uuid) returns table (
  conversation_id uuid, visitor_active_at timestamptz, email_corrected_at timestamptz, transcript_sent_at timestamptz,
  receipt_due_at timestamptz, reply_mail_due_at timestamptz, mailed_sequence integer)
language sql stable security definer set search_path = '' as $$
  select c.id, c.visitor_active_at, c.email_corrected_at, c.transcript_sent_at, c.receipt_due_at, r.due_at,
         r.mailed_sequence
    from public.conversations c left join app.reply_emails r on r.conversation_id = c.id
   where app.api_actor() = 'member' and app.may('settings.edit') and app.claimed_impersonation() is null
     and c.company_id = app.member_company() and c.customer_id = customer
$$;
revoke all on function app.traces_of_customer(uuid) from public;
grant execute on function app.traces_of_customer(uuid) to authenticated;

-- A person's own canned replies need 'conversations.reply', the company's 'settings.edit'.
create function app.may_edit_canned_reply(owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select case when owner is null then app.may('settings.edit')
    else owner = auth.uid() and app.may('conversations.reply') and app.claimed_impersonation() is null end
$$;
revoke all on function app.may_edit_canned_reply(uuid) from public;
grant execute on function app.may_edit_canned_reply(uuid) to authenticated;

-- Policies: notes. Nobody writes in another's name, and only the author deletes a note.

alter table public.notes enable row level security;
alter table public.notes force row level security;

create policy notes_of_company on public.notes for select to authenticated
  using (company_id = (select app.member_company()));
create policy note_added on public.notes for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company())
  );
create policy note_removed on public.notes for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company())
  );

-- Policies: files of notes. The first folder of a file's name is its conversation's id. Visitors have no policy, and neither
-- has the AI, which reads with a conversation's token.

create policy note_files_of_company on storage.objects for select to authenticated
  using (
    bucket_id = 'note-files'
    and exists (select 1 from public.conversations c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
create policy note_file_added on storage.objects for insert to authenticated
  with check (
    bucket_id = 'note-files' and (select app.may('conversations.reply')) and owner_id = (select auth.uid())::text
    and exists (select 1 from public.conversations c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
create policy note_file_removed on storage.objects for delete to authenticated
  using (
    bucket_id = 'note-files' and (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and owner_id = (select auth.uid())::text
    and exists (select 1 from public.conversations c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
create policy note_files_erased_by_member on storage.objects for delete to authenticated
  using (
    bucket_id = 'note-files' and (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and (select app.claimed_impersonation()) is null
    and exists (select 1 from public.conversations c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );

-- Deletes the files of the notes on the visitor's own conversation, which is being erased, and returns their names. Security
-- definer: visitors see no such file, so no policy could let them delete one.
create function app.erase_note_files() returns setof text
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  -- Supabase lets SQL delete a file's row only with this setting.
  perform set_config('storage.allow_delete_query', 'true', true);
  return query
    delete from storage.objects o
     where o.bucket_id = 'note-files'
       and (storage.foldername(o.name))[1] = (
         select c.id::text from public.conversations c
          where c.id = app.claimed_conversation() and c.company_id = app.claimed_company())
    returning o.name;
end $$;
revoke all on function app.erase_note_files() from public;
grant execute on function app.erase_note_files() to anon;

-- Policies: drafts. Nobody reads another's; an impersonation is none of the company's people and keeps none.

alter table public.drafts enable row level security;
alter table public.drafts force row level security;

create policy drafts_of_person on public.drafts for select to authenticated
  using (company_id = (select app.member_company()) and person_id = (select auth.uid()));
create policy draft_created on public.drafts for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and (select app.claimed_impersonation()) is null
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );
create policy draft_changed on public.drafts for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );
create policy draft_deleted on public.drafts for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );

-- Policies: canned_replies.

alter table public.canned_replies enable row level security;
alter table public.canned_replies force row level security;

create policy canned_replies_of_company on public.canned_replies for select to authenticated
  using (company_id = (select app.member_company()) and (owner_id is null or owner_id = (select auth.uid())));
create policy canned_reply_added on public.canned_replies for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and app.may_edit_canned_reply(owner_id)
  );
create policy canned_reply_changed on public.canned_replies for update to authenticated
  using (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and app.may_edit_canned_reply(owner_id)
  );
create policy canned_reply_removed on public.canned_replies for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and app.may_edit_canned_reply(owner_id)
  );

-- Policies: macros.

alter table public.macros enable row level security;
alter table public.macros force row level security;

create policy macros_of_company on public.macros for select to authenticated
  using (company_id = (select app.member_company()));
create policy macro_added on public.macros for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy macro_changed on public.macros for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy macro_removed on public.macros for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );

-- Policies: scheduled_messages. The author cancels one, or a person with 'settings.edit'.

alter table public.scheduled_messages enable row level security;
alter table public.scheduled_messages force row level security;

create policy scheduled_messages_of_company on public.scheduled_messages for select to authenticated
  using (company_id = (select app.member_company()));
create policy message_scheduled on public.scheduled_messages for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and (select app.claimed_impersonation()) is null
    and company_id = (select app.member_company()) and author_id = (select auth.uid())
  );
create policy scheduled_message_canceled on public.scheduled_messages for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and (author_id = (select auth.uid()) or (select app.may('settings.edit')))
    and (select app.may('conversations.reply'))
  );

-- Policies: reply_emails. None: only the service role reads and writes it.

alter table app.reply_emails enable row level security;
alter table app.reply_emails force row level security;

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.notes
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.drafts
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.canned_replies
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.macros
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.scheduled_messages
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.notes, public.drafts, public.canned_replies, public.macros, public.scheduled_messages
  from anon, authenticated;
revoke all on app.reply_emails from public, anon, authenticated;
grant all on public.notes, public.drafts, public.canned_replies, public.macros, public.scheduled_messages to service_role;
grant select, insert, update on app.reply_emails to service_role;

grant select, insert, delete on public.notes to authenticated;
grant select, insert, delete, update (kind, content, updated_at) on public.drafts to authenticated;
grant select, insert, delete, update (owner_id, shortcut, content, updated_at) on public.canned_replies to authenticated;
grant select, insert, delete, update (name, actions, updated_at) on public.macros to authenticated;
grant select, insert, delete on public.scheduled_messages to authenticated;

alter publication supabase_realtime add table public.notes;
