-- What the widget needs beyond the conversation itself: rules that settle it, tickets, what was seen, settings.
alter table public.companies
  add column last_ticket_number integer not null default 1000,
  -- Documents of the contract's `officeHours` and `ticketForm`; null stands for none.
  add column office_hours jsonb,
  add column ticket_form jsonb,
  add column away_text text check (length(away_text) between 1 and 300),
  add column reply_time text check (reply_time in ('minutes', 'hours', 'day')),
  add column starters text[] not null default '{}',
  -- The key with which the company signs its visitors' identities; null while it signs none.
  add column identity_secret text check (length(identity_secret) >= 32);
grant select (office_hours, ticket_form, away_text, reply_time, starters, ai_enabled) on public.companies to anon;
grant select (office_hours, ticket_form, away_text, reply_time, starters) on public.companies to authenticated;

alter table public.conversations
  -- What happens by itself at `settle_at` when nobody acts before; a job does it for visitors who have left.
  add column settle_rule text check (settle_rule in ('queue-timeout', 'choice-timeout', 'auto-close')),
  add column settle_at timestamptz,
  add column number integer,
  add column category text check (length(category) between 1 and 80),
  add column custom_fields jsonb not null default '{}',
  add column locale text not null default 'en' check (locale in ('en', 'de', 'es', 'fr', 'he', 'ar')),
  add column is_verified boolean not null default false,
  add column agent_seen_sequence integer not null default 0,
  add column visitor_seen_sequence integer not null default 0,
  add column email_corrected_at timestamptz,
  add column transcript_sent_at timestamptz,
  -- When the receipt of a new ticket is due; a job that takes it moves it on, so that a crash loses nothing.
  add column receipt_due_at timestamptz,
  add constraint number_is_of_company unique (company_id, number),
  add constraint rule_has_its_instant check ((settle_rule is null) = (settle_at is null)),
  add constraint only_open_conversations_settle check (settle_rule is null or status = 'open');
create index conversations_to_settle on public.conversations (settle_at) where settle_at is not null;
create index conversations_receipt_due on public.conversations (receipt_due_at) where receipt_due_at is not null;

-- A conversation gets its number when it becomes a ticket, and keeps it; whoever left an address is owed a receipt.
create function app.number_ticket() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'ticket' and new.number is null then
    update public.companies set last_ticket_number = last_ticket_number + 1
     where id = new.company_id returning last_ticket_number into new.number;
    if new.customer_email is not null then
      new.receipt_due_at := new.updated_at;
    end if;
  end if;
  return new;
end $$;
revoke all on function app.number_ticket() from public;
create trigger number_ticket before insert or update of status on public.conversations
  for each row execute function app.number_ticket();
update public.conversations set status = status where status = 'ticket';
update public.conversations set receipt_due_at = null where receipt_due_at is not null;
alter table public.conversations
  add constraint ticket_is_numbered check (status <> 'ticket' or number is not null);

alter table public.messages add column helpful boolean;

grant select (settle_rule, settle_at, number, category, custom_fields, locale, is_verified, agent_seen_sequence,
  visitor_seen_sequence, email_corrected_at, transcript_sent_at) on public.conversations to authenticated;
grant select (number, agent_seen_sequence, visitor_seen_sequence, last_message_at, preview, locale, settle_rule, settle_at)
  on public.conversations to anon;
grant insert (status, category, custom_fields, locale, is_verified) on public.conversations to anon;
grant update (settle_rule, settle_at, agent_seen_sequence, visitor_seen_sequence)
  on public.conversations to anon, authenticated;
grant select (helpful) on public.messages to anon;

-- Beside its answers the AI may leave marks that widgets hide.
alter policy message_of_ai on public.messages with check (
  (select app.api_actor()) = 'ai' and sender_id is null
  and (sender_type = 'ai' or (sender_type = 'system' and starts_with(content, '[system]')))
  and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
);

-- A verified customer is known by the company's own id for the person, an unverified one by the address that was typed.
-- The two never share a row, whatever the address.
alter table public.customers
  drop constraint customers_company_id_email_key,
  alter column email drop not null,
  add column external_id text check (length(external_id) between 1 and 255),
  add constraint external_id_is_of_company unique (company_id, external_id),
  add constraint external_id_is_verified check (external_id is null or is_verified),
  add constraint customer_is_known_by_something check (email is not null or external_id is not null);
