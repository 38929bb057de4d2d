-- Conversations and their messages: who may read and write them, how messages are numbered, tickets, and uploads.

-- A conversation of a visitor with the AI and with agents. It can become a ticket.
create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  -- The creation key, made by the client. Whoever knows it gets the visitor's token, so no role may read it.
  client_id uuid not null default gen_random_uuid(),
  -- The number of a ticket. A conversation keeps it.
  number integer,
  subject text not null check (length(subject) between 1 and 80),
  description text,
  source text not null check (source in ('widget', 'chat')),
  status text not null default 'open' check (status in ('open', 'resolved', 'ticket')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  tags text[] not null default '{}',
  category text check (length(category) between 1 and 80),
  custom_fields jsonb not null default '{}',
  locale text not null default 'en' check (locale in ('en', 'de', 'es', 'fr', 'he', 'ar')),

  -- The customer.
  customer_id uuid,
  customer_email text,
  customer_name text,
  customer_company_name text,
  is_verified boolean not null default false,
  -- Whether the company signed who the visitor is, with or without this address. Then the customer is the person that it
  -- named, who finds the conversation again. An agent who merges customers moves conversations, and leaves this as it is.
  is_identified boolean not null default false,
  email_corrected_at timestamptz,
  -- A block on this conversation: a visitor without a known address can't be recognized in another.
  visitor_blocked_at timestamptz,
  visitor_blocked_by_name text,
  -- Since when it is held as spam, and why: words or links of the visitor's, or an agent's word. No list but its own shows it.
  spam_at timestamptz,
  spam_reason text check (spam_reason in ('words', 'links', 'agent')),
  -- When an agent said that it is no spam: the checks leave it alone from then on.
  spam_cleared_at timestamptz,
  -- What an agent's mark as spam changed, so that it can be undone: {responder, needs_human, human_requested_at, assignee_id,
  -- assignee_name, waiting_since, snoozed_until, last_sequence}.
  before_spam jsonb,
  -- When the visitor last wrote or had a new message in view.
  visitor_active_at timestamptz,
  visitor_seen_sequence integer not null default 0,
  transcript_sent_at timestamptz,

  -- Who answers: the AI, an agent, or nobody.
  responder text not null default 'ai' check (responder in ('ai', 'agent', 'none')),
  needs_human boolean not null default false,
  human_requested_at timestamptz,
  assignee_id uuid,
  assignee_name text,
  team_id uuid,
  agent_seen_sequence integer not null default 0,
  -- Whether an agent has marked it as unread, until one opens it.
  is_marked_unread boolean not null default false,

  -- The messages.
  last_sequence integer not null default 0,
  last_message_at timestamptz,
  preview text not null default '',
  -- Since when the visitor waits for an answer; null if answered.
  waiting_since timestamptz,
  -- When an agent first replied.
  first_replied_at timestamptz,

  -- The newest voice call: when it was connected, and when it ended; null while it lasts.
  call_started_at timestamptz,
  call_ended_at timestamptz,
  call_state text generated always as (
    case when call_started_at is null then null when call_ended_at is null then 'live' else 'ended' end) stored,

  -- Hidden from the lists until then, or until the visitor writes.
  snoozed_until timestamptz,
  -- The customer's other conversation that continues this one.
  merged_into_id uuid,
  -- What the merge changed, so that it can be undone: {status, needs_human}.
  before_merge jsonb,
  -- The next SLA deadline: {timer, warn_at, due_at}.
  sla jsonb,

  -- The timeout: what happens at `timeout_at` unless somebody acts before. A job runs it for visitors who have left.
  timeout_rule text check (timeout_rule in ('queue-timeout', 'choice-timeout', 'auto-close')),
  timeout_at timestamptz,
  -- When the AI's answer to the newest message is due. The job that takes it moves it on, so that a crash loses no answer.
  ai_due_at timestamptz,
  -- When the receipt of a new ticket is due. The job that takes it moves it on, so that a crash loses no receipt.
  receipt_due_at timestamptz,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  unique (company_id, id),
  unique (company_id, client_id),
  constraint number_is_of_company unique (company_id, number),
  foreign key (company_id, customer_id) references public.customers (company_id, id),
  foreign key (company_id, assignee_id) references public.profiles (company_id, id),
  foreign key (company_id, team_id) references public.teams (company_id, id) on delete set null (team_id),
  foreign key (company_id, merged_into_id) references public.conversations (company_id, id)
    on delete set null (merged_into_id),
  constraint agent_is_assigned check ((responder = 'agent') = (assignee_id is not null)),
  constraint ai_is_quiet_when_human_wanted check (not (needs_human and responder = 'ai')),
  constraint human_request_is_dated check (not needs_human or human_requested_at is not null),
  constraint ticket_is_numbered check (status <> 'ticket' or number is not null),
  constraint merged_into_another check (merged_into_id <> id),
  constraint rule_has_its_instant check ((timeout_rule is null) = (timeout_at is null)),
  constraint only_the_ai_owes_an_answer check (ai_due_at is null or responder = 'ai'),
  constraint only_resolved_ones_have_an_end check (resolved_at is null or status = 'resolved'),
  constraint only_open_conversations_time_out check (timeout_rule is null or status = 'open'),
  constraint visitor_block_is_named check ((visitor_blocked_at is null) = (visitor_blocked_by_name is null)),
  constraint spam_has_a_reason check ((spam_at is null) = (spam_reason is null)),
  constraint only_a_started_call_ends check (call_ended_at is null or call_ended_at >= call_started_at)
);

