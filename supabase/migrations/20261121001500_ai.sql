-- What a company sets for the AI that answers its visitors; one that has set nothing has no row.
create table public.ai_settings (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null unique references public.companies on delete cascade,
  tone text not null default 'friendly' check (tone in ('friendly', 'neutral', 'formal')),
  max_sentences integer not null default 4 check (max_sentences between 1 and 6),
  answer_language text not null default 'visitor'
    check (answer_language = 'visitor' or answer_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  forbidden_topics text[] not null default '{}' check (cardinality(forbidden_topics) <= 20),
  answers_per_conversation integer not null default 20 check (answers_per_conversation between 1 and 200),
  answers_per_day integer not null default 5000 check (answers_per_day between 0 and 1000000),
  instructions text not null default '' check (length(instructions) <= 1000),
  -- A language model of the company's own; without one the platform's answers.
  model_url text check (length(model_url) <= 500),
  model_name text check (length(model_name) <= 120),
  -- Sealed by the server, which alone can open it.
  model_secret text,
  has_model_key boolean not null generated always as (model_secret is not null) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint model_is_whole check ((model_url is null) = (model_name is null)),
  constraint key_is_of_a_model check (model_secret is null or model_url is not null)
);

-- Answers that the AI began, by the day (UTC).
create table public.ai_usage (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  day date not null,
  answers integer not null check (answers >= 0),
  unique (company_id, day)
);

revoke all on public.ai_settings, public.ai_usage from anon, authenticated;
grant all on public.ai_settings, public.ai_usage to service_role;
-- All but the key of the model, sealed as it is.
grant select (id, company_id, tone, max_sentences, answer_language, forbidden_topics, answers_per_conversation,
  answers_per_day, instructions, model_url, model_name, has_model_key, created_at, updated_at)
  on public.ai_settings to authenticated;
grant insert (company_id, tone, max_sentences, answer_language, forbidden_topics, answers_per_conversation,
  answers_per_day, instructions, model_url, model_name, model_secret, updated_at) on public.ai_settings to authenticated;
grant update (tone, max_sentences, answer_language, forbidden_topics, answers_per_conversation, answers_per_day,
  instructions, model_url, model_name, model_secret, updated_at) on public.ai_settings to authenticated;
grant select on public.ai_usage to authenticated;
alter table public.ai_settings enable row level security;
alter table public.ai_settings force row level security;
alter table public.ai_usage enable row level security;
alter table public.ai_usage force row level security;

create policy ai_settings_of_company on public.ai_settings for select to authenticated
  using (company_id = (select app.member_company()));
create policy ai_settings_for_answers on public.ai_settings for select to authenticated
  using ((select app.api_actor()) = 'ai' and company_id = (select app.claimed_company()));
create policy ai_settings_added on public.ai_settings for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy ai_settings_changed on public.ai_settings for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy ai_usage_of_company on public.ai_usage for select to authenticated
  using (company_id = (select app.member_company()));
create trigger audit_impersonated_write after insert or update or delete on public.ai_settings
  for each row execute function app.audit_impersonated_write();

-- The company's own model with its sealed key, for the server when the AI answers.
create function app.ai_model() returns table (url text, name text, sealed_key text)
language sql stable security definer set search_path = '' as $$
  select s.model_url, s.model_name, s.model_secret
    from public.ai_settings s
   where app.api_actor() = 'ai' and s.company_id = app.claimed_company() and s.model_url is not null
$$;

-- Counts an answer that the AI begins; false when the day has none left.
create function app.take_ai_answer(on_day date, most integer) returns boolean
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
revoke all on function app.ai_model(), app.take_ai_answer(date, integer) from public;
grant execute on function app.ai_model(), app.take_ai_answer(date, integer) to authenticated;

-- Whether the AI answers at all, what it offers to ask, and what is said while nobody is there.
grant update (ai_enabled, starters, away_text) on public.companies to authenticated;
