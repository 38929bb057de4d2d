-- A company's settings. Every save of a section is a row of its own, and the row with the highest version counts: two people
-- who save at the same time can't overwrite each other, and every earlier version can be restored.

create table public.settings (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  section text not null check (length(section) between 1 and 40),
  version integer not null check (version >= 1),
  -- A document of the contract's `SETTINGS`. Fields that are missing have their defaults. A request has at most 64 KB, and
  -- jsonb takes more room than its text.
  value jsonb not null check (jsonb_typeof(value) = 'object' and pg_column_size(value) < 131072),
  saved_by uuid not null,
  saved_by_name text not null,
  saved_at timestamptz not null,
  unique (company_id, section, version)
);

-- Companies' logos and favicons are stored in this bucket under their company's id.
insert into storage.buckets (id, name, public, file_size_limit)
values ('brand-images', 'brand-images', true, 10485760)
on conflict (id) do nothing;

-- The people whose faces the company's widgets show: those of its newest brand who still work there. Security definer: a
-- visitor can't read profiles.
create function app.brand_faces() returns table (id uuid, full_name text)
language sql stable security definer set search_path = '' as $$
  select p.id, p.full_name
    from public.profiles p,
         (select s.value -> 'faces' as faces from public.settings s
           where s.company_id = app.claimed_company() and s.section = 'brand'
           order by s.version desc limit 1) brand
   where app.api_actor() = 'visitor' and p.company_id = app.claimed_company() and p.status = 'active'
     and brand.faces ? p.id::text
$$;
revoke all on function app.brand_faces() from public;
grant execute on function app.brand_faces() to anon;

-- Policies.

alter table public.settings enable row level security;
alter table public.settings force row level security;

create policy settings_of_company on public.settings for select to authenticated
  using (company_id = (select app.member_company()) and (section <> 'voice' or (select app.may('voice.manage'))));
-- What visitors see anyway, and what the server checks their messages against.
create policy settings_for_visitors on public.settings for select to anon
  using (
    (select app.api_actor()) = 'visitor' and company_id = (select app.claimed_company())
    and section in ('brand', 'hours', 'ticket-form', 'chat-flow', 'conversations', 'help-center', 'spam', 'voice', 'csat')
  );
create policy settings_for_answers on public.settings for select to authenticated
  using (
    (select app.api_actor()) = 'ai' and company_id = (select app.claimed_company()) and section in ('ai', 'chat-flow', 'hours', 'csat')
  );
create policy settings_saved on public.settings for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company()) and saved_by = (select auth.uid())
    and (section <> 'voice' or (select app.may('voice.manage')))
  );

-- Policies: images. Nobody removes one: earlier versions of the brand show it.

create policy brand_images_of_company on storage.objects for select to authenticated
  using (bucket_id = 'brand-images' and (storage.foldername(name))[1] = (select app.member_company())::text);
create policy brand_image_added on storage.objects for insert to authenticated
  with check (
    bucket_id = 'brand-images' and (select app.may('settings.edit'))
    and (storage.foldername(name))[1] = (select app.member_company())::text
  );

create trigger audit_impersonated_write after insert or update or delete on public.settings
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.settings from anon, authenticated;
grant all on public.settings to service_role;
grant select on public.settings to anon, authenticated;
grant insert (company_id, section, version, value, saved_by, saved_by_name, saved_at) on public.settings to authenticated;
