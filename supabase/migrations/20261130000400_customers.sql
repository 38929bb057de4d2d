-- The people who write to a company: what is known of them besides their conversations, who is blocked, notes and lists.

-- A person who writes. The company's own id (`external_id`) identifies a verified customer, the typed address an unverified
-- one. The two never share a row, whatever the address: a typed address proves nothing.
create table public.customers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  external_id text check (length(external_id) between 1 and 255),
  -- Whether the company has signed the visitor's identity.
  is_verified boolean not null default false,
  email text check (email = lower(email)),
  name text,
  company_name text check (length(company_name) between 1 and 120),
  -- Names and values that the company keeps about the person.
  custom_fields jsonb not null default '{}',
  -- Whether the person wrote, or the company imported the row.
  source text not null default 'widget' check (source in ('widget', 'import')),
  last_seen_at timestamptz,
  blocked_at timestamptz,
  blocked_by_name text,
  -- Sort key: the last seen first, those never seen last.
  active_at timestamptz generated always as (coalesce(last_seen_at, timestamptz 'epoch')) stored,
  -- The company's id is a word of the vector, so that one index answers for company and words. Words are split at signs only:
  -- the parser of full-text search would take `0e12` out of an address as a number.
  search tsvector generated always as (
    array_to_tsvector(coalesce(company_id::text, 'none') || array_remove(string_to_array(translate(
      lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company_name, '') || ' '
        || coalesce(external_id, '')),
      $signs$ !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~‘’“”–—·$signs$, repeat(' ', 40)), ' '), ''))
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  constraint external_id_is_of_company unique (company_id, external_id),
  constraint external_id_is_verified check (external_id is null or is_verified),
  constraint customer_is_known_by_something check (email is not null or external_id is not null),
  constraint customer_fields_are_few check (length(custom_fields::text) <= 20000),
  constraint block_is_named check ((blocked_at is null) = (blocked_by_name is null))
);

-- What colleagues note about a customer.
create table public.customer_notes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  customer_id uuid not null,
  author_id uuid not null,
  author_name text not null,
  content text not null check (length(content) between 1 and 8000),
  created_at timestamptz not null,
  foreign key (company_id, customer_id) references public.customers (company_id, id) on delete cascade
);

-- A saved filter of customers. Its members are computed at each request.
create table public.customer_lists (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- A document of the contract's `customerFilter`.
  filter jsonb not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, name)
);

create unique index customers_by_typed_email on public.customers (company_id, email) where not is_verified;
create index customers_active on public.customers (company_id, active_at desc, id desc);
create index customers_newest on public.customers (company_id, created_at desc, id desc);
create index customers_by_email on public.customers (company_id, email);
create index customers_by_company on public.customers (company_id, company_name) where company_name is not null;
create index customers_search on public.customers using gin (search);
create index notes_of_customer on public.customer_notes (company_id, customer_id, created_at desc);

-- Finds or adds the customer of an address that a visitor typed. Security definer: visitors can't read customers.
create function app.upsert_typed_customer(customer_email text, customer_name text) returns uuid
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
revoke all on function app.upsert_typed_customer(text, text) from public;
grant execute on function app.upsert_typed_customer(text, text) to anon;

-- Finds or adds the customer of a signed identity and stores its newer details. Security definer: visitors can't read
-- customers.
create function app.upsert_verified_customer(customer_key text, customer_email text, customer_name text) returns uuid
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
revoke all on function app.upsert_verified_customer(text, text, text) from public;
grant execute on function app.upsert_verified_customer(text, text, text) to anon;

-- The key with which the API checks signed identities. Security definer: no role may read the column.
create function app.identity_secret() returns text language sql stable security definer set search_path = '' as $$
  select identity_secret from public.companies where app.api_actor() = 'visitor' and id = app.claimed_company()
$$;
revoke all on function app.identity_secret() from public;
grant execute on function app.identity_secret() to anon;