-- A message of a conversation. Some are marks of the server: see `app.is_mark`.
create table public.messages (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  -- Set by a trigger.
  sequence integer not null,
  -- Made by the client: a message sent twice is stored once.
  client_id uuid not null default gen_random_uuid(),
  sender_type text not null check (sender_type in ('visitor', 'ai', 'agent', 'system')),
  sender_id uuid,
  sender_name text,
  content text not null check (length(content) between 1 and 8000),
  meta jsonb not null default '{}',
  -- The visitor's rating of an answer of the AI.
  helpful boolean,
  -- What the visitor missed in an answer that did not help, in their own words.
  rating_comment text check (length(rating_comment) between 1 and 1000),
  -- How the AI's answer ended (`AnswerOutcome` of the contract), the name of the model that was asked last, and why a language
  -- model gave none (`ModelProblem`); null for none. For the reports; visitors can't read it.
  outcome text check (outcome in ('answer', 'small-talk', 'thanks', 'complaint', 'suggestions', 'clarification', 'no-information', 'withheld',
    'refused-topic', 'over-budget', 'turn-limit', 'unavailable')),
  model text check (length(model) between 1 and 120),
  model_problem text check (model_problem in ('address_refused', 'unreachable', 'unauthorized', 'not_found', 'rate_limited',
    'failed', 'bad_answer', 'too_slow', 'failed_check', 'resting')),
  -- The page of the company's site on which the visitor was at delivery: title and path only, as query strings hold tokens.
  page_title text check (length(page_title) <= 200),
  page_path text check (length(page_path) <= 500 and page_path ~ '^/[^?#]*$'),
  created_at timestamptz not null default now(),
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (conversation_id, sequence),
  unique (conversation_id, client_id),
  constraint only_an_unhelpful_answer_has_a_comment check (rating_comment is null or helpful is false),
  constraint only_a_visitor_is_on_a_page check (sender_type = 'visitor' or page_path is null),
  constraint page_has_path_and_title check ((page_path is null) = (page_title is null)),
  constraint only_the_ai_has_an_outcome check (
    sender_type = 'ai' or (outcome is null and model is null and model_problem is null)
  )
);

-- Visitors' uploads are stored in this bucket under their conversation's id.
insert into storage.buckets (id, name, public, file_size_limit)
values ('conversation-uploads', 'conversation-uploads', true, 10485760)
on conflict (id) do nothing;

-- Whether a conversation is in the queue for a human. Its body is parsed now, so it needs no `set search_path`, which
-- would keep the planner from inlining it, and so from using the index conversations_queue.
create function app.is_waiting_for_human(needs_human boolean, assignee_id uuid, status text) returns boolean
language sql immutable return needs_human and assignee_id is null and status = 'open';
revoke all on function app.is_waiting_for_human(boolean, uuid, text) from public;
grant execute on function app.is_waiting_for_human(boolean, uuid, text) to anon, authenticated, service_role;

