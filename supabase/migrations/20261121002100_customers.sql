-- The people who write: what is known of them beside their conversations, and who is not to write any more.

alter table public.customers
  add column company_name text check (length(company_name) between 1 and 120),
  -- Names and values that the company keeps of the person.
  add column custom_fields jsonb not null default '{}',
  -- Whether the person wrote, or the company brought the row.
  add column source text not null default 'widget' check (source in ('widget', 'import')),
  add column last_seen_at timestamptz,
  add column blocked_at timestamptz,
  add column blocked_by_name text,
  -- By which the last seen come first, and who never was seen comes last.
  add column active_at timestamptz generated always as (coalesce(last_seen_at, timestamptz 'epoch')) stored,
  -- The company's id is a word of it, so that one index serves company and words. Words end at signs alone: the parser of
  -- full-text search would take `0e12` out of an address as a number.
  add column search tsvector generated always as (
    array_to_tsvector(coalesce(company_id::text, 'none') || array_remove(string_to_array(translate(
      lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company_name, '') || ' '
        || coalesce(external_id, '')),
      $signs$ !"#$%&'()*+,-./:;<=>?@[\]^_`{|}~‘’“”–—·$signs$, repeat(' ', 40)), ' '), ''))
  ) stored,
  add constraint customer_fields_are_few check (length(custom_fields::text) <= 20000),
  add constraint block_is_named check ((blocked_at is null) = (blocked_by_name is null));
create index customers_active on public.customers (company_id, active_at desc, id desc);
create index customers_newest on public.customers (company_id, created_at desc, id desc);
create index customers_by_email on public.customers (company_id, email);
create index customers_by_company on public.customers (company_id, company_name) where company_name is not null;
create index customers_search on public.customers using gin (search);

update public.customers k
   set last_seen_at = seen.at, company_name = seen.company_name
  from (select customer_id, max(greatest(created_at, visitor_active_at)) as at,
               max(nullif(left(customer_company_name, 120), '')) as company_name
          from public.conversations where customer_id is not null group by 1) seen
 where seen.customer_id = k.id;

-- Whoever writes is seen; a minute is exact enough. What the visitor's page says of the company fills an empty place.
create function app.see_customer() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := greatest(new.created_at, new.visitor_active_at);
  named text := nullif(left(new.customer_company_name, 120), '');
begin
  update public.customers customer
     set last_seen_at = greatest(customer.last_seen_at, at),
         company_name = coalesce(customer.company_name, named)
   where customer.id = new.customer_id and customer.company_id = new.company_id
     and (customer.last_seen_at is null or customer.last_seen_at < at - interval '1 minute'
       or (customer.company_name is null and named is not null));
  return null;
end $$;
revoke all on function app.see_customer() from public;
create trigger see_customer after insert or update of customer_id, visitor_active_at on public.conversations
  for each row when (new.customer_id is not null) execute function app.see_customer();

-- With the last conversation goes the customer who was never more than what was typed there.
create or replace function app.forget_customer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.customers customer
   where customer.id = old.customer_id and not customer.is_verified and customer.source = 'widget'
     and not exists (select 1 from public.conversations other where other.customer_id = customer.id);
  return null;
end $$;

-- A typed address is refused with everybody of that address; whom the company vouches for, only by their own row, so
-- that nobody gets a customer blocked by typing their address.
create function app.is_blocked(company uuid, customer uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.customers blocked
     where blocked.company_id = company and blocked.blocked_at is not null
       and (blocked.id = customer
         or (blocked.email = lower(address)
           and not exists (select from public.customers own where own.id = customer and own.is_verified))))
$$;
revoke all on function app.is_blocked(uuid, uuid, text) from public;

-- For the server alone, before a conversation is opened for this contact.
create function app.contact_is_blocked(customer uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select app.api_actor() = 'visitor' and app.is_blocked(app.claimed_company(), customer, address)
$$;
revoke all on function app.contact_is_blocked(uuid, text) from public;
grant execute on function app.contact_is_blocked(uuid, text) to anon;

-- A visitor of whom no address is known is blocked in the conversation: nothing ties what a browser begins to what it
-- began before.
alter table public.conversations
  add column visitor_blocked_at timestamptz,
  add column visitor_blocked_by_name text,
  add constraint visitor_block_is_named check ((visitor_blocked_at is null) = (visitor_blocked_by_name is null));
grant select (visitor_blocked_at, visitor_blocked_by_name) on public.conversations to authenticated;
grant update (visitor_blocked_at, visitor_blocked_by_name) on public.conversations to authenticated;

-- Whether the visitor of the token's conversation may not write any more.
create function app.visitor_is_blocked() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select c.visitor_blocked_at is not null or app.is_blocked(c.company_id, c.customer_id, c.customer_email)
      from public.conversations c
     where c.id = app.claimed_conversation() and c.company_id = app.claimed_company()), false)
$$;
revoke all on function app.visitor_is_blocked() from public;
grant execute on function app.visitor_is_blocked() to anon, authenticated;
alter policy upload_to_conversation on storage.objects with check (
  bucket_id = 'conversation-uploads' and not (select app.visitor_is_blocked())
  and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
);

-- So many of the company's customers, null for all, in which every word begins one of theirs; `words` is a tsquery.
-- Row-level security keeps words from an index, so the company is checked here.
create function app.find_customers(words text, most integer) returns setof uuid rows 10000
language sql stable security definer set search_path = '' as $$
  select id from public.customers
   where search @@ (select quote_literal(app.member_company())::tsquery && words::tsquery)
     and company_id = (select app.member_company())
   limit most
$$;
revoke all on function app.find_customers(text, integer) from public;
grant execute on function app.find_customers(text, integer) to authenticated;

-- What colleagues note about a person.
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
create index notes_of_customer on public.customer_notes (company_id, customer_id, created_at desc);

-- Customers by what they have in common; who is in it is worked out each time.
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

do $$
declare
  name text;
begin
  foreach name in array array['customer_notes', 'customer_lists']
  loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select, insert, delete on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format('create policy %I on public.%I for select to authenticated
      using (company_id = (select app.member_company()))', name || '_of_company', name);
    execute format('create trigger audit_impersonated_write after insert or update or delete on public.%I
      for each row execute function app.audit_impersonated_write()', name);
  end loop;
end $$;

create policy customer_note_added on public.customer_notes for insert to authenticated
  with check ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company()));
create policy customer_note_removed on public.customer_notes for delete to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and author_id = (select auth.uid()) and company_id = (select app.member_company()));
-- With a customer who is merged into another go the notes.
grant update (customer_id) on public.customer_notes to authenticated;
create policy customer_note_moved on public.customer_notes for update to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company()));

