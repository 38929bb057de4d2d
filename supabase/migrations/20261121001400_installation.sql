-- What this database is for, and the first row that every installation needs.

-- One row: the demo, whose passwords are public, or production. Only the server's owner connection uses it.
create table app.installation (
  is_only_row boolean primary key default true check (is_only_row),
  -- Null until the first start decides.
  mode text check (mode in ('demo', 'production')),
  -- Together with the server's secret it gives the token of the first-run page. Using the token changes it.
  first_run_nonce uuid not null default gen_random_uuid()
);

-- A database that was in use before this file knows its mode from its rows: the demo's people and companies have fixed ids.
insert into app.installation (mode)
select case
  when exists (select from public.profiles
                where id between 'e0a00000-0000-4000-8000-000000000001' and 'e0a00000-0000-4000-8000-000000000016')
    or exists (select from public.companies
                where id between 'c0a00000-0000-4000-8000-000000000001' and 'c0a00000-0000-4000-8000-000000000005')
    then 'demo'
  when exists (select from public.companies) then 'production'
end;

-- After the row: where the owner has no BYPASSRLS, it could not insert it.
alter table app.installation enable row level security;
alter table app.installation force row level security;

-- The platform's own company. Leads, the product's help center and the platform's people belong to it.
insert into public.companies (id, name, subdomain)
values ('c0a00000-0000-4000-8000-000000000005', 'Lapwing', 'app') on conflict do nothing;