-- Whether a message is a mark of the server, which is shown to no visitor and found by no search: a system message, or a
-- message that was deleted. Others can begin with '[system]' too, and are then text like any. Parsed now, as above.
create function app.is_mark(sender_type text, content text, meta jsonb) returns boolean
language sql immutable return starts_with(content, '[system]') and (sender_type = 'system' or meta ? 'deleted_by');
revoke all on function app.is_mark(text, text, jsonb) from public;
grant execute on function app.is_mark(text, text, jsonb) to anon, authenticated, service_role;

-- Indexes: the queue for a human, and the jobs.

create index conversations_ai_due on public.conversations (ai_due_at) where ai_due_at is not null;
create index conversations_queue on public.conversations (company_id, human_requested_at, id)
  where app.is_waiting_for_human(needs_human, assignee_id, status);
create index conversations_timeout_due on public.conversations (timeout_at) where timeout_at is not null;
create index conversations_receipt_due on public.conversations (receipt_due_at) where receipt_due_at is not null;
create index conversations_snoozed on public.conversations (snoozed_until) where snoozed_until is not null;
create index conversations_resolved on public.conversations (company_id, resolved_at) where status = 'resolved';
create index conversations_spam on public.conversations (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where spam_at is not null;

-- Indexes: merges and customers.

create index conversations_merged on public.conversations (company_id, merged_into_id) where merged_into_id is not null;
create index conversations_of_customer on public.conversations (company_id, customer_id, last_message_at desc)
  where customer_id is not null;

-- Indexes: the inbox. Each list is read by (company, sort key, id) from where the previous page ended. A message enters about ten
-- of them, which costs 1.5 KB of WAL and no time that `bench:load` can measure; without one, its list is sorted as a whole.

create index conversations_active on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc);
create index conversations_open on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where status <> 'resolved' and snoozed_until is null;
-- Also the unassigned ones, and how many each agent has.
create index conversations_of_assignee on public.conversations
  (company_id, assignee_id, coalesce(last_message_at, created_at) desc, id desc);
create index conversations_of_team on public.conversations
  (company_id, team_id, coalesce(last_message_at, created_at) desc, id desc)
  where team_id is not null;
create index conversations_unanswered on public.conversations
  (company_id, coalesce(waiting_since, 'infinity'), id);
create index conversations_by_priority on public.conversations
  (company_id, (case priority when 'urgent' then 3 when 'high' then 2 when 'medium' then 1 else 0 end) desc,
   coalesce(last_message_at, created_at) desc, id desc);
-- Who waits for a human is sorted by the request, the longest wait first; all others by their newest message. One index has one
-- direction, so the request counts backward from the year 2000 (seconds).
create function app.turn_key(is_waiting boolean, requested_at timestamptz, active_at timestamptz) returns numeric
  language sql immutable parallel safe set search_path = ''
  return case when is_waiting then -extract(epoch from coalesce(requested_at, active_at)) else extract(epoch from active_at) end;
revoke all on function app.turn_key(boolean, timestamptz, timestamptz) from public;
-- Whoever writes a conversation computes it for the index.
grant execute on function app.turn_key(boolean, timestamptz, timestamptz) to anon, authenticated, service_role;
create index conversations_by_turn on public.conversations
  (company_id, (case responder when 'agent' then 2 when 'ai' then 1
    else case when needs_human and status = 'open' then 3 else 0 end end) desc,
   app.turn_key(responder = 'none' and needs_human and status = 'open', human_requested_at,
     coalesce(last_message_at, created_at)) desc, id desc);
create index conversations_calls on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where call_state is not null;
-- Also for the job that ends calls whose end nobody noted.
create index conversations_live_calls on public.conversations
  (company_id, coalesce(last_message_at, created_at) desc, id desc)
  where call_state = 'live';

-- The AI's answers of a company, newest first, for unanswered questions and ratings.
create index messages_of_ai on public.messages (company_id, created_at desc) where sender_type = 'ai';

