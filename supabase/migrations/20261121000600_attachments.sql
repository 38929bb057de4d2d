insert into storage.buckets (id, name, public, file_size_limit)
values ('conversation-uploads', 'conversation-uploads', true, 10485760)
on conflict (id) do nothing;

create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  object_name text not null unique,
  file_name text not null,
  media_type text not null,
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz not null default now(),
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade
);
create index attachments_of_conversation on public.attachments (conversation_id);

revoke all on public.attachments from anon, authenticated;
grant select on public.attachments to anon, authenticated;
grant all on public.attachments to service_role;
alter table public.attachments enable row level security;
alter table public.attachments force row level security;
create policy attachments_of_company on public.attachments for select to authenticated
  using (company_id = (select app.member_company()));
create policy attachments_of_token on public.attachments for select to anon
  using (conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));

-- A file lies under its conversation's id: whoever can see the conversation may add to it.
create policy upload_to_conversation on storage.objects for insert to anon, authenticated
  with check (
    bucket_id = 'conversation-uploads'
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );
create policy see_uploads_of_conversation on storage.objects for select to anon, authenticated
  using (
    bucket_id = 'conversation-uploads'
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );
