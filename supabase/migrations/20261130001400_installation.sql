-- What this database is for, and the first row that every installation needs.

-- One row: the demo, whose passwords are public, or production. Only the server's owner connection uses it.
create table app.installation (
  is_only_row boolean primary key default true check (is_only_row),
  -- Null until the first start decides.
  mode text check (mode in ('demo', 'production')),
  -- Together with the server's secret it gives the token of the first-run page. Using the token changes it.
  first_run_nonce uuid not null default gen_random_uuid(),
  -- The oldest version of the product that may run on this schema. A migration raises it if older code can't live with its
  -- changes; otherwise nodes of the version before serve on during an upgrade.
  oldest_version text not null default '0.2.0',
  -- Raised when the event log moves to another cluster, whose transaction ids begin low: the events of a higher generation
  -- come later.
  event_generation smallint not null default 1
);

insert into app.installation default values;

-- After the row: where the owner has no BYPASSRLS, it could not insert it.
alter table app.installation enable row level security;
alter table app.installation force row level security;

-- The platform's own company. Leads, the product's help center and the platform's people belong to it.
insert into public.companies (id, name, subdomain)
values ('c0a00000-0000-4000-8000-000000000005', 'Lapwing', 'app') on conflict do nothing;