-- The visitor's place in the queue. Security definer: it counts conversations that the visitor can't read.
create function app.queue_position(conversation uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
    from public.conversations mine
    join public.conversations waiting
      on waiting.company_id = mine.company_id
     and app.is_waiting_for_human(waiting.needs_human, waiting.assignee_id, waiting.status)
     and (waiting.human_requested_at, waiting.id) <= (mine.human_requested_at, mine.id)
   where mine.id = conversation
     and (
       (mine.id = app.claimed_conversation() and mine.company_id = app.claimed_company())
       or mine.company_id = app.member_company()
     )
$$;

-- Who the visitor of the token's conversation is. Security definer: visitors can't read addresses, the API can for them.
create function app.visitor_contact() returns table (
  customer_id uuid, is_customer_verified boolean, customer_email text, customer_name text,
  email_corrected_at timestamptz, transcript_sent_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.customer_id, coalesce(customer.is_verified, false), c.customer_email, c.customer_name, c.email_corrected_at,
         c.transcript_sent_at
    from public.conversations c left join public.customers customer on customer.id = c.customer_id
   where app.api_actor() = 'visitor' and c.id = app.claimed_conversation() and c.company_id = app.claimed_company()
$$;
revoke all on function app.visitor_contact() from public;
grant execute on function app.visitor_contact() to anon;

-- The newest conversations, at most `most`, in which the company signed that the visitor is the person with its own id
-- `customer_key`. Never what only has the same address, or came to the customer by a merge. Security definer: the person has no
-- token of these conversations yet, and the API gives them one.
create function app.conversations_of_identity(customer_key text, most integer) returns table (
  customer_id uuid, id uuid, subject text, status text, needs_human boolean, responder text, assignee_name text,
  last_sequence integer, number integer, human_requested_at timestamptz, agent_seen_sequence integer,
  visitor_seen_sequence integer, last_message_at timestamptz, preview text, created_at timestamptz, updated_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select c.customer_id, c.id, c.subject, c.status, c.needs_human, c.responder, c.assignee_name,
         c.last_sequence, c.number, c.human_requested_at, c.agent_seen_sequence,
         c.visitor_seen_sequence, c.last_message_at, c.preview, c.created_at, c.updated_at
    from public.customers customer
    join public.conversations c
      on c.company_id = customer.company_id and c.customer_id = customer.id
     and c.is_identified and c.visitor_blocked_at is null
   where app.api_actor() = 'visitor' and customer.external_id = customer_key
     and customer.company_id = app.claimed_company()
   order by coalesce(c.last_message_at, c.created_at) desc, c.id
   limit most
$$;
revoke all on function app.conversations_of_identity(text, integer) from public;
grant execute on function app.conversations_of_identity(text, integer) to anon;

-- The network from which a conversation's visitor wrote last, as a keyed hash. Only the server reads it; a job deletes old ones.
create table app.conversation_networks (
  -- The conversation's.
  id uuid primary key,
  company_id uuid not null,
  network_hash text not null,
  noted_at timestamptz not null,
  foreign key (company_id, id) references public.conversations (company_id, id) on delete cascade
);
create index conversation_networks_old on app.conversation_networks (noted_at);

alter table public.blocked_networks add foreign key (company_id, conversation_id)
  references public.conversations (company_id, id) on delete set null (conversation_id);

-- Whether the network of a conversation is known: one row if it is, with the network's block or null. Security definer: members
-- can't read the hashes.
create function app.network_block(conversation uuid) returns table (blocked_id uuid)
language sql stable security definer set search_path = '' as $$
  select b.id from app.conversation_networks n
    left join public.blocked_networks b on b.company_id = n.company_id and b.network_hash = n.network_hash
   where n.id = conversation and n.company_id = app.member_company()
$$;
revoke all on function app.network_block(uuid) from public;
grant execute on function app.network_block(uuid) to authenticated;

-- Whether the visitor of the token's conversation is blocked. Security definer: visitors can't read customers.
create function app.visitor_is_blocked() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select c.visitor_blocked_at is not null or app.is_blocked(c.company_id, c.customer_id, c.customer_email)
      from public.conversations c
     where c.id = app.claimed_conversation() and c.company_id = app.claimed_company()), false)
$$;
revoke all on function app.visitor_is_blocked() from public;
grant execute on function app.visitor_is_blocked() to anon, authenticated;

-- Whether the checks may hold the conversation of the token as spam: nobody has vouched for its visitor, answered it, or said
-- that it is none. Security definer: visitors can't read these columns.
create function app.may_become_spam() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select c.spam_at is null and c.spam_cleared_at is null and not c.is_verified and c.first_replied_at is null
      from public.conversations c
     where app.api_actor() = 'visitor' and c.id = app.claimed_conversation() and c.company_id = app.claimed_company()), false)
$$;
revoke all on function app.may_become_spam() from public;
grant execute on function app.may_become_spam() to anon;

