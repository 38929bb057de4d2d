-- The AI's answers: its settings and limits, what visitors searched and how they rated articles, and what the company does
-- about questions without an answer.

-- A company's own language model. Without one, the platform's is used.
create table public.ai_models (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null unique references public.companies on delete cascade,
  url text not null check (length(url) between 1 and 500),
  name text not null check (length(name) between 1 and 120),
  -- The model's key, encrypted by the server.
  secret text,
  has_key boolean not null generated always as (secret is not null) stored,
  updated_at timestamptz not null
);

-- Answers that the AI started, by day (UTC).
create table public.ai_usage (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  day date not null,
  answers integer not null check (answers >= 0),
  unique (company_id, day)
);

-- What was searched, without who searched.
create table public.search_log (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  query text not null check (length(query) between 1 and 300),
  language text,
  result_count integer not null check (result_count >= 0),
  confidence real not null check (confidence between 0 and 1),
  searched_at timestamptz not null
);

-- A visitor's rating of an article. The browser makes up `visitor_key`; it identifies no person.
create table public.content_feedback (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  content_id uuid not null,
  visitor_key text not null check (length(visitor_key) between 16 and 64),
  helpful boolean not null,
  comment text not null default '' check (length(comment) <= 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete cascade,
  unique (content_id, visitor_key)
);

-- A test question of the playground with the expected outcome.
create table public.pinned_questions (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  question text not null check (length(question) between 1 and 500),
  language text not null check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  expected text not null check (expected in ('answer', 'no-answer')),
  -- The article that the answer must cite. Null once the article is deleted; the test then fails.
  content_id uuid,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (company_id, content_id) references public.content (company_id, id) on delete set null (content_id),
  constraint only_an_answer_rests_on_content check (expected = 'answer' or content_id is null),
  unique (company_id, question, language)
);

-- A question without an answer that was dismissed, until it is asked again. The key is its words without case and punctuation.
create table public.gap_dismissals (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  question_key text not null check (length(question_key) between 1 and 500),
  dismissed_at timestamptz not null,
  dismissed_by uuid not null,
  dismissed_by_name text not null,
  unique (company_id, question_key)
);

-- A conversation whose human answer became part of the knowledge base, or was dismissed.
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

-- A text that the AI wrote for an agent, and what became of it. The text itself is not stored.
create table public.ai_assists (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  -- Who asked for it; null once the person is gone.
  person_id uuid,
  task text not null check (task in ('draft', 'summary', 'rewrite', 'translate')),
  -- SHA-256 of the text: it tells whether the text was sent unchanged.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  offered_at timestamptz not null,
  inserted_at timestamptz,
  dismissed_at timestamptz,
  sent_at timestamptz,
  -- The message that was sent from it.
  sent_sequence integer,
  is_unchanged boolean,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete set null (person_id),
  constraint only_an_inserted_text_is_sent check (sent_at is null or inserted_at is not null),
  constraint a_sent_text_has_a_message check ((sent_at is null) = (sent_sequence is null)
    and (sent_at is null) = (is_unchanged is null))
);

create index ai_assists_recent on public.ai_assists (company_id, offered_at);
create index ai_assists_of_conversation on public.ai_assists (company_id, conversation_id);
create index search_log_recent on public.search_log (company_id, searched_at desc);
create index content_feedback_recent on public.content_feedback (company_id, updated_at desc);

-- The company's own model with its encrypted key. Security definer: no role may read the key.
create function app.ai_model() returns table (url text, name text, sealed_key text)
language sql stable security definer set search_path = '' as $$
  select m.url, m.name, m.secret
    from public.ai_models m
   where app.api_actor() = 'ai' and m.company_id = app.claimed_company()
$$;

-- Counts an answer that the AI starts; false if the day's limit is reached. Security definer: no role may write the count.
create function app.consume_ai_answer(on_day date, most integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'ai' then
    raise insufficient_privilege;
  end if;
  insert into public.ai_usage as used (company_id, day, answers)
  select id, on_day, 1 from public.companies where id = app.claimed_company() and most > 0
  on conflict (company_id, day) do update set answers = used.answers + 1 where used.answers < most;
  return found;
end $$;
revoke all on function app.ai_model(), app.consume_ai_answer(date, integer) from public;
grant execute on function app.ai_model(), app.consume_ai_answer(date, integer) to authenticated;

-- Stores or changes a visitor's rating of a published article; false if there is no such article. Security definer: no role
-- may write ratings.
create function app.rate_content(article uuid, visitor text, helped boolean, words text, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  insert into public.content_feedback (company_id, content_id, visitor_key, helpful, comment, created_at, updated_at)
  select c.company_id, c.id, visitor, helped, words, at, at
    from public.content c
   where c.id = article and c.company_id = app.claimed_company() and c.status = 'published' and c.visibility = 'public'
  on conflict (content_id, visitor_key) do update
     set helpful = excluded.helpful, comment = excluded.comment, updated_at = excluded.updated_at;
  return found;
end $$;
revoke all on function app.rate_content(uuid, text, boolean, text, timestamptz) from public;
grant execute on function app.rate_content(uuid, text, boolean, text, timestamptz) to anon;

-- Policies: ai_models and ai_usage.

alter table public.ai_models enable row level security;
alter table public.ai_models force row level security;
alter table public.ai_usage enable row level security;
alter table public.ai_usage force row level security;

create policy ai_models_of_company on public.ai_models for select to authenticated
  using (company_id = (select app.member_company()));
create policy ai_model_added on public.ai_models for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy ai_model_changed on public.ai_models for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy ai_model_removed on public.ai_models for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy ai_usage_of_company on public.ai_usage for select to authenticated
  using (company_id = (select app.member_company()));

-- Policies: search_log and content_feedback.

alter table public.search_log enable row level security;
alter table public.search_log force row level security;
alter table public.content_feedback enable row level security;
alter table public.content_feedback force row level security;

create policy search_log_of_company on public.search_log for select to authenticated
  using (company_id = (select app.member_company()));
create policy search_logged on public.search_log for insert to anon
  with check ((select app.api_actor()) = 'visitor' and company_id = (select app.claimed_company()));
create policy content_feedback_of_company on public.content_feedback for select to authenticated
  using (company_id = (select app.member_company()));

-- Policies: pinned_questions.

alter table public.pinned_questions enable row level security;
alter table public.pinned_questions force row level security;

create policy pinned_questions_of_company on public.pinned_questions for select to authenticated
  using (company_id = (select app.member_company()));
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

-- Policies: gap_dismissals.

alter table public.gap_dismissals enable row level security;
alter table public.gap_dismissals force row level security;

create policy gap_dismissals_of_company on public.gap_dismissals for select to authenticated
  using (company_id = (select app.member_company()));
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

-- Policies: settled_suggestions.

alter table public.settled_suggestions enable row level security;
alter table public.settled_suggestions force row level security;

create policy settled_suggestions_of_company on public.settled_suggestions for select to authenticated
  using (company_id = (select app.member_company()));
create policy suggestion_settled on public.settled_suggestions for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('content.edit'))
    and company_id = (select app.member_company()) and settled_by = (select auth.uid())
  );

-- Policies: ai_assists. Whoever acts for a tenant is none of its people, and asks for none.

alter table public.ai_assists enable row level security;
alter table public.ai_assists force row level security;

create policy ai_assists_of_company on public.ai_assists for select to authenticated
  using (company_id = (select app.member_company()));
create policy ai_assist_offered on public.ai_assists for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and (select app.claimed_impersonation()) is null
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );
create policy ai_assist_used on public.ai_assists for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company()) and person_id = (select auth.uid())
  );

