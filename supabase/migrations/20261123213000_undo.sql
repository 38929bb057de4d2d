-- An undo brings a conversation back to what it was, and sets nothing off that could write to its customer.

-- Whether the transaction takes acts back.
create function app.takes_back() returns boolean language sql stable set search_path = '' as
$$ select coalesce(current_setting('app.takes_back', true) = 'true', false) $$;
revoke all on function app.takes_back() from public;

create or replace function app.goes_on(was public.conversations, is_now public.conversations) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    app.takes_back() and was.human_requested_at = is_now.human_requested_at
    and exists (select from public.handoffs h
                 where h.conversation_id = is_now.id and h.requested_at = is_now.human_requested_at),
    false)
$$;

-- Rules run for what happens, not for what comes back.
create or replace function app.queue_rule_event(
  company uuid, conversation uuid, what text, event_key text, message uuid, at timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
declare
  -- A job says how deep it acts.
  depth integer := coalesce(nullif(current_setting('app.rule_depth', true), '')::integer, 0);
begin
  if depth <= 1 and not app.takes_back() and exists (
    select from public.rules r where r.company_id = company and r.event = what and r.is_enabled
  ) then
    insert into app.rule_events (company_id, conversation_id, event, key, message_id, depth, happened_at, due_at)
    values (company, conversation, what, event_key, message, depth, at, at);
  end if;
end $$;

-- A wait whose minutes are over ran out while the conversation did not wait.
create or replace function app.queue_waits(conversation public.conversations, rule uuid) returns void
language sql security definer set search_path = '' as $$
  insert into app.rule_events (company_id, conversation_id, event, key, rule_id, depth, happened_at, due_at)
  select conversation.company_id, conversation.id, 'no-reply',
         conversation.id || ' ' || (extract(epoch from conversation.waiting_since) * 1000)::bigint,
         r.id, 0, conversation.waiting_since, conversation.waiting_since + r.after_minutes * interval '1 minute'
    from public.rules r
   where r.company_id = conversation.company_id and r.event = 'no-reply' and r.is_enabled
     and (rule is null or r.id = rule)
     and not (app.takes_back()
       and conversation.waiting_since + r.after_minutes * interval '1 minute' <= conversation.updated_at)
$$;

-- A request that somebody answered by taking the conversation is open again once that is taken back.
create or replace function app.keep_handoffs() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  was boolean := tg_op = 'UPDATE' and app.is_waiting(old);
  is_new boolean := tg_op = 'INSERT' or not old.needs_human;
  is_same boolean := tg_op = 'UPDATE' and app.goes_on(old, new);
  due timestamptz := coalesce(case when new.settle_rule = 'queue-timeout' then new.settle_at end,
                              new.human_requested_at + interval '60 seconds');
begin
  if app.is_waiting(new) and not was then
    if is_same then
      update public.handoffs set ended_at = null, outcome = null, due_at = due
       where id = (select id from public.handoffs
                    where conversation_id = new.id and requested_at = new.human_requested_at
                      and outcome in ('withdrawn', 'answered')
                    order by ended_at desc limit 1);
      if found then
        return null;
      end if;
    end if;
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at)
    values (new.company_id, new.id, new.human_requested_at, due);
  elsif was and not app.is_waiting(new) then
    update public.handoffs
       set ended_at = greatest(new.updated_at, requested_at),
           outcome = case when new.assignee_id is not null then 'answered'
                          when new.status = 'ticket' then 'ticketed' else 'withdrawn' end
     where conversation_id = new.id and ended_at is null;
  elsif was and new.settle_rule = 'queue-timeout' and new.settle_at is distinct from old.settle_at then
    update public.handoffs set due_at = new.settle_at where conversation_id = new.id and ended_at is null;
  elsif new.needs_human and new.status = 'ticket' and new.assignee_id is null and is_new and not is_same then
    -- Asked for as a ticket from the first: promised and kept at once.
    insert into public.handoffs (company_id, conversation_id, requested_at, due_at, ended_at, outcome)
    values (new.company_id, new.id, new.human_requested_at, new.human_requested_at, new.human_requested_at, 'ticketed');
  end if;
  return null;
end $$;
