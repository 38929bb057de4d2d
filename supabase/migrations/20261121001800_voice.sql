-- Voice calls. What is said in them is in `messages`, as of any conversation.

-- A call from its token to its end. Only the API and its jobs read it.
create table app.calls (
  id uuid primary key,
  company_id uuid not null references public.companies on delete cascade,
  -- Null until something has been said.
  conversation_id uuid,
  -- SHA-256 of the token, which only the visitor's browser has.
  token_hash text not null unique,
  -- The site that asked for the token, and alone may use it.
  page_origin text not null,
  -- The provider's own id of the call, to end it by.
  provider_call_id text,
  granted_at timestamptz not null,
  connected_at timestamptz,
  ended_at timestamptz,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);
create index calls_under_way on app.calls (company_id) where connected_at is not null and ended_at is null;
create index calls_granted on app.calls (granted_at);
create index calls_conversation on app.calls (conversation_id);

-- Policies: none. Only the service role reads and writes it.
alter table app.calls enable row level security;
alter table app.calls force row level security;

revoke all on app.calls from public, anon, authenticated;
grant select, insert, update, delete on app.calls to service_role;