create unique index customers_by_typed_email on public.customers (company_id, email) where not is_verified;

create or replace function app.customer_for(customer_email text, customer_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare found uuid;
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  insert into public.customers (company_id, email, name)
  values (app.claimed_company(), lower(customer_email), customer_name)
  on conflict (company_id, email) where not is_verified do update set updated_at = now()
  returning id into found;
  return found;
end $$;

-- The customer that a signed identity names; what it says is newer than what was known.
create function app.verified_customer(customer_key text, customer_email text, customer_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare found uuid;
begin
  if app.api_actor() is distinct from 'visitor' or app.claimed_company() is null then
    raise insufficient_privilege;
  end if;
  insert into public.customers (company_id, external_id, email, name, is_verified)
  values (app.claimed_company(), customer_key, lower(customer_email), customer_name, true)
  on conflict (company_id, external_id) do update
     set email = coalesce(excluded.email, customers.email), name = coalesce(excluded.name, customers.name),
         updated_at = now()
  returning id into found;
  return found;
end $$;
revoke all on function app.verified_customer(text, text, text) from public;
grant execute on function app.verified_customer(text, text, text) to anon;

-- For the server alone, which checks signatures with it.
create function app.identity_secret() returns text language sql stable security definer set search_path = '' as $$
  select identity_secret from public.companies where app.api_actor() = 'visitor' and id = app.claimed_company()
$$;
revoke all on function app.identity_secret() from public;
grant execute on function app.identity_secret() to anon;

-- For the server alone: who a visitor's conversation says its visitor is. The visitor's own credential sees no address.
create function app.visitor_contact() returns table (
  customer_id uuid, is_customer_verified boolean, customer_email text, customer_name text,
  email_corrected_at timestamptz, transcript_sent_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.customer_id, coalesce(customer.is_verified, false), c.customer_email, c.customer_name, c.email_corrected_at,
         c.transcript_sent_at
    from public.conversations c left join public.customers customer on customer.id = c.customer_id
   where app.api_actor() = 'visitor' and c.id = app.claimed_conversation() and c.company_id = app.claimed_company()
$$;
revoke all on function app.visitor_contact() from public;
grant execute on function app.visitor_contact() to anon;
grant insert (needs_human, human_requested_at) on public.conversations to anon;
grant update (customer_id, customer_email, customer_name, is_verified, email_corrected_at, transcript_sent_at)
  on public.conversations to anon;

-- The visitor's word on an answer of the AI's.
grant update (helpful) on public.messages to anon;
create policy answer_rated_by_visitor on public.messages for update to anon
  using (
    (select app.api_actor()) = 'visitor' and sender_type = 'ai'
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );

-- A visitor removes the own conversation with all that hangs on it; the audit keeps that it happened, not what was in it.
grant delete on public.conversations to anon;
create policy conversation_erased_by_visitor on public.conversations for delete to anon
  using (
    (select app.api_actor()) = 'visitor'
    and id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
create policy uploads_erased_by_visitor on storage.objects for delete to anon
  using (
    bucket_id = 'conversation-uploads' and (select app.api_actor()) = 'visitor'
    and (storage.foldername(name))[1] = (select app.claimed_conversation())::text
  );
alter table public.audit
  alter column actor_id drop not null,
  add constraint only_visitors_are_nameless
    check (actor_id is not null or action = 'conversation.erased_by_visitor');
grant insert (company_id, action, target_id, created_at) on public.audit to anon;
create policy audit_of_erasure on public.audit for insert to anon
  with check (
    (select app.api_actor()) = 'visitor' and actor_id is null and action = 'conversation.erased_by_visitor'
    and target_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );

-- With the last conversation goes the customer who was never more than what was typed there.
create function app.forget_customer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.customers customer
   where customer.id = old.customer_id and not customer.is_verified
     and not exists (select 1 from public.conversations other where other.customer_id = customer.id);
  return null;
end $$;
revoke all on function app.forget_customer() from public;
create trigger forget_customer after delete on public.conversations
  for each row execute function app.forget_customer();
