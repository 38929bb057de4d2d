-- Whoever has left hears by mail of replies that nobody has seen.

-- When the visitor last wrote, or had a new message before the eyes.
alter table public.conversations add column visitor_active_at timestamptz;
grant update (visitor_active_at) on public.conversations to anon;

-- The server's own, and beside the conversation, so that no screen is told when a mail goes out.
create table app.reply_mails (
  conversation_id uuid primary key,
  company_id uuid not null,
  -- When the mail of the replies is due; a job that takes it moves it on, so that a crash loses nothing.
  due_at timestamptz,
  -- How often in a row it could not be handed over.
  failures integer not null default 0,
  -- Messages up to this one are in no mail any more.
  mailed_sequence integer not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);
create index reply_mails_due on app.reply_mails (due_at) where due_at is not null;
alter table app.reply_mails enable row level security;
alter table app.reply_mails force row level security;
revoke all on app.reply_mails from public, anon, authenticated;
grant select, update on app.reply_mails to service_role;

-- A member has just replied, and the visitor is owed a mail of it; false when there is no such conversation.
create function app.owe_reply_mail(conversation uuid, due timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'member' or not app.may('conversations.reply') then
    raise insufficient_privilege;
  end if;
  insert into app.reply_mails (company_id, conversation_id, due_at, mailed_sequence)
  select c.company_id, c.id, due, c.last_sequence - 1
    from public.conversations c where c.id = conversation and c.company_id = app.member_company()
  on conflict (conversation_id) do update set due_at = excluded.due_at;
  return found;
end $$;
revoke all on function app.owe_reply_mail(uuid, timestamptz) from public;
grant execute on function app.owe_reply_mail(uuid, timestamptz) to authenticated;
