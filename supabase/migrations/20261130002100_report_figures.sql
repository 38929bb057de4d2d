-- The figures of the reports. All functions have the caller's rights, and row-level security limits them to the caller's
-- company. Their bodies have no `set search_path`, so that the planner can inline them; they are parsed when they are created.
-- `since` is included, `until` is not. `by` is what the rows are by: 'all', 'bucket' (the number of the last of the `edges`
-- that is not later), 'agent', 'team', 'label', 'channel', 'locale', 'handled_by' or 'survey_channel'. An argument of the
-- filter that is null does not matter.

-- The instant at which a day begins in a time zone: the first one with that date, also where clocks change at midnight.
create function app.day_start(day date, zone text) returns timestamptz language sql stable
return case
  when (((day::timestamp at time zone zone) - interval '1 hour') at time zone zone)::date = day
    then (day::timestamp at time zone zone) - interval '1 hour'
  else day::timestamp at time zone zone end;

-- The time zone, or UTC if the database does not know it: the platform that checked its name may know others.
create function app.known_zone(zone text) returns text language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

-- Whether a visitor who gave this score is satisfied; null without a score.
create function app.is_satisfied(kind text, score integer) returns boolean language sql immutable
return case kind when 'emoji' then score >= 4 when 'stars' then score >= 4 when 'numbers' then score >= 7
  when 'thumbs' then score >= 1 end;

-- The median of seconds, to the millisecond. Seconds are from `date_part`: `extract` returns numeric, which is slower.
create function app.to_millisecond(seconds double precision) returns double precision language sql immutable
return round(seconds::numeric, 3)::double precision;

