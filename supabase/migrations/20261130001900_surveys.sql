-- Satisfaction surveys (CSAT).

-- A survey: what a visitor was asked, about whom, and what they answered. One of the channel 'page' stands on a page and is
-- about no conversation; it exists once it is answered.
create table public.surveys (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  conversation_id uuid unique,
  kind text not null check (kind in ('emoji', 'stars', 'numbers', 'thumbs', 'comment')),
  channel text not null check (channel in ('chat', 'voice', 'email', 'page')),
  locale text not null check (locale in ('en', 'de', 'es', 'fr', 'he', 'ar')),
  -- The key of an answer on a page, made by the browser: the same key changes the answer.
  answer_key uuid,
  -- Who had answered the visitor when the survey was asked; null on a page.
  handled_by text check (handled_by in ('ai', 'agent')),
  agent_id uuid,
  agent_name text,
  team_id uuid,
  -- When it was last asked: a conversation that ends again before an answer is asked about again.
  asked_at timestamptz not null,
  -- When the email that asks is due; null if none is. The job that takes it sets `emailed_at`, once.
  email_due_at timestamptz,
  emailed_at timestamptz,
  -- The answer.
  score smallint,
  comment text check (length(comment) between 1 and 2000),
  answered_at timestamptz,
  changed_at timestamptz,
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (company_id, answer_key),
  constraint page_has_no_conversation check (
    (channel = 'page') = (conversation_id is null) and (channel = 'page') = (answer_key is not null)
    and (channel = 'page') = (handled_by is null)),
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
create index surveys_email_due on public.surveys (email_due_at) where email_due_at is not null;

-- Asks the visitor of a conversation that was just resolved, or returns false. What the company's settings say is in the
-- arguments; what visitors and the AI can't read is checked here. Spam, merged conversations, blocked visitors and visitors
-- who never wrote are not asked. A conversation has one survey: resolved again before an answer, it is asked again.
-- Security definer: visitors, the AI, members and jobs all resolve, and none of them writes surveys.
create function app.ask_survey(
  conversation uuid, asked_kind text, asks_about text, asks_in_chat boolean, email_at timestamptz, quiet_since timestamptz,
  at timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  c public.conversations;
  handler text;
  can_email boolean;
  asked_channel text;
begin
  select * into c from public.conversations x where x.id = conversation;
  if not coalesce(case
    when app.api_actor() = 'member' then c.company_id = app.member_company() and app.may('conversations.reply')
    when app.api_actor() in ('visitor', 'ai')
      then c.id = app.claimed_conversation() and c.company_id = app.claimed_company()
    else auth.role() = 'service_role' end, false)
  then
    raise insufficient_privilege;
  end if;
  if c.status <> 'resolved' or c.merged_into_id is not null or c.spam_at is not null or c.visitor_blocked_at is not null
    or app.is_blocked(c.company_id, c.customer_id, c.customer_email)
  then
    return false;
  end if;
  handler := case when c.first_replied_at is null then 'ai' else 'agent' end;
  can_email := email_at is not null and c.customer_email is not null;
  asked_channel := case
    when can_email and (not asks_in_chat or c.number is not null) then 'email'
    when asks_in_chat then 'chat' end;
  if asked_channel is null or (asks_about <> 'all' and asks_about <> handler)
    or not exists (
      select from public.messages m
       where m.conversation_id = c.id and m.company_id = c.company_id and m.sender_type = 'visitor'
         and not app.is_mark(m.sender_type, m.content, m.meta))
    or (quiet_since is not null and exists (
      select from public.surveys s join public.conversations other on other.id = s.conversation_id
       where other.company_id = c.company_id and other.customer_id = c.customer_id and other.id <> c.id
         and s.asked_at > quiet_since))
  then
    return false;
  end if;
  insert into public.surveys as known (company_id, conversation_id, kind, channel, locale, handled_by, agent_id, agent_name,
    team_id, asked_at, email_due_at)
  values (c.company_id, c.id, asked_kind, asked_channel, c.locale, handler, c.assignee_id, c.assignee_name, c.team_id, at,
    case when can_email then email_at end)
  on conflict (conversation_id) do update
     set handled_by = excluded.handled_by, agent_id = excluded.agent_id, agent_name = excluded.agent_name,
         team_id = excluded.team_id, asked_at = excluded.asked_at,
         email_due_at = case when known.emailed_at is null then excluded.email_due_at end
   where known.answered_at is null;
  return true;
end $$;
revoke all on function app.ask_survey(uuid, text, text, boolean, timestamptz, timestamptz, timestamptz) from public;
grant execute on function app.ask_survey(uuid, text, text, boolean, timestamptz, timestamptz, timestamptz)
  to anon, authenticated, service_role;

-- Stores an answer on a page of the company; the same key changes it while it was first given after `changeable_since`.
-- Returns the stored answer, or nothing if it is too old. Security definer: visitors read no answers of pages.
create function app.answer_page_survey(
  key uuid, asked_kind text, asked_locale text, given_score integer, given_comment text, at timestamptz,
  changeable_since timestamptz
) returns table (kind text, score smallint, comment text, answered_at timestamptz)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
begin
  if app.api_actor() is distinct from 'visitor' or app.claimed_company() is null then
    raise insufficient_privilege;
  end if;
  return query
    insert into public.surveys as known (company_id, kind, channel, locale, answer_key, asked_at, score, comment, answered_at,
      changed_at)
    values (app.claimed_company(), asked_kind, 'page', asked_locale, key, at, given_score, given_comment, at, at)
    on conflict (company_id, answer_key) do update
       set kind = excluded.kind, locale = excluded.locale, score = excluded.score,
           comment = coalesce(excluded.comment, known.comment), changed_at = excluded.changed_at
     where known.answered_at > changeable_since
    returning known.kind, known.score, known.comment, known.answered_at;
end $$;
revoke all on function app.answer_page_survey(uuid, text, text, integer, text, timestamptz, timestamptz) from public;
grant execute on function app.answer_page_survey(uuid, text, text, integer, text, timestamptz, timestamptz) to anon;

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
grant select (id, conversation_id, company_id, kind, channel, locale, score, comment, answered_at) on public.surveys to anon;
grant update (score, comment, answered_at, changed_at) on public.surveys to anon;
grant select, insert, update, delete on public.surveys to service_role;

alter publication supabase_realtime add table public.surveys;
