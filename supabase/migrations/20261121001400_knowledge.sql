-- The knowledge base: what a company writes, who may write it, what came of it.

-- Who writes drafts, and who decides what visitors read.
create or replace function app.default_permissions(role text) returns text[] language sql immutable set search_path = '' as $$
  select case role
    when 'admin' then
      '{conversations.reply,content.edit,content.publish,settings.edit,people.manage,permissions.manage,audit.view}'
    when 'agent' then '{conversations.reply,content.edit}'
    else '{}'
  end::text[]
$$;
create or replace function app.member_permissions() returns text[] language sql stable security definer set search_path = '' as $$
  select case
    when app.member_role() is null then '{}'
    when app.claimed_impersonation() is not null
      then case when app.member_role() = 'admin'
             then '{conversations.reply,content.edit,content.publish,settings.edit,audit.view}'::text[]
             else '{audit.view}' end
    when app.member_role() in ('owner', 'staff') then app.default_permissions('admin')
    else coalesce(
      (select permissions from public.role_permissions
        where company_id = app.member_company() and role = app.member_role()),
      app.default_permissions(app.member_role()))
  end
$$;

-- Where articles stand. A category is written in one language; a translation of it is another row.
create table public.content_categories (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, slug),
  unique (company_id, id)
);
create table public.content_sections (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  category_id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (company_id, category_id) references public.content_categories (company_id, id) on delete cascade,
  unique (company_id, category_id, slug),
  unique (company_id, id)
);

alter table public.content
  drop constraint content_type_check,
  add constraint content_type_check
    check (type in ('article', 'faq', 'comparison', 'changelog', 'announcement', 'cms_page', 'blog')),
  add column category_id uuid,
  add column section_id uuid,
  add column excerpt text not null default '' check (length(excerpt) <= 500),
  add column seo_title text not null default '' check (length(seo_title) <= 120),
  add column seo_description text not null default '' check (length(seo_description) <= 320),
  -- The same words in other languages bear the same group.
  add column translation_group uuid not null default gen_random_uuid(),
  -- When it was published for the first time.
  add column published_at timestamptz,
  -- When a job publishes its draft, and who wished it.
  add column publish_at timestamptz,
  add column scheduled_by uuid,
  add column scheduled_by_name text,
  add constraint one_row_a_language unique (company_id, translation_group, language),
  add constraint content_is_of_company unique (company_id, id),
  add constraint content_title_length check (length(title) between 1 and 200),
  add constraint content_slug_length check (length(slug) <= 120),
  add constraint content_body_length check (length(body) <= 200000),
  add constraint content_language_form check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  add constraint schedule_is_somebodys check ((publish_at is null) = (scheduled_by_name is null)),
  add constraint content_category foreign key (company_id, category_id)
    references public.content_categories (company_id, id),
  add constraint content_section foreign key (company_id, section_id)
    references public.content_sections (company_id, id);

-- The names that articles bore become rows.
insert into public.content_categories (company_id, slug, name, language, position)
select company_id,
       case when count(*) over (partition by company_id, slug) > 1 or slug = ''
         then 'category-' || row_number() over (partition by company_id order by language, name) else slug end,
       name, language, row_number() over (partition by company_id order by language, name)
  from (
    select distinct company_id, category as name, language,
           trim(both '-' from regexp_replace(lower(category), '[^a-z0-9]+', '-', 'g')) as slug
      from public.content where category <> '') named;
insert into public.content_sections (company_id, category_id, slug, name, position)
select company_id, category_id,
       case when count(*) over (partition by category_id, slug) > 1 or slug = ''
         then 'section-' || row_number() over (partition by category_id order by name) else slug end,
       name, row_number() over (partition by category_id order by name)
  from (
    select distinct c.company_id, k.id as category_id, c.section as name,
           trim(both '-' from regexp_replace(lower(c.section), '[^a-z0-9]+', '-', 'g')) as slug
      from public.content c
      join public.content_categories k
        on k.company_id = c.company_id and k.name = c.category and k.language = c.language
     where c.section <> '') named;
update public.content c
   set category_id = k.id, section_id = s.id
  from public.content_categories k left join public.content_sections s on s.category_id = k.id
 where k.company_id = c.company_id and k.name = c.category and k.language = c.language
   and (s.id is null or s.name = c.section);
update public.content set published_at = created_at where status = 'published';

