-- Satisfaction surveys (CSAT).

-- The survey of a conversation: what the visitor was asked, about whom, and what they answered.
create table public.surveys (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null unique,
  kind text not null check (kind in ('emoji', 'stars', 'numbers', 'thumbs', 'comment')),
  channel text not null check (channel in ('chat', 'voice', 'email')),
  locale text not null check (locale in ('en', 'de', 'es', 'fr', 'he', 'ar')),
  -- Who had answered the visitor when the survey was asked.
  handled_by text not null check (handled_by in ('ai', 'agent')),
  agent_id uuid,
  agent_name text,
  team_id uuid,
  asked_at timestamptz not null,
  -- The answer.
  score smallint,
  comment text check (length(comment) between 1 and 2000),
  answered_at timestamptz,
  changed_at timestamptz,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  constraint score_is_of_kind check (
    score is null
    or case kind
      when 'emoji' then score between 1 and 5
      when 'stars' then score between 1 and 5
      when 'numbers' then score between 0 and 10
      when 'thumbs' then score between 0 and 1
      else false
    end),
  constraint answer_says_something check (
    (answered_at is null) = (score is null and comment is null) and (answered_at is null) = (changed_at is null))
);
create index surveys_asked on public.surveys (company_id, asked_at desc, id desc);

-- Policies. The server asks; the visitor of the conversation answers.

alter table public.surveys enable row level security;
alter table public.surveys force row level security;

create policy surveys_of_company on public.surveys for select to authenticated
  using (company_id = (select app.member_company()));
create policy survey_of_token on public.surveys for select to anon
  using (conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));
create policy survey_answered_by_visitor on public.surveys for update to anon
  using (
    (select app.api_actor()) = 'visitor'
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );

revoke all on public.surveys from public, anon, authenticated;
grant select on public.surveys to authenticated;
grant select (id, conversation_id, company_id, kind, score, comment, answered_at) on public.surveys to anon;
grant update (score, comment, answered_at, changed_at) on public.surveys to anon;
grant select, insert, update, delete on public.surveys to service_role;