-- Sets the company's identity key, or removes it with null. False if there is one already or, with `replaces`, if there is
-- none. Not under impersonation. Security definer: no role may write the column.
create function app.set_identity_secret(secret text, replaces boolean, as_of timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'member' or not app.may('settings.edit')
    or app.claimed_impersonation() is not null then
    raise insufficient_privilege;
  end if;
  update public.companies
     set identity_secret = secret,
         identity_key_set_at = case when secret is not null then as_of end,
         identity_key_set_by_name =
           case when secret is not null then (select full_name from public.profiles where id = auth.uid()) end,
         updated_at = as_of
   where id = app.member_company() and (identity_secret is not null) = replaces;
  return found;
end $$;
revoke all on function app.set_identity_secret(text, boolean, timestamptz) from public;
grant execute on function app.set_identity_secret(text, boolean, timestamptz) to authenticated;

-- Networks from which nobody may write or call: an IPv4 address, or an IPv6 /64. Only a keyed hash of one is stored, which
-- nobody can read; agents know it as the network of a conversation.
create table public.blocked_networks (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Filled in by a trigger.
  network_hash text not null,
  -- Whose network it was; null once that is erased.
  conversation_id uuid,
  reason text not null check (length(reason) between 1 and 200),
  blocked_by_name text not null,
  blocked_at timestamptz not null,
  -- Addresses change hands, so every block ends. A job deletes it then.
  expires_at timestamptz not null check (expires_at > blocked_at),
  unique (company_id, network_hash)
);
create index blocked_networks_expiring on public.blocked_networks (expires_at);
create index blocked_networks_conversation on public.blocked_networks (company_id, conversation_id);

-- Whether a customer, an address or the caller's network is blocked. A block on an address, or on its domain in the settings,
-- refuses everybody who types it; one on a network, everybody there. Neither refuses a verified customer: nobody gets another
-- person blocked by typing their address or by sharing their network. Security definer: visitors can't read customers.
create function app.is_blocked(company uuid, customer uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.customers blocked
     where blocked.company_id = company and blocked.blocked_at is not null
       and (blocked.id = customer or (blocked.email = lower(address) and not known.is_verified)))
    or (not known.is_verified and exists (
      select from (
        select s.value -> 'blocked_senders' as senders from public.settings s
         where s.company_id = company and s.section = 'spam' order by s.version desc limit 1) newest
       where newest.senders ?| array[lower(address), split_part(lower(address), '@', 2)]))
    or (not known.is_verified and exists (
      select from public.blocked_networks n
       where n.company_id = company and n.network_hash = auth.jwt() ->> 'network'))
    from (select exists (select from public.customers own where own.id = customer and own.is_verified) as is_verified) known
$$;
revoke all on function app.is_blocked(uuid, uuid, text) from public;
grant execute on function app.is_blocked(uuid, uuid, text) to service_role;

-- Whether the API must refuse to open a conversation for this contact. Security definer: visitors can't read customers.
create function app.contact_is_blocked(customer uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.api_actor() = 'visitor' and app.is_blocked(app.claimed_company(), customer, address)
$$;
revoke all on function app.contact_is_blocked(uuid, text) from public;
grant execute on function app.contact_is_blocked(uuid, text) to anon;

-- At most `most` customers of the caller's company (null for all) that have a word for each of `words`, a tsquery.
-- Security definer: under row-level security no index is used for words, so the function checks the company.
create function app.find_customers(words text, most integer) returns setof uuid rows 10000
language sql stable security definer set search_path = '' as $$
  select id from public.customers
   where search @@ (select quote_literal(app.member_company())::tsquery && words::tsquery)
     and company_id = (select app.member_company())
   limit most
$$;
revoke all on function app.find_customers(text, integer) from public;
grant execute on function app.find_customers(text, integer) to authenticated;

-- Deletes a customer without conversations; with conversations it fails (23503). False if there is no such customer.
-- Security definer: no role may delete customers otherwise.
create function app.remove_customer(customer uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'member' or not app.may('settings.edit')
    or app.claimed_impersonation() is not null then
    raise insufficient_privilege;
  end if;
  delete from public.customers where id = customer and company_id = app.member_company();
  return found;
end $$;
revoke all on function app.remove_customer(uuid) from public;
grant execute on function app.remove_customer(uuid) to authenticated;

-- Policies: customers.

alter table public.customers enable row level security;
alter table public.customers force row level security;

create policy customers_of_company on public.customers for select to authenticated
  using (company_id = (select app.member_company()));
create policy customer_imported on public.customers for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit')) and source = 'import'
    and company_id = (select app.member_company())
  );
create policy customer_changed on public.customers for update to authenticated
  using (
    (select app.api_actor()) = 'member'
    and ((select app.may('conversations.reply')) or (select app.may('settings.edit')))
    and company_id = (select app.member_company())
  );

-- Policies: customer_notes.

alter table public.customer_notes enable row level security;
alter table public.customer_notes force row level security;

create policy customer_notes_of_company on public.customer_notes for select to authenticated
  using (company_id = (select app.member_company()));
create policy customer_note_added on public.customer_notes for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company())
  );
-- Merging a customer into another moves the notes.
create policy customer_note_moved on public.customer_notes for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy customer_note_removed on public.customer_notes for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company())
  );

-- Policies: customer_lists.

alter table public.customer_lists enable row level security;
alter table public.customer_lists force row level security;

create policy customer_lists_of_company on public.customer_lists for select to authenticated
  using (company_id = (select app.member_company()));
create policy customer_list_added on public.customer_lists for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
  );
create policy customer_list_changed on public.customer_lists for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
  );
create policy customer_list_removed on public.customer_lists for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
  );

-- Policies: blocked_networks.

alter table public.blocked_networks enable row level security;
alter table public.blocked_networks force row level security;

create policy blocked_networks_of_company on public.blocked_networks for select to authenticated
  using (company_id = (select app.member_company()));
create policy network_blocked on public.blocked_networks for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
  );
create policy network_unblocked on public.blocked_networks for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
  );

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.customers
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.customer_notes
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.customer_lists
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.blocked_networks
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.customers, public.customer_notes, public.customer_lists, public.blocked_networks
  from anon, authenticated;
grant all on public.customers, public.customer_notes, public.customer_lists, public.blocked_networks to service_role;

-- Agents edit and block customers; importing, merging and erasing need 'settings.edit'.
grant select on public.customers to authenticated;
grant insert (company_id, email, name, company_name, custom_fields, source, created_at, updated_at)
  on public.customers to authenticated;
grant update (name, company_name, custom_fields, blocked_at, blocked_by_name, updated_at)
  on public.customers to authenticated;

grant select, insert, delete, update (customer_id) on public.customer_notes to authenticated;
grant select, insert, delete, update (name, filter, updated_at) on public.customer_lists to authenticated;
-- Not `network_hash`: nobody reads it, and a trigger writes it.
grant select (id, company_id, conversation_id, reason, blocked_by_name, blocked_at, expires_at)
  on public.blocked_networks to authenticated;
grant insert (company_id, conversation_id, reason, blocked_by_name, blocked_at, expires_at)
  on public.blocked_networks to authenticated;
grant delete on public.blocked_networks to authenticated;
