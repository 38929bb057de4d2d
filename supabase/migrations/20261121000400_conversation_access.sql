revoke all on public.customers, public.conversations, public.messages from anon, authenticated;
grant all on public.customers, public.conversations, public.messages to service_role;

grant select on public.customers, public.messages to authenticated;
-- All but `client_id`: whoever knows it gets the visitor's token by asking for the same conversation again.
grant select (id, company_id, subject, description, source, status, priority, tags, customer_id, customer_email,
  customer_name, customer_company_name, needs_human, human_requested_at, pen, assignee_id, assignee_name,
  last_sequence, last_message_at, preview, ai_due_at, resolved_at, created_at, updated_at)
  on public.conversations to authenticated;
-- What a visitor may see: no address, nobody's id.
grant select (id, company_id, subject, status, needs_human, human_requested_at, pen, assignee_name, last_sequence,
  created_at, updated_at)
  on public.conversations to anon;
grant select (id, company_id, conversation_id, sequence, client_id, sender_type, sender_name, content, meta, created_at)
  on public.messages to anon;

grant insert (id, company_id, client_id, subject, description, source, priority, customer_id, customer_email,
  customer_name, customer_company_name, created_at, updated_at, pen)
  on public.conversations to anon;
grant update (status, needs_human, human_requested_at, pen, assignee_id, assignee_name, ai_due_at, resolved_at,
  updated_at) on public.conversations to anon, authenticated;
grant update (priority) on public.conversations to authenticated;
grant insert (company_id, conversation_id, client_id, sender_type, sender_id, sender_name, content, meta, created_at)
  on public.messages to anon, authenticated;

alter table public.customers enable row level security;
alter table public.customers force row level security;
alter table public.conversations enable row level security;
alter table public.conversations force row level security;
alter table public.messages enable row level security;
alter table public.messages force row level security;

create policy customers_of_company on public.customers for select to authenticated
  using (company_id = (select app.member_company()));

create policy conversations_of_company on public.conversations for select to authenticated
  using (company_id = (select app.member_company()));
create policy conversation_of_token on public.conversations for select to anon, authenticated
  using (id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));
create policy conversation_start on public.conversations for insert to anon
  with check (
    (select app.api_actor()) = 'visitor'
    and id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
create policy conversation_change_of_token on public.conversations for update to anon, authenticated
  using (
    (select app.api_actor()) in ('visitor', 'ai')
    and id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  )
  with check (id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));
create policy conversation_change_of_member on public.conversations for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.member_role()) <> 'viewer'
    and company_id = (select app.member_company())
  )
  with check (company_id = (select app.member_company()));

create policy messages_of_company on public.messages for select to authenticated
  using (company_id = (select app.member_company()));
create policy messages_of_token on public.messages for select to anon, authenticated
  using (conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));
-- Nobody speaks as somebody else.
create policy message_of_visitor on public.messages for insert to anon
  with check (
    (select app.api_actor()) = 'visitor' and sender_type = 'visitor' and sender_id is null
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
create policy message_of_ai on public.messages for insert to authenticated
  with check (
    (select app.api_actor()) = 'ai' and sender_type = 'ai' and sender_id is null
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
create policy message_of_member on public.messages for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.member_role()) <> 'viewer'
    and sender_type = 'agent' and sender_id = (select auth.uid())
    and company_id = (select app.member_company())
  );

alter publication supabase_realtime add table public.messages, public.conversations;
