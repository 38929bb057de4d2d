-- Mail that comes in: the queue of what the doors took, which is also the log, its source, and the mails of conversations.

alter table public.conversations drop constraint conversations_source_check;
alter table public.conversations add constraint conversations_source_check check (source in ('widget', 'chat', 'email'));
-- 'sender': a mail whose sender is forged by the rules of the sender's own domain (DMARC).
alter table public.conversations drop constraint conversations_spam_reason_check;
alter table public.conversations add constraint conversations_spam_reason_check
  check (spam_reason in ('words', 'links', 'agent', 'sender'));

-- A mail, from the moment at which a door took it until the log forgets it.
create table public.incoming_emails (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- The conversation that it belongs to; null for one that is of none.
  conversation_id uuid,
  door text not null check (door in ('smtp', 'imap', 'webhook')),
  -- 'left-out' mails became no message; `cause` says why (`LEFT_OUT_CAUSES` and `EMAIL_FAILURES` of the contract).
  state text not null default 'waiting' check (state in ('waiting', 'done', 'left-out', 'failed')),
  cause text check (length(cause) between 1 and 40),
  -- What the sender's server said: {ip, helo, sender, recipient}, and what the door found out about them: {dmarc, arc}.
  envelope jsonb not null check (jsonb_typeof(envelope) = 'object'),
  -- A hash of the source: the same mail is taken once while the log knows it.
  sha256 text not null,
  byte_size integer not null check (byte_size >= 0),
  -- What it says of itself, once it is read.
  kind text check (kind in ('message', 'auto-reply', 'bounce', 'receipt', 'list', 'loop')),
  rfc_id text check (length(rfc_id) between 3 and 1000),
  from_address text check (length(from_address) <= 320),
  subject text check (length(subject) <= 1000),
  authentication text check (authentication in ('pass', 'fail', 'none')),
  -- How its conversation was found; null if it began one, or is of none.
  threaded_by text check (threaded_by in ('token', 'header', 'number')),
  -- Attempts since it was taken. An attempt is counted before it begins, so that a mail that ends the process is given up.
  attempts integer not null default 0 check (attempts >= 0),
  due_at timestamptz,
  received_at timestamptz not null,
  handled_at timestamptz,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (company_id, id),
  constraint same_email_once unique (company_id, sha256),
  constraint only_waiting_emails_are_due check ((state = 'waiting') = (due_at is not null)),
  constraint what_is_no_message_has_a_cause check ((state in ('left-out', 'failed')) = (cause is not null))
);
create index incoming_emails_due on public.incoming_emails (due_at) where state = 'waiting';
create index incoming_emails_of_company on public.incoming_emails (company_id, received_at desc, id desc);
create index incoming_emails_of_conversation on public.incoming_emails (company_id, conversation_id);
create index incoming_emails_old on public.incoming_emails (received_at);

-- The source of a mail in pieces, so that none is one parameter. It goes with its row.
create table app.email_sources (
  email_id uuid not null,
  company_id uuid not null,
  part integer not null,
  bytes bytea not null,
  primary key (email_id, part),
  foreign key (company_id, email_id) references public.incoming_emails (company_id, id) on delete cascade
);

-- A mail of a conversation, received or sent, as long as there is the conversation.
create table public.conversation_emails (
  -- Of a received one: that of its row in `incoming_emails`.
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  direction text not null check (direction in ('in', 'out')),
  kind text not null check (kind in ('message', 'auto-reply', 'bounce', 'receipt', 'list')),
  -- The `Message-ID`, in brackets; null without one.
  rfc_id text check (length(rfc_id) between 3 and 1000),
  subject text not null check (length(subject) <= 1000),
  from_address text not null check (length(from_address) <= 320),
  from_name text not null check (length(from_name) <= 320),
  -- {to, cc, reply_to}: lists of {name, address}.
  recipients jsonb not null check (jsonb_typeof(recipients) = 'object'),
  -- All addresses of the mail but the company's own, in lower case: who takes part.
  people text[] not null,
  authentication text not null check (authentication in ('pass', 'fail', 'none')),
  -- What was left out of the message: earlier mails, and the signature.
  quoted text not null default '' check (length(quoted) <= 50000),
  signature text not null default '' check (length(signature) <= 20000),
  -- A list of {name, type, size, is_inline, state}.
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  -- When its sender says that it was sent.
  sent_at timestamptz,
  created_at timestamptz not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  constraint email_is_known_once unique (company_id, rfc_id)
);
create index conversation_emails_in_order on public.conversation_emails (company_id, conversation_id, created_at);

