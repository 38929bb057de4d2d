-- The knowledge base: articles, what is written but not yet published, where articles are found, and what search needs.
-- A draft and what visitors read are two rows: publishing copies the draft.

-- A category of articles, in one language. Its translation is another row.
create table public.content_categories (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
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

-- A section of a category.
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

-- An article (or another kind of page) as visitors, the search and the AI read it.
create table public.content (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  type text not null default 'article' constraint content_type_check
    check (type in ('article', 'faq', 'comparison', 'changelog', 'announcement', 'cms_page', 'blog')),
  -- Unique in the company, whatever the type: answers cite by it.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  excerpt text not null default '' check (length(excerpt) <= 500),
  body text not null,
  -- Other questions that the article answers, in its own language.
  alternate_questions text[] not null default '{}',
  category_id uuid,
  section_id uuid,
  language text not null default 'en',
  -- Translations of one article share it.
  translation_group uuid not null default gen_random_uuid(),
  seo_title text not null default '' check (length(seo_title) <= 120),
  seo_description text not null default '' check (length(seo_description) <= 320),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  visibility text not null default 'public' check (visibility in ('public', 'internal')),
  -- When it was first published.
  published_at timestamptz,
  -- When a job publishes the draft, and who set that.
  publish_at timestamptz,
  scheduled_by uuid,
  scheduled_by_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_slug_a_company unique (company_id, slug),
  constraint one_row_a_language unique (company_id, translation_group, language),
  constraint content_is_of_company unique (company_id, id),
  constraint content_title_length check (length(title) between 1 and 200),
  constraint content_slug_length check (length(slug) <= 120),
  constraint content_body_length check (length(body) <= 200000),
  constraint content_language_form check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  constraint schedule_is_somebodys check ((publish_at is null) = (scheduled_by_name is null)),
  constraint content_category foreign key (company_id, category_id) references public.content_categories (company_id, id),
  constraint content_section foreign key (company_id, section_id) references public.content_sections (company_id, id)
);

-- Added after the foreign key of content: deleting a company deletes in the order of its foreign keys, and articles with their
-- drafts must go before the categories that they name.
alter table public.content_categories add foreign key (company_id) references public.companies on delete cascade;

-- What is being written: one row for each row of content, with the same id.
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
  -- Raised by every change of the draft and of its publication. Whoever saves names the revision that they read.
  revision integer not null default 1,
  -- Whether the draft differs from the published row.
  has_changes boolean not null default false,
  updated_by uuid,
  updated_by_name text,
  updated_at timestamptz not null default now(),
  foreign key (company_id, id) references public.content (company_id, id) on delete cascade,
  constraint draft_category foreign key (company_id, category_id) references public.content_categories (company_id, id),
  constraint draft_section foreign key (company_id, section_id) references public.content_sections (company_id, id)
);

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

-- A former slug of an article. Links to it still lead to the article.
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

-- Words that mean the same in a search.
create table public.content_synonyms (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  language text not null default 'en',
  words text[] not null check (cardinality(words) between 2 and 20),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A count of the changes of what visitors may read, and of synonyms, which tells the search index when it is out of date.
-- Only the server's owner connection and the functions below use it.
create table app.content_changes (
  company_id uuid primary key references public.companies on delete cascade,
  changes bigint not null
);

-- Vectors of articles for search by meaning: one of the title, of each alternate question and of each short run of sentences.
-- Only the server uses the table.
create table app.article_vectors (
  content_id uuid not null references public.content on delete cascade,
  -- Vectors of different models can't be compared.
  model text not null,
  -- The article's `updated_at` when its text was read.
  article_changed timestamptz not null,
  -- Each is a vector of integers from -127 to 127, one byte each, in base64. Empty if the model can't read the article.
  vectors text[] not null,
  primary key (content_id, model)
);

-- Pictures and files of articles are stored in this bucket under the article's id.
insert into storage.buckets (id, name, public, file_size_limit)
values ('content-attachments', 'content-attachments', true, 10485760)
on conflict (id) do nothing;

create index content_published on public.content (company_id, updated_at)
  where status = 'published' and visibility = 'public';
create index content_of_category on public.content (company_id, category_id);
create index content_due on public.content (publish_at) where publish_at is not null;
create index content_drafts_recent on public.content_drafts (company_id, updated_at desc, id);
create index content_synonyms_of_company on public.content_synonyms (company_id);

-- The count of changes of the company that the token names. Security definer: reads the server's table.
create function app.published_content_version() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select changes from app.content_changes where company_id = (select app.claimed_company())), 0)::text
$$;