grant update (name, filter, updated_at) on public.customer_lists to authenticated;
create policy customer_list_added on public.customer_lists for insert to authenticated
  with check ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()));
create policy customer_list_changed on public.customer_lists for update to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()));
create policy customer_list_removed on public.customer_lists for delete to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()));

-- Whoever answers keeps what is known of a customer, and blocks. Bringing, merging and erasing are the company's.
grant insert (company_id, email, name, company_name, custom_fields, source, created_at, updated_at),
  update (name, company_name, custom_fields, blocked_at, blocked_by_name, updated_at)
  on public.customers to authenticated;
create policy customer_brought on public.customers for insert to authenticated
  with check ((select app.api_actor()) = 'member' and (select app.may('settings.edit')) and source = 'import'
    and company_id = (select app.member_company()));
create policy customer_changed on public.customers for update to authenticated
  using ((select app.api_actor()) = 'member'
    and ((select app.may('conversations.reply')) or (select app.may('settings.edit')))
    and company_id = (select app.member_company()));
-- A customer goes alone: who has conversations cannot (23503). False when there is no such customer.
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

-- A merged customer's conversations go on under the other; a person's are erased by the company alone.
grant update (customer_id, customer_name), delete on public.conversations to authenticated;
create policy conversation_erased_by_member on public.conversations for delete to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and (select app.claimed_impersonation()) is null and company_id = (select app.member_company()));
create policy uploads_erased_by_member on storage.objects for delete to authenticated
  using (
    bucket_id = 'conversation-uploads' and (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and (select app.claimed_impersonation()) is null
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );
