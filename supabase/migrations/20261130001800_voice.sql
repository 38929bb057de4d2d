-- Voice calls, and companies' own accounts with vendors of voices. What is said in calls is in `messages`, as of any
-- conversation.

-- A company's own account with a vendor. Without one, the installation's provider takes its calls.
create table public.voice_accounts (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null unique references public.companies on delete cascade,
  provider text not null check (provider in ('openai', 'elevenlabs')),
  -- The vendor's agent that takes the calls; null if the vendor has none.
  agent_id text check (length(agent_id) between 1 and 100),
  -- The vendor's key, encrypted by the server.
  secret text not null,
  key_saved_at timestamptz not null,
  key_saved_by_name text not null
);

-- A call from its token to its end. Only the API and its jobs read it.
create table app.calls (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  -- Null until something has been said.
  conversation_id uuid,
  -- Who takes it: the installation's own provider, or a vendor by the company's account.
  provider text not null check (provider in ('server', 'openai', 'elevenlabs')),
  -- SHA-256 of the token, which only the visitor's browser has.
  token_hash text not null unique,
  -- The site that asked for the token, and alone may use it.
  page_origin text not null,
  -- Keyed hash of the caller's network, for the limit of its calls in a day; null if it is not known.
  network_hash text,
  -- The provider's own id of the call, to end it by.
  provider_call_id text,
  granted_at timestamptz not null,
  connected_at timestamptz,
  -- When the server ends it at the latest; null until it is connected.
  ends_at timestamptz,
  ended_at timestamptz,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);
create index calls_under_way on app.calls (company_id) where connected_at is not null and ended_at is null;
create index calls_granted on app.calls (granted_at);
create index calls_of_day on app.calls (company_id, granted_at);
create index calls_conversation on app.calls (conversation_id);

-- Policies: voice_accounts.

alter table public.voice_accounts enable row level security;
alter table public.voice_accounts force row level security;

create policy voice_accounts_of_company on public.voice_accounts for select to authenticated
  using (company_id = (select app.member_company()) and (select app.may('voice.manage')));
create policy voice_account_added on public.voice_accounts for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('voice.manage'))
    and company_id = (select app.member_company())
  );
create policy voice_account_changed on public.voice_accounts for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('voice.manage'))
    and company_id = (select app.member_company())
  );
create policy voice_account_removed on public.voice_accounts for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('voice.manage'))
    and company_id = (select app.member_company())
  );

-- Policies: calls. None: only the service role reads and writes them.
alter table app.calls enable row level security;
alter table app.calls force row level security;

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.voice_accounts
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.voice_accounts from anon, authenticated;
grant all on public.voice_accounts to service_role;
-- Not `secret`, though encrypted.
grant select (id, company_id, provider, agent_id, key_saved_at, key_saved_by_name) on public.voice_accounts to authenticated;
grant insert (company_id, provider, agent_id, secret, key_saved_at, key_saved_by_name)
  on public.voice_accounts to authenticated;
grant update (provider, agent_id, secret, key_saved_at, key_saved_by_name) on public.voice_accounts to authenticated;
grant delete on public.voice_accounts to authenticated;

revoke all on app.calls from public, anon, authenticated;
grant select, insert, update, delete on app.calls to service_role;
