-- What the server alone keeps beside a customer's conversations, for whoever gives the person all that is kept of them.
create function app.traces_of_customer(customer uuid) returns table (
  conversation_id uuid, visitor_active_at timestamptz, email_corrected_at timestamptz, transcript_sent_at timestamptz,
  receipt_due_at timestamptz, reply_mail_due_at timestamptz, mailed_sequence integer)
language sql stable security definer set search_path = '' as $$
  select c.id, c.visitor_active_at, c.email_corrected_at, c.transcript_sent_at, c.receipt_due_at, r.due_at,
         r.mailed_sequence
    from public.conversations c left join app.reply_mails r on r.conversation_id = c.id
   where app.api_actor() = 'member' and app.may('settings.edit') and app.claimed_impersonation() is null
     and c.company_id = app.member_company() and c.customer_id = customer
$$;
revoke all on function app.traces_of_customer(uuid) from public;
grant execute on function app.traces_of_customer(uuid) to authenticated;

-- What was told long ago is forgotten.
create index notifications_by_age on public.notifications (created_at);