-- The start of a message. A message that is one address is kept whole: the name of an uploaded file is at its end.
create function app.message_preview(content text) returns text language sql immutable set search_path = '' as
$$ select case when content ~* '^\s*https?://\S+\s*$' then left(content, 2000) else left(content, 140) end $$;
revoke all on function app.message_preview(text) from public;
grant execute on function app.message_preview(text) to service_role;

-- Policies: conversations.

alter table public.conversations enable row level security;
alter table public.conversations force row level security;

create policy conversations_of_company on public.conversations for select to authenticated
  using (company_id = (select app.member_company()));
create policy conversation_of_token on public.conversations for select to anon, authenticated
  using (id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));
create policy conversation_started on public.conversations for insert to anon
  with check (
    (select app.api_actor()) = 'visitor'
    and id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
create policy conversation_changed_by_token on public.conversations for update to anon, authenticated
  using (
    (select app.api_actor()) in ('visitor', 'ai')
    and id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  )
  with check (id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));
create policy conversation_changed_by_member on public.conversations for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and company_id = (select app.member_company())
  )
  with check (company_id = (select app.member_company()));
create policy conversation_erased_by_visitor on public.conversations for delete to anon
  using (
    (select app.api_actor()) = 'visitor'
    and id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
-- The company's own people erase a person's conversations; an impersonation can't.
create policy conversation_erased_by_member on public.conversations for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and (select app.claimed_impersonation()) is null and company_id = (select app.member_company())
  );

-- Policies: messages. Nobody writes in another's name, and only the server makes marks.

alter table public.messages enable row level security;
alter table public.messages force row level security;

create policy messages_of_company on public.messages for select to authenticated
  using (company_id = (select app.member_company()));
create policy messages_of_token on public.messages for select to anon, authenticated
  using (conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company()));
create policy message_of_visitor on public.messages for insert to anon
  with check (
    (select app.api_actor()) = 'visitor' and sender_type = 'visitor' and sender_id is null and not meta ? 'deleted_by'
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
-- The AI writes answers and marks.
create policy message_of_ai on public.messages for insert to authenticated
  with check (
    (select app.api_actor()) = 'ai' and sender_id is null and not meta ? 'deleted_by'
    and (sender_type = 'ai' or (sender_type = 'system' and starts_with(content, '[system]')))
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );
create policy message_of_member on public.messages for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('conversations.reply'))
    and sender_type = 'agent' and sender_id = (select auth.uid()) and not meta ? 'deleted_by'
    and company_id = (select app.member_company())
  );
create policy answer_rated_by_visitor on public.messages for update to anon
  using (
    (select app.api_actor()) = 'visitor' and sender_type = 'ai'
    and conversation_id = (select app.claimed_conversation()) and company_id = (select app.claimed_company())
  );

-- Policies: uploads. The first folder of a file's name is its conversation's id.

create policy uploads_of_conversation on storage.objects for select to anon, authenticated
  using (
    bucket_id = 'conversation-uploads'
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );
create policy upload_by_visitor on storage.objects for insert to anon
  with check (
    bucket_id = 'conversation-uploads' and not (select app.visitor_is_blocked())
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );
-- Reading a conversation is not enough to add a file to it.
create policy upload_by_member on storage.objects for insert to authenticated
  with check (
    bucket_id = 'conversation-uploads' and (select app.may('conversations.reply'))
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );
create policy uploads_erased_by_visitor on storage.objects for delete to anon
  using (
    bucket_id = 'conversation-uploads' and (select app.api_actor()) = 'visitor'
    and (storage.foldername(name))[1] = (select app.claimed_conversation())::text
    and (select app.claimed_company()) is not null
  );