-- A slug names one thing of a company, whatever its type: answers cite by it.
update public.content c set slug = left(c.slug, 100) || '-' || left(c.id::text, 8)
 where exists (select from public.content other
                where other.company_id = c.company_id and other.slug = c.slug and other.id < c.id);
alter table public.content drop constraint content_company_id_type_slug_key;
alter table public.content add constraint one_slug_a_company unique (company_id, slug);
alter table public.content drop column category, drop column section;
create index content_of_category on public.content (company_id, category_id);
create index content_due on public.content (publish_at) where publish_at is not null;

-- What is being written: one for each row of content, with its id. Publishing copies it over the live row.
create table public.content_drafts (
  id uuid primary key,
  company_id uuid not null,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title text not null check (length(title) between 1 and 200),
  excerpt text not null check (length(excerpt) <= 500),
  body text not null check (length(body) <= 200000),
  alternate_questions text[] not null,
  category_id uuid,
  section_id uuid,
  seo_title text not null check (length(seo_title) <= 120),
  seo_description text not null check (length(seo_description) <= 320),
  visibility text not null check (visibility in ('public', 'internal')),
  -- Grows with every change of the draft and of what became of it: whoever saves names the one that was read.
  revision integer not null default 1,
  -- Whether it says anything else than the live row.
  has_changes boolean not null default false,
  updated_by uuid,
  updated_by_name text,
  updated_at timestamptz not null default now(),
  foreign key (company_id, id) references public.content (company_id, id) on delete cascade,
  constraint draft_category foreign key (company_id, category_id)
    references public.content_categories (company_id, id),
  constraint draft_section foreign key (company_id, section_id)
    references public.content_sections (company_id, id)
);
create index content_drafts_recent on public.content_drafts (company_id, updated_at desc, id);

create function app.begin_draft() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.content_drafts (id, company_id, slug, title, excerpt, body, alternate_questions, category_id,
    section_id, seo_title, seo_description, visibility, updated_by, updated_at)
  values (new.id, new.company_id, new.slug, new.title, new.excerpt, new.body, new.alternate_questions, new.category_id,
    new.section_id, new.seo_title, new.seo_description, new.visibility, auth.uid(), new.updated_at);
  return null;
end $$;
revoke all on function app.begin_draft() from public;
create trigger begin_draft after insert on public.content for each row execute function app.begin_draft();
insert into public.content_drafts (id, company_id, slug, title, excerpt, body, alternate_questions, category_id,
  section_id, seo_title, seo_description, visibility, updated_at)
select id, company_id, slug, title, excerpt, body, alternate_questions, category_id, section_id, seo_title,
       seo_description, visibility, updated_at
  from public.content;

-- What was published, each time.
create table public.content_versions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  content_id uuid not null,
  number integer not null check (number > 0),
  slug text not null,
  title text not null,
  excerpt text not null,
  body text not null,
  alternate_questions text[] not null,
  category_id uuid,
  section_id uuid,
  seo_title text not null,
  seo_description text not null,
  visibility text not null,
  published_at timestamptz not null,
  published_by uuid,
  published_by_name text not null,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete cascade,
  foreign key (company_id, category_id) references public.content_categories (company_id, id)
    on delete set null (category_id),
  foreign key (company_id, section_id) references public.content_sections (company_id, id)
    on delete set null (section_id),
  unique (content_id, number)
);

-- Where an article stood before: links to it still lead there.
create table public.content_redirects (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  content_id uuid not null,
  type text not null,
  slug text not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, content_id) references public.content (company_id, id) on delete cascade,
  unique (company_id, type, slug)
);