-- Policies: content. Visitors and the AI read what is published.

alter table public.content enable row level security;
alter table public.content force row level security;

create policy content_of_company on public.content for select to authenticated
  using (company_id = (select app.member_company()));
create policy content_for_visitors on public.content for select to anon, authenticated
  using (
    (select app.api_actor()) in ('visitor', 'ai') and company_id = (select app.claimed_company())
    and status = 'published' and visibility = 'public'
  );
create policy content_created on public.content for insert to authenticated
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

-- Policies: content_drafts and content_versions.

alter table public.content_drafts enable row level security;
alter table public.content_drafts force row level security;
alter table public.content_versions enable row level security;
alter table public.content_versions force row level security;

create policy content_drafts_of_company on public.content_drafts for select to authenticated
  using (company_id = (select app.member_company()));
create policy draft_saved on public.content_drafts for update to authenticated
  using (
    (select app.api_actor()) = 'member' and ((select app.may('content.edit')) or (select app.may('content.publish')))
    and company_id = (select app.member_company())
  );
create policy content_versions_of_company on public.content_versions for select to authenticated
  using (company_id = (select app.member_company()));
create policy version_added on public.content_versions for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company()) and published_by = (select auth.uid())
  );

-- Policies: content_categories. Addresses of pages and words of the search are changed by those who publish.

alter table public.content_categories enable row level security;
alter table public.content_categories force row level security;

create policy content_categories_of_company on public.content_categories for select to authenticated
  using (company_id = (select app.member_company()));
create policy content_categories_for_visitors on public.content_categories for select to anon, authenticated
  using ((select app.api_actor()) in ('visitor', 'ai') and company_id = (select app.claimed_company()));
create policy content_categories_added on public.content_categories for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_categories_changed on public.content_categories for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_categories_removed on public.content_categories for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );

-- Policies: content_sections.

alter table public.content_sections enable row level security;
alter table public.content_sections force row level security;

create policy content_sections_of_company on public.content_sections for select to authenticated
  using (company_id = (select app.member_company()));
create policy content_sections_for_visitors on public.content_sections for select to anon, authenticated
  using ((select app.api_actor()) in ('visitor', 'ai') and company_id = (select app.claimed_company()));
create policy content_sections_added on public.content_sections for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_sections_changed on public.content_sections for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_sections_removed on public.content_sections for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );

-- Policies: content_redirects.

alter table public.content_redirects enable row level security;
alter table public.content_redirects force row level security;

create policy content_redirects_of_company on public.content_redirects for select to authenticated
  using (company_id = (select app.member_company()));
create policy content_redirects_for_visitors on public.content_redirects for select to anon, authenticated
  using ((select app.api_actor()) in ('visitor', 'ai') and company_id = (select app.claimed_company()));
create policy content_redirects_added on public.content_redirects for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_redirects_changed on public.content_redirects for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_redirects_removed on public.content_redirects for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );

-- Policies: content_synonyms.

alter table public.content_synonyms enable row level security;
alter table public.content_synonyms force row level security;

create policy content_synonyms_of_company on public.content_synonyms for select to authenticated
  using (company_id = (select app.member_company()));
create policy content_synonyms_for_visitors on public.content_synonyms for select to anon, authenticated
  using ((select app.api_actor()) in ('visitor', 'ai') and company_id = (select app.claimed_company()));
create policy content_synonyms_added on public.content_synonyms for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_synonyms_changed on public.content_synonyms for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );
create policy content_synonyms_removed on public.content_synonyms for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.publish'))
    and company_id = (select app.member_company())
  );

-- Policies: content_changes and article_vectors. None. content_changes has no row-level security either: no role has a right
-- to it.

alter table app.article_vectors enable row level security;
alter table app.article_vectors force row level security;