create policy uploads_erased_by_member on storage.objects for delete to authenticated
  using (
    bucket_id = 'conversation-uploads' and (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and (select app.claimed_impersonation()) is null
    and exists (select 1 from public.conversations c where c.id::text = (storage.foldername(name))[1])
  );

-- Triggers.

-- Numbers a message under its conversation's row lock, so that numbers become visible in order and without gaps, and updates
-- what the conversation shows of its messages. A visitor's message ends a snooze and starts the wait, which the first answer
-- ends; an automatic message ('auto') answers nothing. The API tells a visitor's network. Visitors, agents, the AI, timeouts, rules, scheduled replies and the
-- ticket form all write messages. Security definer: visitors may not write these columns.
create function app.number_message() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations
     set last_sequence = last_sequence + 1,
         last_message_at = new.created_at,
         preview = app.message_preview(new.content),
         waiting_since = case
           when new.sender_type = 'visitor' then coalesce(waiting_since, new.created_at)
           when new.sender_type = 'system' or new.meta ->> 'type' = 'auto' then waiting_since
         end,
         first_replied_at = case when new.sender_type = 'agent' then coalesce(first_replied_at, new.created_at)
           else first_replied_at end,
         snoozed_until = case when new.sender_type = 'visitor' then null else snoozed_until end,
         visitor_active_at = case when new.sender_type = 'visitor' then greatest(visitor_active_at, new.created_at)
           else visitor_active_at end,
         updated_at = greatest(updated_at, new.created_at)
   where id = new.conversation_id and company_id = new.company_id
  returning last_sequence into new.sequence;
  if new.sender_type = 'visitor' and auth.jwt() ->> 'network' is not null then
    insert into app.conversation_networks as known (id, company_id, network_hash, noted_at)
    values (new.conversation_id, new.company_id, auth.jwt() ->> 'network', new.created_at)
    on conflict (id) do update set network_hash = excluded.network_hash, noted_at = excluded.noted_at;
  end if;
  return new;
end $$;
revoke all on function app.number_message() from public;
create trigger number_message before insert on public.messages for each row execute function app.number_message();

-- Fills in a block's network, which the members who block it can't read. Security definer for that.
create function app.fill_in_network() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.network_hash := coalesce(new.network_hash, (
    select n.network_hash from app.conversation_networks n
     where n.id = new.conversation_id and n.company_id = new.company_id));
  return new;
end $$;
revoke all on function app.fill_in_network() from public;
create trigger fill_in_network before insert on public.blocked_networks
  for each row execute function app.fill_in_network();

-- Numbers a conversation when it becomes a ticket and schedules the receipt if there is an address. The ticket form, the queue
-- timeout, agents, rules and an undo all make tickets. Security definer: updates the company's counter.
create function app.number_ticket() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'ticket' and new.number is null then
    update public.companies set last_ticket_number = last_ticket_number + 1
     where id = new.company_id returning last_ticket_number into new.number;
    if new.customer_email is not null then
      new.receipt_due_at := new.updated_at;
    end if;
  end if;
  return new;
end $$;
revoke all on function app.number_ticket() from public;
create trigger number_ticket before insert or update of status on public.conversations
  for each row execute function app.number_ticket();

-- Resolving ends the snooze and the wait; going on ends a merge. Agents, rules, timeouts, visitors who write again and an undo
-- all change the status.
create function app.apply_status_change() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.status = 'resolved' then
    new.snoozed_until := null;
    new.waiting_since := null;
  else
    new.merged_into_id := null;
  end if;
  if new.merged_into_id is null then
    new.before_merge := null;
  end if;
  return new;
end $$;
revoke all on function app.apply_status_change() from public;
create trigger apply_status_change before update on public.conversations
  for each row execute function app.apply_status_change();

-- When a visitor's message reopens a conversation, the wait starts with that message, which was stored while the conversation
-- was still resolved. Visitors, agents, rules and an undo all reopen. Security definer: reads the message whoever reopens.
create function app.restart_wait() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  new.waiting_since := (
    select m.created_at from public.messages m
     where m.conversation_id = new.id and m.company_id = new.company_id and m.sequence = new.last_sequence
       and m.sender_type = 'visitor');
  return new;
end $$;
revoke all on function app.restart_wait() from public;
create trigger restart_wait before update on public.conversations
  for each row when (old.status = 'resolved' and new.status <> 'resolved' and new.waiting_since is null)
  execute function app.restart_wait();

-- Spam waits for nobody: no human, no AI, no timeout and no email of its receipt. Visitors, agents, rules, timeouts and the
-- trigger that numbers messages all write these columns. Triggers of one table run in the order of their names: this one runs
-- last.
create function app.suppress_spam() returns trigger language plpgsql set search_path = '' as $$
begin
  new.needs_human := false;
  new.waiting_since := null;
  new.ai_due_at := null;
  new.receipt_due_at := null;
  new.timeout_rule := null;
  new.timeout_at := null;
  if new.assignee_id is null then
    new.responder := 'none';
  end if;
  return new;
end $$;
revoke all on function app.suppress_spam() from public;
create trigger suppress_spam before insert or update on public.conversations
  for each row when (new.spam_at is not null) execute function app.suppress_spam();

-- Deletes a customer with their last conversation, if nothing is known but what was typed there. Visitors, the company, and
-- the deletion of a company all delete conversations. Security definer: visitors can't delete customers.
create function app.delete_typed_customer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from public.customers customer
   where customer.id = old.customer_id and not customer.is_verified and customer.source = 'widget'
     and not exists (select 1 from public.conversations other where other.customer_id = customer.id);
  return null;
end $$;
revoke all on function app.delete_typed_customer() from public;
create trigger delete_typed_customer after delete on public.conversations
  for each row execute function app.delete_typed_customer();

-- The audit of impersonated writes.
create trigger audit_impersonated_write after insert or update or delete on public.conversations
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.messages
  for each row execute function app.audit_impersonated_write();

-- Policies: conversation_networks. None: only the service role reads and deletes it, and a trigger writes it.

alter table app.conversation_networks enable row level security;
alter table app.conversation_networks force row level security;

-- Grants.

revoke all on public.conversations, public.messages from anon, authenticated;
grant all on public.conversations, public.messages to service_role;
revoke all on app.conversation_networks from public, anon, authenticated;
-- Jobs lock the rows that they delete.
grant select, update, delete on app.conversation_networks to service_role;

-- What a visitor may read: no address, and nobody's id.
grant select (id, company_id, number, subject, status, locale, visitor_seen_sequence, responder, needs_human, human_requested_at,
  assignee_name, agent_seen_sequence, last_sequence, last_message_at, preview, timeout_rule, timeout_at, created_at, updated_at)
  on public.conversations to anon;
-- Not `client_id`, and not what only jobs read.
grant select (id, company_id, number, subject, description, source, status, priority, tags, category, custom_fields, locale,
  customer_id, customer_email, customer_name, customer_company_name, is_verified, email_corrected_at, visitor_blocked_at,
  visitor_blocked_by_name, spam_at, spam_reason, spam_cleared_at, before_spam, visitor_seen_sequence, transcript_sent_at, responder, needs_human,
  human_requested_at, assignee_id, assignee_name, team_id, agent_seen_sequence, is_marked_unread, last_sequence, last_message_at, preview, waiting_since,
  first_replied_at, call_started_at, call_ended_at, call_state, snoozed_until, merged_into_id, before_merge, sla, timeout_rule, timeout_at, ai_due_at, resolved_at, created_at, updated_at)
  on public.conversations to authenticated;
grant insert (id, company_id, client_id, subject, description, source, status, priority, tags, category, custom_fields, locale,
  customer_id, customer_email, customer_name, customer_company_name, is_verified, is_identified, spam_at, spam_reason, responder,
  needs_human, human_requested_at, created_at, updated_at)
  on public.conversations to anon;
grant update (status, responder, needs_human, human_requested_at, assignee_id, assignee_name, agent_seen_sequence,
  visitor_seen_sequence, visitor_active_at, customer_id, customer_email, customer_name, is_verified, is_identified,
  email_corrected_at, transcript_sent_at, spam_at, spam_reason, timeout_rule, timeout_at, ai_due_at, resolved_at, updated_at)
  on public.conversations to anon;
grant update (status, priority, tags, responder, needs_human, human_requested_at, assignee_id, assignee_name, team_id,
  agent_seen_sequence, is_marked_unread, visitor_seen_sequence, customer_id, customer_name, visitor_blocked_at, visitor_blocked_by_name,
  spam_at, spam_reason, spam_cleared_at, before_spam, waiting_since, snoozed_until, merged_into_id, before_merge, timeout_rule, timeout_at, ai_due_at, resolved_at, updated_at)
  on public.conversations to authenticated;
grant delete on public.conversations to anon, authenticated;

grant select (id, company_id, conversation_id, sequence, client_id, sender_type, sender_name, content, meta, helpful,
  created_at)
  on public.messages to anon;
grant select on public.messages to authenticated;
grant insert (company_id, conversation_id, client_id, sender_type, sender_id, sender_name, content, meta, created_at)
  on public.messages to anon, authenticated;
grant insert (outcome, model, model_problem) on public.messages to authenticated;
grant insert (page_title, page_path) on public.messages to anon;
grant update (helpful, rating_comment) on public.messages to anon;

alter publication supabase_realtime add table public.messages, public.conversations;
