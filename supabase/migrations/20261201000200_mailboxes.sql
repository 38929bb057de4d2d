-- Mailboxes of companies, from which their mail is fetched by IMAP, and the mails that were there before.

create table public.mailboxes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Whose mail it has, in lower case.
  address text not null check (length(address) between 3 and 254),
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  security text not null check (security in ('tls', 'starttls', 'none')),
  username text not null check (length(username) between 1 and 254),
  login text not null check (login in ('password', 'google', 'microsoft')),
  -- The company's app at Google or Microsoft, and its secret, encrypted by the server; null with a password.
  client_id text check (length(client_id) between 1 and 300),
  client_secret text,
  directory text check (length(directory) between 1 and 253),
  -- The password, or the token that renews a consent, encrypted by the server.
  secret text,
  has_secret boolean not null generated always as (secret is not null) stored,
  secret_saved_at timestamptz,
  secret_saved_by_name text,
  -- The nonce of a consent that is being asked for.
  consent_nonce text,
  folder text not null check (length(folder) between 1 and 200),
  after_taking text not null check (after_taking in ('nothing', 'mark', 'move')),
  move_to text check (length(move_to) between 1 and 200),
  created_at timestamptz not null,
  -- How far it is read. UIDs count up as mails arrive, as long as `uid_validity` stays (RFC 3501, section 2.3.1.1). Mails up to
  -- `first_uid` were there before it was connected.
  uid_validity bigint,
  first_uid bigint,
  last_uid bigint,
  checked_at timestamptz,
  problem text check (length(problem) between 1 and 40),
  problem_reply text check (length(problem_reply) <= 300),
  problem_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  -- When it may be opened again.
  retry_at timestamptz not null,
  history_state text not null default 'none' check (history_state in ('none', 'running', 'done')),
  history_since date,
  -- The last mail of the history that was taken.
  history_uid bigint,
  history_total integer check (history_total >= 0),
  history_done integer check (history_done >= 0),
  -- Which node reads it, and until when that holds if it is not renewed.
  lease_id uuid,
  lease_until timestamptz,
  constraint mailbox_once unique (company_id, address, folder),
  constraint only_moved_emails_have_a_place check ((after_taking = 'move') = (move_to is not null)),
  constraint apps_are_for_consents check (login = 'password' or client_id is not null),
  constraint history_has_a_start check (history_state = 'none' or history_since is not null)
);
create index mailboxes_to_open on public.mailboxes (retry_at);

-- When a mail of a mailbox's history had arrived; null for one that is acted on.
alter table public.incoming_emails add column history_at timestamptz;

-- Policies: mailboxes.

alter table public.mailboxes enable row level security;
alter table public.mailboxes force row level security;

create policy mailboxes_of_company on public.mailboxes for select to authenticated
  using (company_id = (select app.member_company()));
create policy mailbox_added on public.mailboxes for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy mailbox_changed on public.mailboxes for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy mailbox_removed on public.mailboxes for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.mailboxes
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.mailboxes from anon, authenticated;
grant all on public.mailboxes to service_role;
-- Not the secrets, though encrypted, and not how far it is read.
grant select (id, company_id, address, host, port, security, username, login, client_id, directory, has_secret, secret_saved_at,
  secret_saved_by_name, folder, after_taking, move_to, created_at, checked_at, problem, problem_reply, problem_since,
  history_state, history_since, history_total, history_done) on public.mailboxes to authenticated;
grant insert (id, company_id, address, host, port, security, username, login, client_id, client_secret, directory, secret,
  secret_saved_at, secret_saved_by_name, folder, after_taking, move_to, created_at, retry_at) on public.mailboxes to authenticated;
-- Whoever changes how it is reached ends the lease, so that it is opened anew.
grant update (address, host, port, security, username, login, folder, uid_validity, first_uid, last_uid, checked_at, problem,
  problem_reply, problem_since, client_id, client_secret, directory, secret, secret_saved_at, secret_saved_by_name, consent_nonce,
  after_taking, move_to, failures, retry_at, history_state, history_since, history_uid, history_total, history_done, lease_id,
  lease_until) on public.mailboxes to authenticated;
grant delete on public.mailboxes to authenticated;