-- Policies: incoming_emails.

alter table public.incoming_emails enable row level security;
alter table public.incoming_emails force row level security;

create policy incoming_emails_of_company on public.incoming_emails for select to authenticated
  using (company_id = (select app.member_company()));

-- A member has a mail read again that became no message, and changes nothing else.
create policy incoming_email_read_again on public.incoming_emails for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company()) and state in ('left-out', 'failed')
  )
  with check (company_id = (select app.member_company()) and state = 'waiting');

-- Policies: email_sources. None: only the service role reads and writes it.

alter table app.email_sources enable row level security;
alter table app.email_sources force row level security;

-- Policies: mails.

alter table public.conversation_emails enable row level security;
alter table public.conversation_emails force row level security;

create policy conversation_emails_of_company on public.conversation_emails for select to authenticated
  using (company_id = (select app.member_company()));

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.incoming_emails
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.conversation_emails
  for each row execute function app.audit_impersonated_write();

-- The colleague of an address (lower case) who may answer customers. Security definer: no role reads the accounts.
create function app.colleague_at(company uuid, address text) returns table (id uuid, full_name text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name from auth.users u
    join public.profiles p on p.id = u.id and p.company_id = company and p.status = 'active'
   where lower(u.email) = address
     and 'conversations.reply' = any (app.permissions_of(p.company_id, p.role, null))
   limit 1
$$;
revoke all on function app.colleague_at(uuid, text) from public;
grant execute on function app.colleague_at(uuid, text) to service_role;

-- A mail that a machine wrote, such as an answer while somebody is away, starts no wait and ends no snooze; nor does one of a
-- mailbox's history, which is also older than what was said meanwhile.
create or replace function app.number_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_spoken boolean := new.sender_type = 'visitor' and not new.meta ?| array['is_automatic', 'is_history'];
begin
  update public.conversations
     set last_sequence = last_sequence + 1,
         last_message_at = greatest(last_message_at, new.created_at),
         preview = app.message_preview(new.content),
         waiting_since = case
           when is_spoken then coalesce(waiting_since, new.created_at)
           when new.sender_type in ('visitor', 'system') or new.meta ->> 'type' = 'auto' then waiting_since
         end,
         first_replied_at = case when new.sender_type = 'agent' then coalesce(first_replied_at, new.created_at)
           else first_replied_at end,
         snoozed_until = case when is_spoken then null else snoozed_until end,
         visitor_active_at = case when is_spoken then greatest(visitor_active_at, new.created_at)
           else visitor_active_at end,
         updated_at = greatest(updated_at, new.created_at)
   where id = new.conversation_id and company_id = new.company_id
  returning last_sequence into new.sequence;
  if new.sender_type = 'visitor' and auth.jwt() ->> 'network' is not null then
    insert into app.conversation_networks as known (id, company_id, network_hash, noted_at)
    values (new.conversation_id, new.company_id, auth.jwt() ->> 'network', new.created_at)
    on conflict (id) do update set network_hash = excluded.network_hash, noted_at = excluded.noted_at;
  end if;
  return new;
end $$;

-- Grants.

revoke all on public.incoming_emails, public.conversation_emails from anon, authenticated;
grant all on public.incoming_emails, public.conversation_emails to service_role;
revoke all on app.email_sources from public, anon, authenticated;
grant select, insert, delete on app.email_sources to service_role;
-- Not `envelope`, which has the addresses of servers, and not the hash.
grant select (id, company_id, conversation_id, door, state, cause, byte_size, kind, rfc_id, from_address, subject, authentication,
  threaded_by, attempts, due_at, received_at, handled_at) on public.incoming_emails to authenticated;
grant update (state, cause, attempts, due_at, handled_at) on public.incoming_emails to authenticated;
grant select on public.conversation_emails to authenticated;

-- The job that reads mails speaks for their writers, as the API does for visitors.
grant execute on function app.upsert_typed_customer(text, text), app.contact_is_blocked(uuid, text), app.visitor_is_blocked(),
  app.may_become_spam() to service_role;
