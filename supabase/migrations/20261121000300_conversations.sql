create table public.customers (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text not null check (email = lower(email)),
  name text,
  -- True once the company itself has vouched for the visitor; an address typed into the widget proves nothing.
  is_verified boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, email),
  unique (company_id, id)
);

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  client_id uuid not null default gen_random_uuid(),
  subject text not null check (length(subject) between 1 and 80),
  description text,
  source text not null check (source in ('widget', 'chat')),
  status text not null default 'open' check (status in ('open', 'resolved', 'ticket')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high', 'urgent')),
  tags text[] not null default '{}',
  customer_id uuid,
  customer_email text,
  customer_name text,
  customer_company_name text,
  needs_human boolean not null default false,
  human_requested_at timestamptz,
  pen text not null default 'ai' check (pen in ('ai', 'agent', 'none')),
  assignee_id uuid,
  assignee_name text,
  last_sequence integer not null default 0,
  last_message_at timestamptz,
  preview text not null default '',
  -- When the AI's answer to the newest message is due; a job that takes it moves it on, so that a crash loses nothing.
  ai_due_at timestamptz,
  resolved_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, client_id),
  foreign key (company_id, customer_id) references public.customers (company_id, id),
  foreign key (company_id, assignee_id) references public.profiles (company_id, id),
  constraint agent_holds_pen check ((pen = 'agent') = (assignee_id is not null)),
  constraint ai_is_quiet_when_human_wanted check (not (needs_human and pen = 'ai')),
  constraint human_request_is_dated check (not needs_human or human_requested_at is not null)
);
create index conversations_recent on public.conversations (company_id, last_message_at desc nulls last, id);
create index conversations_queue on public.conversations (company_id, human_requested_at, id)
  where needs_human and assignee_id is null and status = 'open';
create index conversations_ai_due on public.conversations (ai_due_at) where ai_due_at is not null;

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  conversation_id uuid not null,
  -- Set by the trigger under the conversation's row lock, so that numbers become visible in order and without holes.
  sequence integer not null,
  client_id uuid not null default gen_random_uuid(),
  sender_type text not null check (sender_type in ('visitor', 'ai', 'agent', 'system')),
  sender_id uuid,
  sender_name text,
  content text not null check (length(content) between 1 and 8000),
  meta jsonb not null default '{}',
  created_at timestamptz not null default now(),
  foreign key (company_id, conversation_id) references public.conversations (company_id, id) on delete cascade,
  unique (conversation_id, sequence),
  unique (conversation_id, client_id)
);

create function app.number_message() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations
     set last_sequence = last_sequence + 1,
         last_message_at = new.created_at,
         preview = left(new.content, 140),
         updated_at = greatest(updated_at, new.created_at)
   where id = new.conversation_id and company_id = new.company_id
  returning last_sequence into new.sequence;
  return new;
end $$;
revoke all on function app.number_message() from public;
create trigger number_message before insert on public.messages for each row execute function app.number_message();

-- The customer a visitor's address stands for. Visitors cannot read customers, so this alone crosses the line.
create function app.customer_for(customer_email text, customer_name text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare found uuid;
begin
  if app.api_actor() is distinct from 'visitor' then
    raise insufficient_privilege;
  end if;
  insert into public.customers (company_id, email, name)
  values (app.claimed_company(), lower(customer_email), customer_name)
  on conflict (company_id, email) do update set updated_at = now()
  returning id into found;
  return found;
end $$;
revoke all on function app.customer_for(text, text) from public;
grant execute on function app.customer_for(text, text) to anon;

-- The visitor's place in the queue, counted over rows the visitor cannot see.
create function app.queue_position(conversation uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer
    from public.conversations mine
    join public.conversations waiting
      on waiting.company_id = mine.company_id
     and waiting.needs_human and waiting.assignee_id is null and waiting.status = 'open'
     and (waiting.human_requested_at, waiting.id) <= (mine.human_requested_at, mine.id)
   where mine.id = conversation
     and (
       (mine.id = app.claimed_conversation() and mine.company_id = app.claimed_company())
       or mine.company_id = app.member_company()
     )
$$;
