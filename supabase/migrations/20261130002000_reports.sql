-- Reports: one narrow row of facts for each conversation, and the functions that compute figures from these rows.

-- The facts of a conversation, under its id. A consumer of the event log keeps them (`server/domain/reports/keep-facts.ts`).
-- They hold ids and instants only: the reports join names, so that nothing about a person is kept twice.
create table public.conversation_facts (
  id uuid primary key,
  company_id uuid not null,
  -- Whether reports count it: neither spam nor merged into another.
  is_counted boolean not null,
  started_at timestamptz not null,
  channel text not null check (channel in ('chat', 'ticket', 'voice')),
  locale text not null,
  -- In lower case, because labels compare without regard to case.
  labels text[] not null,
  -- Who has it, or had it last.
  agent_id uuid,
  team_id uuid,
  -- 'agent' as soon as a person has written.
  handled_by text not null check (handled_by in ('ai', 'agent')),
  -- When a person was first asked for.
  asked_for_person_at timestamptz,
  -- When the first message of a person came, and since when it was awaited.
  awaited_at timestamptz,
  replied_at timestamptz,
  -- The last resolution; null while the conversation goes on.
  resolved_at timestamptz,
  -- How a conversation ended that is resolved and in which no person wrote or was asked for: see `app.ai_ending`.
  ai_ending text check (ai_ending in ('confirmed', 'assumed', 'given-up')),
  reopened_count integer not null,
  -- SLA deadlines that ended in time, and that did not.
  met_count integer not null,
  missed_count integer not null,
  -- The newest voice call.
  call_started_at timestamptz,
  call_ended_at timestamptz,
  -- The survey, and who had answered the visitor when it was asked.
  survey_channel text,
  survey_kind text,
  survey_score smallint,
  survey_asked_at timestamptz,
  survey_answered_at timestamptz,
  survey_handled_by text,
  survey_agent_id uuid,
  survey_team_id uuid,
  foreign key (company_id, id) references public.conversations (company_id, id) on delete cascade
) with (fillfactor = 90);

create index facts_started on public.conversation_facts (company_id, started_at) where is_counted;
-- Also for the backlog: what is not resolved comes last.
create index facts_resolved on public.conversation_facts (company_id, coalesce(resolved_at, 'infinity')) where is_counted;
create index facts_asked on public.conversation_facts (company_id, survey_asked_at)
  where is_counted and survey_asked_at is not null;
create index facts_answered on public.conversation_facts (company_id, survey_answered_at)
  where is_counted and survey_answered_at is not null;
create index facts_called on public.conversation_facts (company_id, call_started_at)
  where is_counted and call_started_at is not null;
-- A change of a conversation reads its requests.
create index handoffs_of_conversation on public.handoffs (company_id, conversation_id);
create index surveys_answered on public.surveys (company_id, answered_at desc, id desc) where answered_at is not null;

-- The facts, from the rows they follow from.

-- How a conversation ended that only the AI answered, by its last word that tells:
-- 'confirmed': the visitor pressed the thanks or wrote them after an answer from articles, rated that answer as helpful, or
-- was satisfied in the survey;
-- 'assumed': the visitor said nothing after such an answer;
-- 'given-up': the visitor said nothing after suggestions, a question back, the offer of a human, an answer that did not help or
-- the reply to a complaint, or got no answer at all, or was not satisfied in the survey.
create function app.ai_ending(conversation uuid, is_satisfied boolean) returns text
language sql stable set search_path = '' as $$
  select case
    when is_satisfied then 'confirmed'
    when is_satisfied is false then 'given-up'
    when told.type = 'thankyou' then 'confirmed'
    when told.type is distinct from 'answer' or told.outcome = 'complaint' or told.helpful is false then 'given-up'
    when told.helpful or exists (
      select from public.messages m
       where m.conversation_id = conversation and m.sequence > told.sequence and m.outcome = 'thanks') then 'confirmed'
    else 'assumed' end
    from (select) one
    left join lateral (
      select m.sequence, m.meta ->> 'type' as type, m.outcome, m.helpful from public.messages m
       where m.conversation_id = conversation
         and ((m.sender_type = 'visitor' and m.meta ->> 'type' = 'thankyou')
           or (m.sender_type = 'ai' and (m.meta ->> 'type' in ('suggestions', 'clarification', 'offer')
             or m.outcome = 'complaint' or jsonb_array_length(m.meta -> 'citations') > 0)))
       order by m.sequence desc limit 1
    ) told on true
$$;
revoke all on function app.ai_ending(uuid, boolean) from public;

