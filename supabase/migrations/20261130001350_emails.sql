-- Emails to a company's visitors: the outbox, which is also the log, and the company's own mail server. Emails about
-- accounts have an outbox of their own.

-- A company's own mail server. Without one, the platform's sends.
create table public.mail_servers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null unique references public.companies on delete cascade,
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  username text check (length(username) between 1 and 254),
  -- The password, encrypted by the server.
  secret text,
  has_password boolean not null generated always as (secret is not null) stored,
  password_saved_at timestamptz,
  password_saved_by_name text,
  from_address text not null check (length(from_address) between 3 and 254)
);

-- An email, from the transaction that needs it until the log forgets it.
create table public.emails (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Null for a test.
  conversation_id uuid,
  kind text not null check (kind in ('receipt', 'reply', 'transcript', 'survey', 'test')),
  recipient text not null check (length(recipient) between 1 and 320),
  subject text not null check (length(subject) between 1 and 500),
  -- The email before rendering (`EmailPage`), so that it is sent with the sender and signature of the day. Deleted once sent.
  page jsonb check (jsonb_typeof(page) = 'object'),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  -- Attempts since it was queued.
  attempts integer not null default 0 check (attempts >= 0),
  -- When the next attempt is due. The job that takes it moves it on, so that a crash loses no email.
  due_at timestamptz,
  -- A `MailProblem` of the contract, and the answer of the company's own server.
  problem text check (length(problem) between 1 and 40),
  reply text check (length(reply) <= 300),
  used_own_server boolean,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  sent_at timestamptz,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  check ((state = 'queued') = (due_at is not null)),
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'queued' or page is not null)
);

create index emails_due on public.emails (due_at) where state = 'queued';
create index emails_of_company on public.emails (company_id, created_at desc, id desc);
create index emails_of_conversation on public.emails (company_id, conversation_id);
create index emails_old on public.emails (created_at);

-- Emails about accounts that the mail server has not taken yet, such as confirmations and password resets. Only the server
-- uses it. A row is deleted once it is sent.
create table app.account_emails (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  -- A keyed hash of the kind and the recipient. A newer email replaces one that waits in the same place.
  place text not null unique,
  -- Recipient, link and names (`AccountEmail`), encrypted by the server: whoever reads a link can open the account.
  secret text not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- When the next attempt is due. The job that takes it moves it on, so that a crash loses no email.
  due_at timestamptz not null,
  -- When its link stops working. Then it is not sent any more.
  expires_at timestamptz not null
);

create index account_emails_due on app.account_emails (due_at);

-- Policies: mail_servers.

alter table public.mail_servers enable row level security;
alter table public.mail_servers force row level security;

create policy mail_servers_of_company on public.mail_servers for select to authenticated
  using (company_id = (select app.member_company()));
create policy mail_server_added on public.mail_servers for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy mail_server_changed on public.mail_servers for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy mail_server_removed on public.mail_servers for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );

-- Policies: emails.

alter table public.emails enable row level security;
alter table public.emails force row level security;

create policy emails_of_company on public.emails for select to authenticated
  using (company_id = (select app.member_company()));
-- A visitor asks for the transcript of their own conversation.
create policy email_of_visitor on public.emails for insert to anon
  with check (
    (select app.api_actor()) = 'visitor' and kind = 'transcript'
    and company_id = (select app.claimed_company()) and conversation_id = (select app.claimed_conversation())
  );
-- A member queues a failed email again, and changes nothing else.
create policy email_queued_again on public.emails for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company()) and state = 'failed' and page is not null
  )
  with check (company_id = (select app.member_company()) and state = 'queued');

-- Policies: account_emails. None: only the service role reads and writes it.

alter table app.account_emails enable row level security;
alter table app.account_emails force row level security;

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.mail_servers
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.emails
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.mail_servers, public.emails from anon, authenticated;
grant all on public.mail_servers, public.emails to service_role;
revoke all on app.account_emails from public, anon, authenticated;
grant select, insert, update, delete on app.account_emails to service_role;

-- Not `secret`, though encrypted.
grant select (id, company_id, host, port, security, username, has_password, password_saved_at, password_saved_by_name,
  from_address) on public.mail_servers to authenticated;
grant insert (company_id, host, port, security, username, secret, password_saved_at, password_saved_by_name, from_address)
  on public.mail_servers to authenticated;
grant update (host, port, security, username, secret, password_saved_at, password_saved_by_name, from_address)
  on public.mail_servers to authenticated;
grant delete on public.mail_servers to authenticated;
-- Not `page`: the log shows what was sent to whom, not what it said.
grant select (id, company_id, conversation_id, kind, recipient, subject, state, attempts, due_at, problem, reply,
  used_own_server, created_at, last_attempt_at, sent_at) on public.emails to authenticated;
grant update (state, attempts, due_at) on public.emails to authenticated;
grant insert (company_id, conversation_id, kind, recipient, subject, page, due_at, created_at) on public.emails to anon;