-- Words that mean the same to whoever searches.
create table public.content_synonyms (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  language text not null default 'en',
  words text[] not null check (cardinality(words) between 2 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index content_synonyms_of_company on public.content_synonyms (company_id);

-- What was searched, without whoever did.
create table public.search_log (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  query text not null check (length(query) between 1 and 300),
  language text,
  result_count integer not null check (result_count >= 0),
  confidence real not null check (confidence between 0 and 1),
  searched_at timestamptz not null
);
create index search_log_recent on public.search_log (company_id, searched_at desc);

-- Whether it helped; `visitor_key` is made up by a browser and names nobody.
create table public.content_feedback (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  content_id uuid not null,
  visitor_key text not null check (length(visitor_key) between 16 and 64),
  helpful boolean not null,
  comment text not null default '' check (length(comment) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete cascade,
  unique (content_id, visitor_key)
);
create index content_feedback_recent on public.content_feedback (company_id, updated_at desc);

-- A visitor's word on an article, and the change of it.
create function app.rate_content(article uuid, visitor text, helped boolean, words text, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  insert into public.content_feedback (company_id, content_id, visitor_key, helpful, comment, created_at, updated_at)
  select c.company_id, c.id, visitor, helped, words, at, at
    from public.content c
   where c.id = article and c.company_id = app.claimed_company() and c.status = 'published' and c.visibility = 'public'
  on conflict (content_id, visitor_key) do update
     set helpful = excluded.helpful, comment = excluded.comment, updated_at = excluded.updated_at;
  return found;
end $$;
revoke all on function app.rate_content(uuid, text, boolean, text, timestamptz) from public;
grant execute on function app.rate_content(uuid, text, boolean, text, timestamptz) to anon;

-- Articles from elsewhere. `due_at` is when a job takes it up; one that does moves it on, so that a crash loses nothing.
create table public.imports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  kind text not null check (kind in ('files', 'sitemap')),
  url text check (length(url) between 1 and 2000),
  type text not null,
  language text not null,
  category_id uuid,
  state text not null check (state in ('open', 'queued', 'running', 'done', 'failed', 'cancelled')),
  error text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  due_at timestamptz,
  foreign key (company_id, category_id) references public.content_categories (company_id, id)
    on delete set null (category_id),
  constraint sitemap_has_an_address check ((kind = 'sitemap') = (url is not null)),
  constraint only_what_is_under_way_is_due check ((due_at is not null) = (state in ('queued', 'running'))),
  unique (company_id, id)
);
create index imports_recent on public.imports (company_id, created_at desc);
create index imports_due on public.imports (due_at) where due_at is not null;

create table public.import_items (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  import_id uuid not null,
  position integer not null,
  -- The name of the file, or the address of the page.
  source text not null check (length(source) between 1 and 2000),
  -- Of a file, until it is imported.
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  error text,
  content_id uuid,
  foreign key (company_id, import_id) references public.imports (company_id, id) on delete cascade,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete set null (content_id),
  unique (import_id, source)
);
create index import_items_waiting on public.import_items (import_id, position) where state = 'waiting';

-- The search index follows the articles by this: it counts the changes of what visitors may read, and of synonyms. Counted
-- when a transaction commits, so that none holds the count while it waits for an article that another holds.
create table app.content_changes (
  company_id uuid primary key references public.companies on delete cascade,
  changes bigint not null
);
create function app.count_content_change() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into app.content_changes (company_id, changes)
  select c.id, 1 from public.companies c where c.id = coalesce(new.company_id, old.company_id)
  on conflict (company_id) do update set changes = app.content_changes.changes + 1;
  return null;
end $$;
revoke all on function app.count_content_change() from public;
create constraint trigger count_new_content after insert on public.content
  deferrable initially deferred for each row
  when (new.status = 'published' and new.visibility = 'public') execute function app.count_content_change();
create constraint trigger count_content_change after update on public.content
  deferrable initially deferred for each row
  when ((old.status = 'published' and old.visibility = 'public')
        or (new.status = 'published' and new.visibility = 'public')) execute function app.count_content_change();
create constraint trigger count_content_end after delete on public.content
  deferrable initially deferred for each row
  when (old.status = 'published' and old.visibility = 'public') execute function app.count_content_change();
create constraint trigger count_synonym_change after insert or update or delete on public.content_synonyms
  deferrable initially deferred for each row execute function app.count_content_change();
insert into app.content_changes (company_id, changes) select id, 1 from public.companies;
create or replace function app.published_content_version() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select changes from app.content_changes where company_id = (select app.claimed_company())), 0)::text
$$;
-- What only says when something will be published changes no article.
drop trigger date_content_change on public.content;
create trigger date_content_change before update of company_id, type, slug, title, excerpt, body, alternate_questions,
  category_id, section_id, seo_title, seo_description, visibility, status, language, translation_group on public.content
  for each row execute function app.date_content_change();
create trigger date_synonym_change before update on public.content_synonyms
  for each row execute function app.date_content_change();

-- Who may do what.
do $$
declare
  name text;
begin
  foreach name in array array['content_categories', 'content_sections', 'content_drafts', 'content_versions',
                              'content_redirects', 'content_synonyms', 'search_log', 'content_feedback', 'imports',
                              'import_items']
  loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy %I on public.%I for select to authenticated using (company_id = (select app.member_company()))',
      name || '_of_company', name);
  end loop;
end $$;

