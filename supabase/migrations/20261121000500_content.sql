create table public.content (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  type text not null default 'article' check (type in ('article')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  category text not null,
  section text not null,
  language text not null default 'en',
  body text not null,
  -- Other ways to ask for the article, in its own language.
  alternate_questions text[] not null default '{}',
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  visibility text not null default 'public' check (visibility in ('public', 'internal')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, type, slug)
);

-- Every change of an article counts as new, whoever makes it: the search index goes by this date.
create function app.date_content_change() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end $$;
create trigger date_content_change before update on public.content
  for each row execute function app.date_content_change();

-- What changes with every change of a company's answerable articles: the in-memory search index is rebuilt by it.
create function app.published_content_version() returns text language sql stable set search_path = '' as $$
  select count(*) || ':' || coalesce(max(updated_at)::text, '')
    from public.content
   where company_id = (select app.claimed_company()) and status = 'published' and visibility = 'public'
$$;
create index content_published on public.content (company_id, updated_at)
  where status = 'published' and visibility = 'public';

revoke all on public.content from anon, authenticated;
grant select on public.content to anon, authenticated;
grant all on public.content to service_role;
alter table public.content enable row level security;
alter table public.content force row level security;
create policy content_of_company on public.content for select to authenticated
  using (company_id = (select app.member_company()));
create policy content_published_for_answers on public.content for select to anon, authenticated
  using (
    (select app.api_actor()) in ('visitor', 'ai') and company_id = (select app.claimed_company())
    and status = 'published' and visibility = 'public'
  );

-- Whether the AI may answer for the company that a token names.
create function app.ai_is_enabled() returns boolean language sql stable security definer set search_path = '' as
$$ select coalesce((select ai_enabled from public.companies where id = app.claimed_company()), false) $$;