-- The facts of a conversation, computed from the conversation and its history; no row if there is no such conversation.
-- Planning takes thirty times as long as running, so a connection plans once, without regard to the id. It returns one row at
-- most; else the planner would expect a thousand, and read all facts to update one.
create function app.compute_facts(conversation uuid) returns setof public.conversation_facts
language plpgsql stable rows 1 set search_path = '' set plan_cache_mode = force_generic_plan as $$
begin
  return query select c.id, c.company_id, c.spam_at is null and c.merged_into_id is null, c.created_at,
         case when c.call_started_at is not null then 'voice' when form.at is not null then 'ticket' else 'chat' end,
         c.locale,
         array(select distinct lower(t) from unnest(c.tags) t order by 1),
         coalesce(c.assignee_id, holder.id), c.team_id,
         case when c.first_replied_at is null then 'ai' else 'agent' end,
         asked.at,
         case when c.first_replied_at is null then null
              when least(asked.at, form.at, ticket.at, wrote.at) <= c.first_replied_at
                then least(asked.at, form.at, ticket.at, wrote.at)
              else c.created_at end,
         c.first_replied_at,
         case when c.status = 'resolved' then c.resolved_at end,
         case when c.status = 'resolved' and c.first_replied_at is null and asked.at is null
           then app.ai_ending(c.id, app.is_satisfied(s.kind, s.score)) end,
         reopened.count,
         deadlines.met, deadlines.missed,
         c.call_started_at, c.call_ended_at,
         s.channel, s.kind, s.score, s.asked_at, s.answered_at, s.handled_by, s.agent_id, s.team_id
    from public.conversations c
    left join public.surveys s on s.conversation_id = c.id
    cross join lateral (
      select min(h.requested_at) as at from public.handoffs h where h.company_id = c.company_id and h.conversation_id = c.id
    ) asked
    -- The ticket form opens a conversation as a ticket, and asks a person at once. The first change of the status, or else the
    -- status, says as what it was opened.
    cross join lateral (
      select case when coalesce((
          select a.detail ->> 'from' from public.activities a
           where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'status' order by a.position limit 1),
          c.status) = 'ticket' then c.created_at end as at
    ) form
    cross join lateral (
      select min(a.created_at) as at from public.activities a
       where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'status' and a.detail ->> 'to' = 'ticket'
    ) ticket
    -- The visitor's first message while a person had the conversation, up to the first reply.
    cross join lateral (
      select min(m.created_at) as at
        from (select a.detail ->> 'to' as holder, a.created_at as since,
                     lead(a.created_at, 1, 'infinity') over (order by a.position) as until
                from public.activities a
               where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'assignee') held
        join public.messages m
          on m.conversation_id = c.id and m.sender_type = 'visitor'
         and m.created_at >= held.since and m.created_at < held.until and m.created_at <= c.first_replied_at
       where held.holder is not null
    ) wrote
    left join lateral (
      select (a.detail ->> 'to')::uuid as id from public.activities a
       where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'assignee' and a.detail ->> 'to' is not null
       order by a.position desc limit 1
    ) holder on true
    -- The end of a merge reopens nothing, and neither does an undo.
    cross join lateral (
      select count(*)::integer as count from public.activities a
       where a.company_id = c.company_id and a.conversation_id = c.id and a.kind = 'status'
         and a.detail ->> 'from' = 'resolved' and not a.detail ? 'is_undo'
         and not exists (
           select from public.activities u
            where u.company_id = c.company_id and u.conversation_id = c.id and u.kind = 'unmerged'
              and u.created_at = a.created_at)
    ) reopened
    cross join lateral (
      select count(*) filter (where t.breached_at is null and t.ended_at < t.due_at)::integer as met,
             count(*) filter (where t.breached_at is not null or t.ended_at >= t.due_at)::integer as missed
        from public.sla_timers t where t.company_id = c.company_id and t.conversation_id = c.id
    ) deadlines
   where c.id = conversation;
end $$;
revoke all on function app.compute_facts(uuid) from public;

-- Brings the facts of a conversation up to date. It locks the row before it reads, so that of two transactions that change
-- different parts of a conversation the later one sees both. Security definer: nobody may write facts.
create function app.refresh_facts(conversation uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.conversation_facts f where f.id = conversation for update;
  if not found then
    insert into public.conversation_facts select * from app.compute_facts(conversation) on conflict (id) do nothing;
    if found then
      return;
    end if;
    -- Another transaction has just added it, or the conversation is gone.
    perform from public.conversation_facts f where f.id = conversation for update;
  end if;
  update public.conversation_facts f
     set is_counted = n.is_counted, started_at = n.started_at, channel = n.channel, locale = n.locale, labels = n.labels,
         agent_id = n.agent_id, team_id = n.team_id, handled_by = n.handled_by,
         asked_for_person_at = n.asked_for_person_at, awaited_at = n.awaited_at, replied_at = n.replied_at,
         resolved_at = n.resolved_at, ai_ending = n.ai_ending, reopened_count = n.reopened_count, met_count = n.met_count,
         missed_count = n.missed_count, call_started_at = n.call_started_at, call_ended_at = n.call_ended_at,
         survey_channel = n.survey_channel, survey_kind = n.survey_kind, survey_score = n.survey_score,
         survey_asked_at = n.survey_asked_at, survey_answered_at = n.survey_answered_at,
         survey_handled_by = n.survey_handled_by, survey_agent_id = n.survey_agent_id, survey_team_id = n.survey_team_id
    from app.compute_facts(conversation) n
   where f.id = n.id and f.* is distinct from n.*;
end $$;
revoke all on function app.refresh_facts(uuid) from public;
grant execute on function app.refresh_facts(uuid) to service_role;

-- Rebuilds the facts of at most `most` conversations of a company, those after `previous` in the order of their ids. Returns
-- the last one; null when there are no more. It may run while conversations change. Security definer: nobody may write facts.
create function app.rebuild_conversation_facts(company uuid, previous uuid, most integer) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  last uuid;
begin
  for last in
    select c.id from public.conversations c
     where c.company_id = company and (previous is null or c.id > previous) order by c.id limit most
  loop
    perform app.refresh_facts(last);
  end loop;
  return last;
end $$;
revoke all on function app.rebuild_conversation_facts(uuid, uuid, integer) from public;
grant execute on function app.rebuild_conversation_facts(uuid, uuid, integer) to service_role;

-- Policies. Every member reads the reports.

alter table public.conversation_facts enable row level security;
alter table public.conversation_facts force row level security;

create policy facts_of_company on public.conversation_facts for select to authenticated
  using (company_id = (select app.member_company()));

revoke all on public.conversation_facts from public, anon, authenticated;
grant select on public.conversation_facts to authenticated;
grant all on public.conversation_facts to service_role;
