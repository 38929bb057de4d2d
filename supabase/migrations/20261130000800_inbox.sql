-- The inbox: full-text search in conversations, and saved views.

-- A saved filter and sort; its owner's own, or shared with the company.
create table public.views (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  owner_id uuid not null,
  is_shared boolean not null,
  name text not null check (length(name) between 1 and 60),
  filter jsonb not null,
  sort text not null check (sort in ('newest', 'oldest', 'waiting-longest', 'priority', 'turn')),
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id)
);

create index views_in_order on public.views (company_id, position, id);

-- Search. The indexes call these functions as whoever writes a row, so everybody may execute them.

-- Text in the form in which words are compared: lower case, without accents, Hebrew points and Arabic vowel marks. Signs that
-- join the parts of addresses and numbers become spaces.
create function app.fold_text(content text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(
    lower(regexp_replace(normalize(content, nfkd), '[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]', '', 'g')),
    '@./_-:+=#''’', '           ')
$$;

-- The words of a text, and the company's id as one more word, so that one index answers for company and words: under
-- row-level security no index is used for words.
create function app.search_vector(company uuid, content text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array[company::text])
    || to_tsvector('pg_catalog.simple', app.fold_text(coalesce(content, '')))
$$;

-- Labels as words that no text can contain.
create function app.label_vector(labels text[]) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(coalesce(array_agg('label=' || lower(l)), '{}')) from unnest(labels) l where l is not null
$$;

-- The words of a conversation's own fields: number, subject, customer and labels.
create function app.conversation_search_vector(
  company uuid, number integer, subject text, name text, email text, company_name text, labels text[]
) returns tsvector language sql immutable parallel safe set search_path = '' as $$
  select app.search_vector(company, concat_ws(' ', number, subject, name, email, company_name)) || app.label_vector(labels)
$$;

create index messages_words on public.messages using gin (app.search_vector(company_id, content));
create index notes_words on public.notes using gin (app.search_vector(company_id, content));
create index conversations_words on public.conversations using gin (app.conversation_search_vector(
  company_id, number, subject, customer_name, customer_email, customer_company_name, tags));

-- The query for all words of `search` in the caller's company, the last word as a prefix; null without a company or a word.
create function app.search_query(search text) returns tsquery
language sql stable set search_path = '' as $$
  select case when numnode(words) > 0
    then (quote_literal(company::text)::tsquery) && (words::text || ':*')::tsquery end
    from (select app.member_company() as company,
                 plainto_tsquery('pg_catalog.simple', app.fold_text(search)) as words) asked
$$;

-- Conversations of the caller's company with all words in one message, one note, or the conversation's own fields: at most
-- `most`, one row for each place. Marks for the server don't count. Security definer: under row-level security no index is
-- used for words; the query names the company.
create function app.conversations_matching(search text, most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 500 as $$
declare
  wanted tsquery := app.search_query(search);
begin
  if wanted is null then return; end if;
  return query
    select m.conversation_id from public.messages m
     where app.search_vector(m.company_id, m.content) @@ wanted and not app.is_mark(m.sender_type, m.content, m.meta)
    union all
    select n.conversation_id from public.notes n
     where app.search_vector(n.company_id, n.content) @@ wanted
    union all
    select c.id from public.conversations c
     where app.conversation_search_vector(c.company_id, c.number, c.subject, c.customer_name, c.customer_email,
             c.customer_company_name, c.tags) @@ wanted
    limit most;
end $$;

-- At most `most` conversations of the caller's company with a label. Security definer: as above.
create function app.conversations_labelled(label text, most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 500 as $$
declare
  wanted tsquery := quote_literal(app.member_company()::text)::tsquery
    && ('''' || replace(replace('label=' || lower(label), '\', '\\'), '''', '''''') || '''')::tsquery;
begin
  if wanted is null then return; end if;
  return query
    select c.id from public.conversations c
     where app.conversation_search_vector(c.company_id, c.number, c.subject, c.customer_name, c.customer_email,
             c.customer_company_name, c.tags) @@ wanted
     limit most;
end $$;

revoke all on function app.search_query(text), app.conversations_matching(text, integer),
  app.conversations_labelled(text, integer) from public;
grant execute on function app.search_query(text), app.conversations_matching(text, integer),
  app.conversations_labelled(text, integer) to authenticated;

-- Policies: views.

alter table public.views enable row level security;
alter table public.views force row level security;

create policy views_of_company on public.views for select to authenticated
  using (company_id = (select app.member_company()) and (is_shared or owner_id = (select auth.uid())));
-- An impersonation is none of the company's people and keeps none.
create policy view_added on public.views for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and (select app.claimed_impersonation()) is null and owner_id = (select auth.uid())
    and company_id = (select app.member_company())
  );
-- A person with 'settings.edit' changes shared views, too; those stay shared.
create policy view_changed on public.views for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
    and (owner_id = (select auth.uid()) or (is_shared and (select app.may('settings.edit'))))
  );
create policy view_removed on public.views for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
    and (owner_id = (select auth.uid()) or (is_shared and (select app.may('settings.edit'))))
  );

-- The audit of impersonated writes.
create trigger audit_impersonated_write after insert or update or delete on public.views
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.views from anon, authenticated;
grant all on public.views to service_role;
grant select, insert, delete, update (is_shared, name, filter, sort, position, updated_at) on public.views to authenticated;
