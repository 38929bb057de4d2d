-- What a company's people ask of the AI themselves, and what they made of the questions that it could not answer.

-- A question whose answer is to stay as it is.
create table public.pinned_questions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  question text not null check (length(question) between 1 and 500),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  expected text not null check (expected in ('answer', 'no-answer')),
  -- What the answer is to rest on; gone with the article, so that the test fails from then on.
  content_id uuid,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete set null (content_id),
  constraint only_an_answer_rests_on_content check (expected = 'answer' or content_id is null),
  unique (company_id, question, language)
);

-- Questions that nobody means to answer, until they are asked again: by their words, without case and signs.
create table public.gap_dismissals (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  question_key text not null check (length(question_key) between 1 and 500),
  dismissed_at timestamptz not null,
  dismissed_by uuid not null,
  dismissed_by_name text not null,
  unique (company_id, question_key)
);

-- Conversations whose answer by a human was taken into the knowledge base, or was not worth it.
create table public.settled_suggestions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  outcome text not null check (outcome in ('drafted', 'question-added', 'dismissed')),
  content_id uuid,
  settled_at timestamptz not null,
  settled_by uuid not null,
  settled_by_name text not null,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete set null (content_id),
  unique (conversation_id)
);

-- What the AI said, the newest first: for what it could not answer, and for what was thought of its answers.
create index messages_of_ai on public.messages (company_id, created_at desc) where sender_type = 'ai';

do $$
declare
  name text;
begin
  foreach name in array array['pinned_questions', 'gap_dismissals', 'settled_suggestions']
  loop
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select, insert on public.%I to authenticated', name);
    execute format('grant all on public.%I to service_role', name);
    execute format('alter table public.%I enable row level security', name);
    execute format('alter table public.%I force row level security', name);
    execute format(
      'create policy %I on public.%I for select to authenticated using (company_id = (select app.member_company()))',
      name || '_of_company', name);
    execute format(
      'create trigger audit_impersonated_write after insert or update or delete on public.%I
         for each row execute function app.audit_impersonated_write()', name);
  end loop;
end $$;

-- Who writes drafts keeps the tests of them, too.
grant update (question, language, expected, content_id, updated_at), delete on public.pinned_questions to authenticated;
create policy question_pinned on public.pinned_questions for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company()) and created_by = (select auth.uid())
  );
create policy pinned_question_changed on public.pinned_questions for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company())
  );
create policy pinned_question_removed on public.pinned_questions for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company())
  );

grant update (dismissed_at, dismissed_by, dismissed_by_name) on public.gap_dismissals to authenticated;
create policy gap_dismissed on public.gap_dismissals for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company()) and dismissed_by = (select auth.uid())
  );
create policy gap_dismissed_again on public.gap_dismissals for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company())
  )
  with check (company_id = (select app.member_company()) and dismissed_by = (select auth.uid()));

create policy suggestion_settled on public.settled_suggestions for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company()) and settled_by = (select auth.uid())
  );