-- Policies: attachments. The first folder of a file's name is its article's id.

create policy content_attachments_of_company on storage.objects for select to authenticated
  using (
    bucket_id = 'content-attachments'
    and exists (select 1 from public.content c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
create policy content_attachment_added on storage.objects for insert to authenticated
  with check (
    bucket_id = 'content-attachments' and (select app.may('content.edit'))
    and exists (select 1 from public.content c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );
create policy content_attachment_removed on storage.objects for delete to authenticated
  using (
    bucket_id = 'content-attachments' and (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and exists (select 1 from public.content c
                 where c.id::text = (storage.foldername(name))[1] and c.company_id = (select app.member_company()))
  );

-- Triggers.

-- Dates every change of an article, always later than the one before: the search index compares these dates. Publishing by a
-- person, publishing by a job, withdrawing and editing synonyms all change these rows. A new publishing date alone changes no
-- article.
create function app.set_content_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end $$;
create trigger set_content_updated_at before update of company_id, type, slug, title, excerpt, body, alternate_questions,
  category_id, section_id, seo_title, seo_description, visibility, status, language, translation_group on public.content
  for each row execute function app.set_content_updated_at();
create trigger set_synonym_updated_at before update on public.content_synonyms
  for each row execute function app.set_content_updated_at();

-- Adds the draft of a new article. Writing, importing, translating and the demo's seed all add articles. Security definer:
-- nobody may insert drafts.
create function app.create_draft() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.content_drafts (id, company_id, slug, title, excerpt, body, alternate_questions, category_id,
    section_id, seo_title, seo_description, visibility, updated_by, updated_at)
  values (new.id, new.company_id, new.slug, new.title, new.excerpt, new.body, new.alternate_questions, new.category_id,
    new.section_id, new.seo_title, new.seo_description, new.visibility, auth.uid(), new.updated_at);
  return null;
end $$;
revoke all on function app.create_draft() from public;
create trigger create_draft after insert on public.content for each row execute function app.create_draft();

-- Counts changes of what visitors may read. Publishing, withdrawing, deleting, the jobs and the demo's seed all make such
-- changes. Deferred to the commit, so that no transaction holds the count while it waits for an article that another holds.
-- Security definer: writes the server's table.
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

-- The audit of impersonated writes.
create trigger audit_impersonated_write after insert or update or delete on public.content
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.content_categories
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.content_sections
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.content_drafts
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.content_versions
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.content_redirects
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.content_synonyms
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.content, public.content_categories, public.content_sections, public.content_drafts,
  public.content_versions, public.content_redirects, public.content_synonyms from anon, authenticated;
revoke all on app.article_vectors from public, anon, authenticated;
grant all on public.content, public.content_categories, public.content_sections, public.content_drafts,
  public.content_versions, public.content_redirects, public.content_synonyms to service_role;
grant select, insert, update, delete on app.article_vectors to service_role;

-- Not when and by whom it will be published.
grant select (id, company_id, type, slug, title, excerpt, body, alternate_questions, category_id, section_id, language,
  translation_group, seo_title, seo_description, status, visibility, published_at, created_at, updated_at)
  on public.content to anon;
grant select, insert, delete on public.content to authenticated;
grant update (slug, title, excerpt, body, alternate_questions, category_id, section_id, seo_title, seo_description,
  visibility, status, published_at, publish_at, scheduled_by, scheduled_by_name) on public.content to authenticated;

grant select, update (slug, title, excerpt, body, alternate_questions, category_id, section_id, seo_title, seo_description,
  visibility, revision, has_changes, updated_by, updated_by_name, updated_at) on public.content_drafts to authenticated;
grant select, insert on public.content_versions to authenticated;

grant select on public.content_categories, public.content_sections, public.content_redirects, public.content_synonyms to anon;
grant select, insert, delete, update (slug, name, description, language, position, updated_at)
  on public.content_categories to authenticated;
grant select, insert, delete, update (slug, name, description, position, updated_at)
  on public.content_sections to authenticated;
grant select, insert, delete, update (content_id) on public.content_redirects to authenticated;
grant select, insert, delete, update (words) on public.content_synonyms to authenticated;
