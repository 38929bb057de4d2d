-- The workspace's health: where the widgets run and what hinders them there, and when the server's jobs last ran.

-- What pages report about the widgets on them. One row per site and problem, whatever the number of reports.
create table public.embed_reports (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- Such as 'https://shop.example', as the browser names it.
  origin text not null check (length(origin) between 1 and 255),
  -- 'loaded' for a site that has reported, 'configured' for one that has fetched a widget's configuration, else a problem.
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

-- Stores what is known of a page for the visitor's company: 'loaded' with its problems, or 'configured', at most once a day.
-- Returns false, and stores nothing, for a new site unless it may be added. Beyond `sites_max` sites, a new one replaces the
-- one that reported least, of those that have not fetched a configuration; without one of those, a site that fetches a
-- configuration replaces the one that did so on the fewest days. Security definer: no role may write reports.
create function app.note_embed_report(
  page_origin text, page_path text, shown_in text, shown text[], tag_brand text, findings text[], sites_max integer,
  may_add boolean, at timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  company uuid := app.claimed_company();
begin
  if app.api_actor() is distinct from 'visitor' or company is null then
    raise insufficient_privilege;
  end if;
  if not exists (select from public.embed_reports r where r.company_id = company and r.origin = page_origin) then
    if not may_add then
      return false;
    end if;
    -- One new site at a time, or several could together exceed the limit.
    perform pg_advisory_xact_lock(hashtextextended('lapwing.embed ' || company, 0));
    delete from public.embed_reports r
     where r.company_id = company and r.origin in (
       select site.origin from (
         select known.origin, bool_or(known.finding = 'configured') as is_configured,
                coalesce(max(known.reports) filter (where known.finding = 'configured'), max(known.reports)) as reports,
                max(known.last_seen_at) as last_seen_at
           from public.embed_reports known where known.company_id = company group by known.origin
          order by is_configured desc, reports desc, last_seen_at desc offset sites_max - 1) site
        where not site.is_configured or 'configured' = any (findings));
    if (select count(distinct r.origin) from public.embed_reports r where r.company_id = company) >= sites_max then
      return true;
    end if;
  end if;
  insert into public.embed_reports as known
    (company_id, origin, finding, path, mode, features, brand, first_seen_at, last_seen_at)
  select company, page_origin, finding, page_path, shown_in, shown, tag_brand, at, at
    -- In one order, or two reports of a site could deadlock.
    from unnest(findings) as finding order by finding
  on conflict (company_id, origin, finding) do update
     set path = excluded.path, mode = excluded.mode, features = excluded.features, brand = excluded.brand,
         reports = known.reports + 1, last_seen_at = excluded.last_seen_at
   where known.finding <> 'configured' or known.last_seen_at < excluded.last_seen_at - interval '1 day';
  return true;
end $$;
revoke all on function app.note_embed_report(text, text, text, text[], text, text[], integer, boolean, timestamptz) from public;
grant execute on function app.note_embed_report(text, text, text, text[], text, text[], integer, boolean, timestamptz) to anon;

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
