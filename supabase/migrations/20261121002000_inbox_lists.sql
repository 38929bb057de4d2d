-- The inbox's lists: an index for each way of looking at 50,000 conversations, the search in what was said, and the
-- views that people keep.

-- Each list is walked by (company_id, sort key, id), from where the page before ended.
drop index public.conversations_recent;
create index conversations_active on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc);
create index conversations_open on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where status <> 'resolved' and snoozed_until is null;
create index conversations_unassigned on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where assignee_id is null and status <> 'resolved' and snoozed_until is null;
create index conversations_tickets on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where status = 'ticket' and snoozed_until is null;
create index conversations_resolved on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where status = 'resolved';
create index conversations_put_off on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where snoozed_until is not null and status <> 'resolved';
create index conversations_of_assignee on public.conversations
  (company_id, assignee_id, coalesce(last_message_at, created_at) desc, id desc)
  where assignee_id is not null;
create index conversations_of_team on public.conversations
  (company_id, team_id, coalesce(last_message_at, created_at) desc, id desc)
  where team_id is not null;
create index conversations_unanswered on public.conversations
  (company_id, coalesce(waiting_since, 'infinity'), id);
create index conversations_by_priority on public.conversations
  (company_id, (case priority when 'urgent' then 3 when 'high' then 2 when 'medium' then 1 else 0 end) desc,
   coalesce(last_message_at, created_at) desc, id desc);

-- Letters as they are compared: in lower case, without accents, Hebrew points and Arabic vowel marks; what joins the
-- parts of addresses and numbers parts words. Runs as whoever writes a row, since the indexes call it.
create function app.folded_words(content text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select translate(
    lower(regexp_replace(normalize(content, nfkd), '[\u0300-\u036f\u0591-\u05c7\u064b-\u0652]', '', 'g')),
    '@./_-:+=#''’', '           ')
$$;

-- The company's id is a word like the others, so that one index answers for company and words together: under
-- row-level security no index could be asked for the words.
create function app.words_of(company uuid, content text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(array[company::text])
    || to_tsvector('pg_catalog.simple', app.folded_words(coalesce(content, '')))
$$;

-- A label is a word that no text can have.
create function app.labels_of(labels text[]) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select array_to_tsvector(coalesce(array_agg('label=' || lower(l)), '{}')) from unnest(labels) l where l is not null
$$;

-- A conversation's own lines: number, subject, customer and labels.
create function app.conversation_words(
  company uuid, number integer, subject text, name text, email text, company_name text, labels text[]
) returns tsvector language sql immutable parallel safe set search_path = '' as $$
  select app.words_of(company, concat_ws(' ', number, subject, name, email, company_name)) || app.labels_of(labels)
$$;

create index messages_words on public.messages using gin (app.words_of(company_id, content));
create index notes_words on public.notes using gin (app.words_of(company_id, content));
create index conversations_words on public.conversations using gin (app.conversation_words(
  company_id, number, subject, customer_name, customer_email, customer_company_name, tags));

-- The caller's company and all words of `search`, the last of them as it begins; null without a company or a word.
create function app.words_asked(search text) returns tsquery
language sql stable set search_path = '' as $$
  select case when numnode(words) > 0
    then (quote_literal(company::text)::tsquery) && (words::text || ':*')::tsquery end
    from (select app.member_company() as company,
                 plainto_tsquery('pg_catalog.simple', app.folded_words(search)) as words) asked
$$;

-- Conversations of the caller's company in which all words stand in one message, one note, or the conversation's own lines;
-- each as often as they do, and `most` at the most. What the server tells itself is no message.
create function app.conversations_saying(search text, most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 500 as $$
declare
  asked tsquery := app.words_asked(search);
begin
  if asked is null then return; end if;
  return query
    select m.conversation_id from public.messages m
     where app.words_of(m.company_id, m.content) @@ asked and not starts_with(m.content, '[system]')
    union all
    select n.conversation_id from public.notes n
     where app.words_of(n.company_id, n.content) @@ asked
    union all
    select c.id from public.conversations c
     where app.conversation_words(c.company_id, c.number, c.subject, c.customer_name, c.customer_email,
             c.customer_company_name, c.tags) @@ asked
    limit most;
end $$;

create function app.conversations_labelled(label text, most integer) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 500 as $$
declare
  asked tsquery := quote_literal(app.member_company()::text)::tsquery
    && ('''' || replace(replace('label=' || lower(label), '\', '\\'), '''', '''''') || '''')::tsquery;
begin
  if asked is null then return; end if;
  return query
    select c.id from public.conversations c
     where app.conversation_words(c.company_id, c.number, c.subject, c.customer_name, c.customer_email,
             c.customer_company_name, c.tags) @@ asked
     limit most;
end $$;

revoke all on function app.words_asked(text), app.conversations_saying(text, integer), app.conversations_labelled(text, integer)
  from public;
grant execute on function app.words_asked(text), app.conversations_saying(text, integer),
  app.conversations_labelled(text, integer) to authenticated;

-- A filter and a sort under a name; its maker's own, or the company's.
create table public.views (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  owner_id uuid not null,
  is_shared boolean not null,
  name text not null check (length(name) between 1 and 60),
  filter jsonb not null,
  sort text not null check (sort in ('newest', 'oldest', 'waiting-longest', 'priority')),
  position integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id)
);
create index views_in_order on public.views (company_id, position, id);

revoke all on public.views from anon, authenticated;
grant select, insert, delete on public.views to authenticated;
grant update (is_shared, name, filter, sort, position, updated_at) on public.views to authenticated;
grant all on public.views to service_role;
alter table public.views enable row level security;
alter table public.views force row level security;
create trigger audit_impersonated_write after insert or update or delete on public.views
  for each row execute function app.audit_impersonated_write();

create policy views_of_company on public.views for select to authenticated
  using (company_id = (select app.member_company()) and (is_shared or owner_id = (select auth.uid())));
-- Whoever acts for a company is none of its people and keeps nothing there.
create policy view_added on public.views for insert to authenticated
  with check ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and (select app.claimed_impersonation()) is null and owner_id = (select auth.uid())
    and company_id = (select app.member_company()));
-- A shared one is also changed by whoever sets things for the company, and stays shared then.
create policy view_changed on public.views for update to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
    and (owner_id = (select auth.uid()) or (is_shared and (select app.may('settings.edit')))));
create policy view_removed on public.views for delete to authenticated
  using ((select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
    and (owner_id = (select auth.uid()) or (is_shared and (select app.may('settings.edit')))));
