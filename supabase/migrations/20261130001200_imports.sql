-- Imports of articles from files and from websites.

-- An import. `due_at` is when a job works on it. The job that takes it moves it on, so that a crash loses nothing.
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

-- A file or page of an import.
create table public.import_items (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  import_id uuid not null,
  position integer not null,
  -- The name of the file, or the address of the page.
  source text not null check (length(source) between 1 and 2000),
  -- The text of a file, until it is imported.
  body text,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  error text,
  content_id uuid,
  foreign key (company_id, import_id) references public.imports (company_id, id) on delete cascade,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete set null (content_id),
  unique (import_id, source)
);

create index imports_recent on public.imports (company_id, created_at desc);
create index imports_due on public.imports (due_at) where due_at is not null;
create index import_items_waiting on public.import_items (import_id, position) where state = 'waiting';

-- Policies: imports.

alter table public.imports enable row level security;
alter table public.imports force row level security;

create policy imports_of_company on public.imports for select to authenticated
  using (company_id = (select app.member_company()));
create policy import_created on public.imports for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company()) and created_by = (select auth.uid())
  );
create policy import_changed on public.imports for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company())
  );

-- Policies: import_items.

alter table public.import_items enable row level security;
alter table public.import_items force row level security;

create policy import_items_of_company on public.import_items for select to authenticated
  using (company_id = (select app.member_company()));
create policy import_item_added on public.import_items for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company())
  );

-- Empties the texts of a canceled import: nobody will import them. Today one use case cancels. Security definer: members can't
-- update items.
create function app.clear_import_texts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.import_items set body = null
   where company_id = new.company_id and import_id = new.id and body is not null;
  return null;
end $$;
revoke all on function app.clear_import_texts() from public;
create trigger clear_import_texts after update on public.imports
  for each row when (new.state = 'cancelled' and old.state <> 'cancelled')
  execute function app.clear_import_texts();

-- The audit of impersonated writes.
create trigger audit_impersonated_write after insert or update or delete on public.imports
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.imports, public.import_items from anon, authenticated;
grant all on public.imports, public.import_items to service_role;
grant select, insert, update (state, due_at, finished_at) on public.imports to authenticated;
grant select, insert (company_id, import_id, position, source, body) on public.import_items to authenticated;
