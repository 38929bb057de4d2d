-- The workspace's health: where the widgets run and what hinders them there, and when the server's jobs last ran.

-- What pages report about the widgets on them. One row per site and problem, whatever the number of reports.
create table public.embed_reports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Such as 'https://shop.example', as the browser names it.
  origin text not null check (length(origin) between 1 and 255),
  -- 'loaded' for the site itself, else a problem.
  finding text not null check (length(finding) between 1 and 40),
  -- The page of the newest report, and how it shows the widgets.
  path text not null check (length(path) between 1 and 500),
  mode text not null check (mode in ('element', 'iframe')),
  features text[] not null,
  -- Style of the script tag; null without one.
  brand text check (length(brand) <= 1000),
  reports integer not null default 1 check (reports > 0),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  unique (company_id, origin, finding)
);

create index embed_reports_old on public.embed_reports (last_seen_at);

-- The newest rounds of the server's jobs, of any node. Only the server uses it.
create table app.job_runs (
  name text primary key,
  -- Interval between the starts of two rounds.
  every_ms integer not null,
  started_at timestamptz not null,
  -- Of the newest round that has ended; null before.
  duration_ms integer,
  succeeded_at timestamptz,
  failed_at timestamptz
);

-- Stores a page's report for the visitor's company. Beyond `sites_max` sites, a new one replaces the one that reported
-- least. Security definer: no role may write reports.
create function app.note_embed_report(
  page_origin text, page_path text, shown_in text, shown text[], tag_brand text, problems text[], sites_max integer, at timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  company uuid := app.claimed_company();
begin
  if app.api_actor() is distinct from 'visitor' or company is null then
    raise insufficient_privilege;
  end if;
  if not exists (
    select from public.embed_reports r where r.company_id = company and r.origin = page_origin and r.finding = 'loaded'
  ) then
    -- One new site at a time, or several could together exceed the limit.
    perform pg_advisory_xact_lock(hashtextextended('lapwing.embed ' || company, 0));
    delete from public.embed_reports r
     where r.company_id = company and r.origin in (
       select site.origin from public.embed_reports site
        where site.company_id = company and site.finding = 'loaded' and site.origin <> page_origin
        order by site.reports desc, site.last_seen_at desc offset sites_max - 1);
  end if;
  insert into public.embed_reports as known
    (company_id, origin, finding, path, mode, features, brand, first_seen_at, last_seen_at)
  select company, page_origin, finding, page_path, shown_in, shown, tag_brand, at, at
    -- In one order, or two reports of a site could deadlock.
    from unnest(array_prepend('loaded', problems)) as finding order by finding
  on conflict (company_id, origin, finding) do update
     set path = excluded.path, mode = excluded.mode, features = excluded.features, brand = excluded.brand,
         reports = known.reports + 1, last_seen_at = excluded.last_seen_at;
  return true;
end $$;
revoke all on function app.note_embed_report(text, text, text, text[], text, text[], integer, timestamptz) from public;
grant execute on function app.note_embed_report(text, text, text, text[], text, text[], integer, timestamptz) to anon;

-- Policies.

alter table public.embed_reports enable row level security;
alter table public.embed_reports force row level security;
alter table app.job_runs enable row level security;
alter table app.job_runs force row level security;

create policy embed_reports_of_company on public.embed_reports for select to authenticated
  using (company_id = (select app.member_company()));

-- Policies: job_runs. None: only the service role reads and writes it.

-- Grants.

revoke all on public.embed_reports from anon, authenticated;
revoke all on app.job_runs from public, anon, authenticated;
grant all on public.embed_reports to service_role;
grant select, insert, update on app.job_runs to service_role;
grant select on public.embed_reports to authenticated;