revoke select on public.content from anon;
grant select (id, company_id, type, slug, title, excerpt, body, alternate_questions, category_id, section_id, language,
  translation_group, seo_title, seo_description, status, visibility, published_at, created_at, updated_at)
  on public.content to anon;
grant insert, delete on public.content to authenticated;
grant update (slug, title, excerpt, body, alternate_questions, category_id, section_id, seo_title, seo_description,
  visibility, status, published_at, publish_at, scheduled_by, scheduled_by_name) on public.content to authenticated;
create policy content_begun on public.content for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit')) and company_id = (select app.member_company())
    and status = 'draft' and published_at is null and publish_at is null
  );
create policy content_changed on public.content for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_removed on public.content for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );

grant update (slug, title, excerpt, body, alternate_questions, category_id, section_id, seo_title, seo_description,
  visibility, revision, has_changes, updated_by, updated_by_name, updated_at) on public.content_drafts to authenticated;
create policy draft_saved on public.content_drafts for update to authenticated
  using (
    (select app.api_actor()) = 'member' and ((select app.may('content.edit')) or (select app.may('content.publish')))
    and company_id = (select app.member_company())
  );

grant insert on public.content_versions to authenticated;
create policy version_added on public.content_versions for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company()) and published_by = (select auth.uid())
  );

-- What stands in the addresses of pages, and what search goes by, is the business of those who publish.
do $$
declare
  name text;
begin
  foreach name in array array['content_categories', 'content_sections', 'content_redirects', 'content_synonyms']
  loop
    execute format('grant select on public.%I to anon', name);
    execute format('grant insert, delete on public.%I to authenticated', name);
    execute format(
      $policy$create policy %I on public.%I for select to anon, authenticated
        using ((select app.api_actor()) in ('visitor', 'ai') and company_id = (select app.claimed_company()))$policy$,
      name || '_for_answers', name);
    execute format(
      $policy$create policy %I on public.%I for insert to authenticated
        with check ((select app.api_actor()) = 'member' and (select app.may('content.publish'))
          and company_id = (select app.member_company()))$policy$,
      name || '_added', name);
    execute format(
      $policy$create policy %I on public.%I for update to authenticated
        using ((select app.api_actor()) = 'member' and (select app.may('content.publish'))
          and company_id = (select app.member_company()))$policy$,
      name || '_changed', name);
    execute format(
      $policy$create policy %I on public.%I for delete to authenticated
        using ((select app.api_actor()) = 'member' and (select app.may('content.publish'))
          and company_id = (select app.member_company()))$policy$,
      name || '_removed', name);
  end loop;
end $$;

grant update (slug, name, description, language, position, updated_at) on public.content_categories to authenticated;
grant update (slug, name, description, position, updated_at) on public.content_sections to authenticated;
grant update (content_id) on public.content_redirects to authenticated;
grant update (words) on public.content_synonyms to authenticated;

grant insert on public.search_log to anon;
create policy search_logged on public.search_log for insert to anon
  with check ((select app.api_actor()) = 'visitor' and company_id = (select app.claimed_company()));

grant insert, update (state, due_at, finished_at) on public.imports to authenticated;
create policy import_begun on public.imports for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company()) and created_by = (select auth.uid())
  );
create policy import_changed on public.imports for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company())
  );
grant insert (company_id, import_id, position, source, body) on public.import_items to authenticated;
create policy import_item_added on public.import_items for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company())
  );

do $$
declare
  audited text;
begin
  foreach audited in array array['content_categories', 'content_sections', 'content_drafts', 'content_versions',
                                 'content_redirects', 'content_synonyms', 'imports']
  loop
    execute format(
      'create trigger audit_impersonated_write after insert or update or delete on public.%I
         for each row execute function app.audit_impersonated_write()', audited);
  end loop;
end $$;

-- Pictures and files of articles lie under the article's id.
insert into storage.buckets (id, name, public, file_size_limit)
values ('content-attachments', 'content-attachments', true, 10485760)
on conflict (id) do nothing;
create policy attachments_of_content on storage.objects for select to authenticated
  using (
    bucket_id = 'content-attachments'
    and exists (select 1 from public.content c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
create policy attach_to_content on storage.objects for insert to authenticated
  with check (
    bucket_id = 'content-attachments' and (select app.may('content.edit'))
    and exists (select 1 from public.content c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
create policy attachment_removed on storage.objects for delete to authenticated
  using (
    bucket_id = 'content-attachments' and (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and exists (select 1 from public.content c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
