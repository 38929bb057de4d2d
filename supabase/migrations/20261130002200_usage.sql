-- What a company uses of the product, by month and now. The months are counted from the rows themselves.

-- Months of use since an instant, by feature: `month` is its first day in the time zone. Seconds are those of calls.
-- Security definer: no member reads all of these tables whole.
create function app.usage_of(company uuid, since timestamptz, zone text)
returns table (month date, feature text, count bigint, seconds double precision)
language sql stable security definer set search_path = '' as $$
  select date_trunc('month', f.started_at at time zone zone)::date, 'conversations.' || f.channel, count(*), null::double precision
    from public.conversation_facts f where f.company_id = company and f.is_counted and f.started_at >= since group by 1, 2
  union all
  select date_trunc('month', f.call_started_at at time zone zone)::date, 'calls', count(*),
         coalesce(sum(extract(epoch from f.call_ended_at - f.call_started_at)), 0)::double precision
    from public.conversation_facts f
   where f.company_id = company and f.is_counted and f.call_started_at >= since group by 1
  union all
  -- What is said in calls is the vendor's.
  select date_trunc('month', m.created_at at time zone zone)::date,
         case when m.outcome is null then 'answers.unrecorded' when coalesce(m.model, 'local') = 'local' then 'answers.local'
              else 'answers.model' end, count(*), null
    from public.messages m
   where m.company_id = company and m.sender_type = 'ai' and m.created_at >= since
     and m.meta ->> 'type' in ('answer', 'suggestions', 'clarification', 'offer') and not m.meta ? 'in_call'
   group by 1, 2
  union all
  select date_trunc('month', s.asked_at at time zone zone)::date, 'surveys.asked', count(*), null
    from public.surveys s where s.company_id = company and s.asked_at >= since group by 1
  union all
  select date_trunc('month', s.answered_at at time zone zone)::date, 'surveys.answered', count(*), null
    from public.surveys s where s.company_id = company and s.answered_at >= since group by 1
  union all
  select date_trunc('month', e.sent_at at time zone zone)::date, 'emails', count(*), null
    from public.emails e where e.company_id = company and e.sent_at >= since group by 1
$$;
revoke all on function app.usage_of(uuid, timestamptz, text) from public;
grant execute on function app.usage_of(uuid, timestamptz, text) to service_role;

-- What a company has now, and its calls and AI answers since midnight UTC. Bytes of files by their storage rows.
-- Security definer: as `app.usage_of`.
create function app.stock_of(company uuid, as_of timestamptz)
returns table (
  articles bigint, published_articles bigint, files bigint, file_bytes bigint, people bigint, answers_today bigint,
  calls_today bigint)
language sql stable security definer set search_path = '' as $$
  select (select count(*) from public.content c where c.company_id = company),
         (select count(*) from public.content c where c.company_id = company and c.status = 'published'),
         stored.files, stored.bytes,
         (select count(*) from public.profiles p where p.company_id = company and p.status = 'active'),
         coalesce((select u.answers from public.ai_usage u
                    where u.company_id = company and u.day = (as_of at time zone 'UTC')::date), 0),
         (select count(*) from app.calls k
           where k.company_id = company and k.granted_at >= date_trunc('day', as_of, 'UTC') and k.connected_at is not null)
    from (
      select count(*) as files, coalesce(sum((o.metadata ->> 'size')::bigint), 0) as bytes
        from storage.objects o
       where (o.bucket_id = 'brand-images' and (storage.foldername(o.name))[1] = company::text)
          or (o.bucket_id in ('conversation-uploads', 'note-files')
              and exists (select from public.conversations c
                           where c.company_id = company and c.id::text = (storage.foldername(o.name))[1]))
          or (o.bucket_id = 'content-attachments'
              and exists (select from public.content c
                           where c.company_id = company and c.id::text = (storage.foldername(o.name))[1]))) stored
$$;
revoke all on function app.stock_of(uuid, timestamptz) from public;
grant execute on function app.stock_of(uuid, timestamptz) to service_role;

-- The same for the caller's company.
create function app.usage(since timestamptz, zone text)
returns table (month date, feature text, count bigint, seconds double precision)
language sql stable security definer set search_path = '' as
$$ select u.* from app.usage_of(app.member_company(), since, zone) u $$;
create function app.stock(as_of timestamptz)
returns table (
  articles bigint, published_articles bigint, files bigint, file_bytes bigint, people bigint, answers_today bigint,
  calls_today bigint)
language sql stable security definer set search_path = '' as
$$ select s.* from app.stock_of(app.member_company(), as_of) s where app.member_company() is not null $$;
revoke all on function app.usage(timestamptz, text), app.stock(timestamptz) from public;
grant execute on function app.usage(timestamptz, text), app.stock(timestamptz) to authenticated;