-- The facts that the reports of the caller's company count, filtered.
create function app.reported_facts(
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns setof public.conversation_facts language sql stable
begin atomic
  select f.* from public.conversation_facts f
   where f.is_counted
     and (in_channel is null or f.channel = in_channel)
     and (of_team is null or f.team_id = of_team)
     and (of_agent is null or f.agent_id = of_agent)
     and (with_label is null or lower(with_label) = any (f.labels))
     and (in_locale is null or f.locale = in_locale)
     and (handler is null or f.handled_by = handler);
end;

-- The same for surveys: agent, team and handler are those who had answered the visitor when the survey was asked.
create function app.surveyed_facts(
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns setof public.conversation_facts language sql stable
begin atomic
  select f.* from public.conversation_facts f
   where f.is_counted and f.survey_asked_at is not null
     and (in_channel is null or f.channel = in_channel)
     and (of_team is null or f.survey_team_id = of_team)
     and (of_agent is null or f.survey_agent_id = of_agent)
     and (with_label is null or lower(with_label) = any (f.labels))
     and (in_locale is null or f.locale = in_locale)
     and (handler is null or f.survey_handled_by = handler);
end;

-- What a conversation is counted under: one key, or one for each label. `by` is constant, so the planner drops what it does
-- not name.
create function app.keys_of(by text, fact public.conversation_facts, at timestamptz, edges timestamptz[]) returns setof text
language sql immutable
begin atomic
  select case by
    when 'bucket' then width_bucket(at, edges)::text
    when 'agent' then fact.agent_id::text
    when 'team' then fact.team_id::text
    when 'channel' then fact.channel
    when 'locale' then fact.locale
    when 'handled_by' then fact.handled_by end
   where by <> 'label'
  union all
  select unnest(fact.labels) where by = 'label';
end;

-- The same for its survey.
create function app.survey_keys_of(by text, fact public.conversation_facts, edges timestamptz[]) returns setof text
language sql immutable
begin atomic
  select case by
    when 'bucket' then width_bucket(fact.survey_answered_at, edges)::text
    when 'agent' then fact.survey_agent_id::text
    when 'team' then fact.survey_team_id::text
    when 'channel' then fact.channel
    when 'locale' then fact.locale
    when 'handled_by' then fact.survey_handled_by
    when 'survey_channel' then fact.survey_channel end
   where by <> 'label'
  union all
  select unnest(fact.labels) where by = 'label';
end;

-- Figures: conversations, handoffs, first_reply, sla_met.
create function app.report_started(
  since timestamptz, until timestamptz, by text, edges timestamptz[],
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (
  key text, conversations bigint, handoffs bigint, replies bigint, first_reply double precision, met bigint, promises bigint)
language sql stable
begin atomic
  select k.key, count(*), count(f.asked_for_person_at), count(f.replied_at),
         app.to_millisecond(percentile_cont(0.5) within group (order by date_part('epoch', f.replied_at - f.awaited_at))),
         sum(f.met_count), sum(f.met_count + f.missed_count)
    from app.reported_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) f
   cross join lateral app.keys_of(by, f, f.started_at, edges) k (key)
   where f.started_at >= since and f.started_at < until
   group by k.key;
end;

-- Figures: resolved, ai_confirmed, ai_assumed, ai_given_up, reopened, resolution_time.
create function app.report_resolved(
  since timestamptz, until timestamptz, by text, edges timestamptz[],
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (
  key text, resolved bigint, ai_confirmed bigint, ai_assumed bigint, ai_given_up bigint, reopened bigint,
  resolution_time double precision)
language sql stable
begin atomic
  select k.key, count(*),
         count(*) filter (where f.ai_ending = 'confirmed'),
         count(*) filter (where f.ai_ending = 'assumed'),
         count(*) filter (where f.ai_ending = 'given-up'),
         count(*) filter (where f.reopened_count > 0),
         app.to_millisecond(percentile_cont(0.5) within group (order by date_part('epoch', f.resolved_at - f.started_at)))
    from app.reported_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) f
   cross join lateral app.keys_of(by, f, f.resolved_at, edges) k (key)
   where coalesce(f.resolved_at, 'infinity') >= since and coalesce(f.resolved_at, 'infinity') < until
   group by k.key;
end;

-- Figure: backlog, at each of the `ends`, which are in order.
create function app.report_backlog(
  ends timestamptz[],
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (bucket integer, backlog bigint)
language sql stable
begin atomic
  with span as (
    -- The numbers of the ends that are not later than the start and than the resolution.
    select width_bucket(r.started_at, ends) as started,
           greatest(width_bucket(r.started_at, ends), width_bucket(coalesce(r.resolved_at, 'infinity'), ends)) as resolved
      from app.reported_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) r
     where coalesce(r.resolved_at, 'infinity') >= ends[1] and r.started_at < ends[cardinality(ends)]
  ), change as (
    select c.bucket, sum(c.amount) as amount
      from (select started as bucket, count(*) as amount from span group by started
            union all
            select resolved, -count(*) from span group by resolved) c
     group by c.bucket
  )
  select n::integer, coalesce((select sum(c.amount) from change c where c.bucket < n), 0)::bigint
    from generate_series(1, cardinality(ends)) n;
end;

-- Figures: satisfaction, response_rate, nps. Answers count by their instant, questions by theirs.
create function app.report_ratings(
  since timestamptz, until timestamptz, by text, edges timestamptz[],
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (
  key text, asked bigint, responded bigint, ratings bigint, satisfied bigint, points bigint, promoters bigint, detractors bigint)
language sql stable
begin atomic
  select f.key, count(*) filter (where f.is_asked), count(*) filter (where f.is_asked and f.survey_answered_at is not null),
         count(f.is_satisfied) filter (where f.is_answered),
         count(*) filter (where f.is_answered and f.is_satisfied),
         count(*) filter (where f.is_answered and f.survey_kind = 'numbers'),
         count(*) filter (where f.is_answered and f.survey_kind = 'numbers' and f.survey_score >= 9),
         count(*) filter (where f.is_answered and f.survey_kind = 'numbers' and f.survey_score <= 6)
    from (select r.*,
                 r.survey_asked_at >= since and r.survey_asked_at < until as is_asked,
                 coalesce(r.survey_answered_at >= since and r.survey_answered_at < until, false) as is_answered,
                 app.is_satisfied(r.survey_kind, r.survey_score) as is_satisfied,
                 k.key
            from app.surveyed_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) r
           cross join lateral app.survey_keys_of(by, r, edges) k (key)
           where (r.survey_asked_at >= since and r.survey_asked_at < until)
              or (r.survey_answered_at >= since and r.survey_answered_at < until)) f
   group by f.key;
end;

-- Scores of the answers, by kind of survey.
create function app.report_scores(
  since timestamptz, until timestamptz,
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (kind text, score integer, count bigint)
language sql stable
begin atomic
  select f.survey_kind, f.survey_score::integer, count(*)
    from app.surveyed_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) f
   where f.survey_answered_at >= since and f.survey_answered_at < until and f.survey_score is not null
   group by f.survey_kind, f.survey_score;
end;

-- Figures: calls, call_length.
create function app.report_calls(
  since timestamptz, until timestamptz,
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (calls bigint, ended bigint, call_length double precision)
language sql stable
begin atomic
  select count(*), count(f.call_ended_at),
         app.to_millisecond(percentile_cont(0.5) within group (order by date_part('epoch', f.call_ended_at - f.call_started_at)))
    from app.reported_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) f
   where f.call_started_at >= since and f.call_started_at < until;
end;

-- What the AI wrote for agents in the range, by task, and what became of it.
create function app.report_assists(
  since timestamptz, until timestamptz,
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (task text, offered bigint, inserted bigint, dismissed bigint, sent bigint, unchanged bigint)
language sql stable
begin atomic
  select a.task, count(*), count(a.inserted_at), count(a.dismissed_at), count(a.sent_at), count(*) filter (where a.is_unchanged)
    from public.ai_assists a
    join app.reported_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) f
      on f.id = a.conversation_id
   where a.offered_at >= since and a.offered_at < until
   group by a.task;
end;

-- Started conversations by weekday (1 is Monday) and hour of a time zone.
create function app.report_hours(
  since timestamptz, until timestamptz, zone text,
  in_channel text, of_team uuid, of_agent uuid, with_label text, in_locale text, handler text
) returns table (weekday integer, hour integer, conversations bigint)
language sql stable
begin atomic
  -- First by quarter of an hour, of which there are few: no time zone begins an hour between them.
  select extract(isodow from q.quarter at time zone zone)::integer, extract(hour from q.quarter at time zone zone)::integer,
         sum(q.count)::bigint
    from (select date_bin('15 minutes', f.started_at, timestamptz '2000-01-01 00:00:00+00') as quarter, count(*) as count
            from app.reported_facts(in_channel, of_team, of_agent, with_label, in_locale, handler) f
           where f.started_at >= since and f.started_at < until
           group by 1) q
   group by 1, 2;
end;

-- Whether a figure counts a conversation, or with the part 'all', whether the figure is computed from it.
create function app.figure_counts(
  figure text, part text, fact public.conversation_facts, since timestamptz, until timestamptz
) returns boolean language sql immutable
return case figure
  when 'conversations' then fact.started_at >= since and fact.started_at < until
  when 'handoffs' then fact.started_at >= since and fact.started_at < until
    and (part = 'all' or fact.asked_for_person_at is not null)
  when 'first_reply' then fact.started_at >= since and fact.started_at < until
    and (part = 'all' or fact.replied_at is not null)
  when 'sla_met' then fact.started_at >= since and fact.started_at < until
    and (case part when 'all' then fact.met_count + fact.missed_count else fact.met_count end) > 0
  when 'resolved' then coalesce(fact.resolved_at, 'infinity') >= since and coalesce(fact.resolved_at, 'infinity') < until
  when 'resolution_time' then coalesce(fact.resolved_at, 'infinity') >= since and coalesce(fact.resolved_at, 'infinity') < until
  when 'ai_confirmed' then coalesce(fact.resolved_at, 'infinity') >= since and coalesce(fact.resolved_at, 'infinity') < until
    and (part = 'all' or fact.ai_ending = 'confirmed')
  when 'ai_assumed' then coalesce(fact.resolved_at, 'infinity') >= since and coalesce(fact.resolved_at, 'infinity') < until
    and (part = 'all' or fact.ai_ending = 'assumed')
  when 'ai_given_up' then coalesce(fact.resolved_at, 'infinity') >= since and coalesce(fact.resolved_at, 'infinity') < until
    and (part = 'all' or fact.ai_ending = 'given-up')
  when 'reopened' then coalesce(fact.resolved_at, 'infinity') >= since and coalesce(fact.resolved_at, 'infinity') < until
    and (part = 'all' or fact.reopened_count > 0)
  when 'backlog' then fact.started_at < until and coalesce(fact.resolved_at, 'infinity') >= until
  when 'satisfaction' then fact.survey_answered_at >= since and fact.survey_answered_at < until
    and fact.survey_score is not null
    and (part = 'all' or app.is_satisfied(fact.survey_kind, fact.survey_score))
  when 'nps' then fact.survey_answered_at >= since and fact.survey_answered_at < until and fact.survey_kind = 'numbers'
    and (part = 'all' or fact.survey_score >= 9)
  when 'response_rate' then fact.survey_asked_at >= since and fact.survey_asked_at < until
    and (part = 'all' or fact.survey_answered_at is not null)
  when 'calls' then fact.call_started_at >= since and fact.call_started_at < until
  when 'call_length' then fact.call_started_at >= since and fact.call_started_at < until
    and (part = 'all' or fact.call_ended_at is not null)
end;

comment on function app.report_started is 'Conversations that started in the range. Share of the started conversations in which a person was asked for. Median time from the first moment at which a person was awaited to the first message of a person, of the conversations that started in the range. Share of the SLA deadlines that were met, of those that ended or were missed, of the conversations that started in the range.';
comment on function app.report_resolved is 'Conversations whose last resolution was in the range and that are resolved now. Share of the resolved conversations that only the AI answered and in which the visitor confirmed the last answer: by thanks, by rating it as helpful, or by a satisfied survey. Share of the resolved conversations that only the AI answered and in which the visitor said nothing after its last answer. Share of the resolved conversations that only the AI answered and in which the visitor said nothing after suggestions, a question back, an offer of a human, a complaint or an answer that did not help, or was not satisfied. Share of the resolved conversations that had been resolved before and were reopened. Median time from the start to the last resolution, of the resolved conversations.';
comment on function app.report_backlog is 'Conversations that started before the end of the range and were not resolved for good by then.';
comment on function app.report_ratings is 'Share of the ratings given in the range that were satisfied. Share of the surveys asked in the range that were answered. Net promoter score of the ratings from 0 to 10 given in the range: the share of 9 and 10 minus the share of 0 to 6.';
comment on function app.report_calls is 'Conversations whose last voice call was connected in the range. Median length of these calls, of those that have ended.';

comment on function app.report_assists is 'Texts that the AI wrote for agents in the range, how many of them were inserted and dismissed, and how many were sent, as they were or changed.';

-- Grants.

do $$
declare
  each regprocedure;
begin
  for each in
    select p.oid from pg_proc p
     where p.pronamespace = 'app'::regnamespace
       and p.proname in ('day_start', 'known_zone', 'is_satisfied', 'to_millisecond', 'reported_facts', 'surveyed_facts', 'keys_of',
         'survey_keys_of', 'report_started', 'report_resolved', 'report_backlog', 'report_ratings', 'report_scores',
         'report_calls', 'report_assists', 'report_hours', 'figure_counts')
  loop
    execute format('revoke all on function %s from public', each);
    execute format('grant execute on function %s to authenticated', each);
  end loop;
end $$;
