-- What an agent writes with: drafts, canned replies, macros, replies for later, and words taken back.

-- What somebody has begun to write in a conversation; on every device of that person's, and on nobody else's.
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
create index drafts_of_person on public.drafts (company_id, person_id);

-- Text that is used again and again: everybody's, or its owner's own.
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

-- Changes that are made together, by one name.
create table public.macros (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(name) between 1 and 60),
  actions jsonb not null check (jsonb_typeof(actions) = 'array'),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint one_macro_of_a_name unique (company_id, name)
);

-- Replies that go out later. Gone once they have, or are called back. The author may be gone by then, and what was
-- written must not go with them.
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
create index scheduled_messages_due on public.scheduled_messages (send_at);
create index scheduled_messages_of_conversation on public.scheduled_messages (company_id, conversation_id, send_at);

do $$
declare
  name text;
begin
  foreach name in array array['drafts', 'canned_replies', 'macros', 'scheduled_messages']
  loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select, insert, delete on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create trigger audit_impersonated_write after insert or update or delete on public.%I
      for each row execute function app.audit_impersonated_write()', name);
  end loop;
end $$;

-- Nobody reads over somebody's shoulder; whoever acts for a company is none of its people and keeps nothing there.
create policy own_drafts on public.drafts for select to authenticated
  using (company_id = (select app.member_company()) and person_id = (select auth.uid()));
create policy draft_begun on public.drafts for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and (select app.claimed_impersonation()) is null
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );
grant update (kind, content, updated_at) on public.drafts to authenticated;
create policy draft_written on public.drafts for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );
create policy draft_dropped on public.drafts for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );

-- One's own by whoever answers; everybody's by whoever settles things for the company.
create function app.may_keep_canned_reply(owner uuid) returns boolean
language sql stable set search_path = '' as $$
  select case when owner is null then app.may('settings.edit')
    else owner = auth.uid() and app.may('conversations.reply') and app.claimed_impersonation() is null end
$$;
revoke all on function app.may_keep_canned_reply(uuid) from public;
grant execute on function app.may_keep_canned_reply(uuid) to authenticated;
create policy canned_replies_seen on public.canned_replies for select to authenticated
  using (company_id = (select app.member_company()) and (owner_id is null or owner_id = (select auth.uid())));
create policy canned_reply_added on public.canned_replies for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and app.may_keep_canned_reply(owner_id)
  );
grant update (owner_id, shortcut, content, updated_at) on public.canned_replies to authenticated;
create policy canned_reply_changed on public.canned_replies for update to authenticated
  using (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and app.may_keep_canned_reply(owner_id)
  );
create policy canned_reply_removed on public.canned_replies for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and app.may_keep_canned_reply(owner_id)
  );

create policy macros_of_company on public.macros for select to authenticated
  using (company_id = (select app.member_company()));
create policy macro_added on public.macros for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
grant update (name, actions, updated_at) on public.macros to authenticated;
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

create policy scheduled_messages_of_company on public.scheduled_messages for select to authenticated
  using (company_id = (select app.member_company()));
create policy message_scheduled on public.scheduled_messages for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and (select app.claimed_impersonation()) is null
    and company_id = (select app.member_company()) and author_id = (select auth.uid())
  );
-- Called back by the author, or by whoever settles things for the company.
create policy scheduled_message_called_back on public.scheduled_messages for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and company_id = (select app.member_company())
    and (author_id = (select auth.uid()) or (select app.may('settings.edit')))
    and (select app.may('conversations.reply'))
  );
grant insert on app.reply_mails to service_role;

-- Empties a message for everybody, one's own or, by whoever settles things for the company, anybody's; its place in the
-- thread stays, so that no screen sees a hole. `file` is the key of the upload that the message stood for. False when
-- `only_unseen` and the visitor has had it before the eyes or by mail; null when there is nothing to be deleted.
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
    delete from public.attachments where object_name = file and conversation_id = found_message.conversation_id;
  end if;
  return true;
end $$;
revoke all on function app.delete_message(uuid, text, boolean, text, timestamptz) from public;
grant execute on function app.delete_message(uuid, text, boolean, text, timestamptz) to authenticated;
