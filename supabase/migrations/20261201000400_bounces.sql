-- Bounces: emails to visitors that came back after a server had taken them, and the addresses that get none because of that.

alter table public.emails
  -- Sequences of the messages that a reply carries; null for other emails.
  add column sequences integer[],
  -- What another server said of it later: null while none did.
  add column bounced_at timestamptz,
  -- `BOUNCE_KINDS` and `BOUNCE_CAUSES` of the contract, a status code such as `5.1.1` (RFC 3463), and the server's own words.
  add column bounce_kind text check (bounce_kind in ('hard', 'soft', 'complaint')),
  add column bounce_cause text check (length(bounce_cause) between 1 and 40),
  add column bounce_status text check (length(bounce_status) between 5 and 9),
  add column bounce_reply text check (length(bounce_reply) <= 300),
  add constraint a_bounce_has_a_kind_and_a_cause check (num_nulls(bounced_at, bounce_kind, bounce_cause) in (0, 3));

-- An address to which a company sends no emails, until somebody resumes it or a proven mail comes from it.
create table public.paused_addresses (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  -- That of the email that came back. The pause goes with it, because the address is its person's.
  conversation_id uuid not null,
  -- In lower case.
  address text not null check (length(address) between 1 and 320 and address = lower(address)),
  -- `BOUNCE_CAUSES` of the contract, and the server's own words.
  cause text not null check (length(cause) between 1 and 40),
  reply text check (length(reply) <= 300),
  paused_at timestamptz not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (company_id, address)
);
create index paused_addresses_of_conversation on public.paused_addresses (company_id, conversation_id);

-- Policies: paused_addresses.

alter table public.paused_addresses enable row level security;
alter table public.paused_addresses force row level security;

create policy paused_addresses_of_company on public.paused_addresses for select to authenticated
  using (company_id = (select app.member_company()));
create policy address_resumed on public.paused_addresses for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
  );

-- Policies: emails. Whoever resumes an address also queues again what was not sent to it.
create policy email_queued_after_pause on public.emails for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
    and state = 'failed' and problem = 'recipient_paused' and page is not null
  )
  with check (company_id = (select app.member_company()) and state = 'queued');

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.paused_addresses
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.paused_addresses from anon, authenticated;
grant all on public.paused_addresses to service_role;
grant select, delete on public.paused_addresses to authenticated;
grant select (bounced_at, bounce_kind, bounce_cause, bounce_status, bounce_reply) on public.emails to authenticated;

-- The history of a conversation: an email of it that was not delivered, or not sent, or that its reader called spam.
alter table public.activities drop constraint activities_kind_check;
alter table public.activities add constraint activities_kind_check check (kind in ('created', 'status', 'assignee', 'team',
  'priority', 'labels', 'snoozed', 'woken', 'human-requested', 'merged', 'unmerged', 'spam', 'rule-applied', 'sla-warned',
  'sla-breached', 'email-problem'));
-- It is no event: nothing follows from it, and it names a person's address, which no event does.
drop trigger append_events on public.activities;
create trigger append_events after insert on public.activities for each row
  when (new.kind <> 'email-problem') execute function app.append_events();