-- Triggers: the audit of impersonated writes.


create trigger audit_impersonated_write after insert or update or delete on public.ai_assists
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.ai_models
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.pinned_questions
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.gap_dismissals
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.settled_suggestions
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.ai_models, public.ai_usage, public.search_log, public.content_feedback, public.pinned_questions,
  public.gap_dismissals, public.settled_suggestions, public.ai_assists from anon, authenticated;
grant all on public.ai_models, public.ai_usage, public.search_log, public.content_feedback, public.pinned_questions,
  public.gap_dismissals, public.settled_suggestions, public.ai_assists to service_role;

-- Not `secret`, though encrypted.
grant select (id, company_id, url, name, has_key, updated_at) on public.ai_models to authenticated;
grant insert (company_id, url, name, secret, updated_at) on public.ai_models to authenticated;
grant update (url, name, secret, updated_at) on public.ai_models to authenticated;
grant delete on public.ai_models to authenticated;
grant select on public.ai_usage, public.search_log, public.content_feedback to authenticated;
grant insert on public.search_log to anon;
grant select, insert, delete, update (question, language, expected, content_id, updated_at)
  on public.pinned_questions to authenticated;
grant select, insert, update (dismissed_at, dismissed_by, dismissed_by_name) on public.gap_dismissals to authenticated;
grant select, insert on public.settled_suggestions to authenticated;
grant select, insert, update (inserted_at, dismissed_at, sent_at, sent_sequence, is_unchanged) on public.ai_assists
  to authenticated;
