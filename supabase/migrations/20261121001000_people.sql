-- The people of a company: who is asked in, who is let in, who is out.
create table public.invitations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('owner', 'admin', 'agent', 'viewer')),
  token_hash text not null unique,
  invited_by uuid not null,
  inviter_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create unique index one_open_invitation on public.invitations (company_id, email)
  where accepted_at is null and revoked_at is null;

revoke all on public.invitations from anon, authenticated;
grant select (id, company_id, email, role, inviter_name, created_at, expires_at, accepted_at, revoked_at)
  on public.invitations to authenticated;
grant insert (company_id, email, role, token_hash, invited_by, inviter_name, created_at, expires_at)
  on public.invitations to authenticated;
grant update (token_hash, expires_at, revoked_at) on public.invitations to authenticated;
grant all on public.invitations to service_role;
alter table public.invitations enable row level security;
alter table public.invitations force row level security;
create policy invitations_seen on public.invitations for select to authenticated
  using (company_id = (select app.member_company()) and (select app.may('people.manage')));
create policy invitation_sent on public.invitations for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('people.manage')) and role <> 'owner'
    and company_id = (select app.member_company()) and invited_by = (select auth.uid())
  );
create policy invitation_changed on public.invitations for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('people.manage'))
    and company_id = (select app.member_company()) and accepted_at is null
  );

-- Role and status are given by others, and never to or by owners and staff.
grant update (role, full_name) on public.profiles to authenticated;
grant delete on public.profiles to authenticated;
create policy profile_managed on public.profiles for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('people.manage')) and id <> (select auth.uid())
    and company_id = (select app.member_company()) and role in ('admin', 'agent', 'viewer')
  )
  with check (role in ('admin', 'agent', 'viewer') and status in ('invited', 'active', 'suspended'));
create policy profile_removed on public.profiles for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('people.manage')) and id <> (select auth.uid())
    and company_id = (select app.member_company()) and role in ('admin', 'agent', 'viewer')
  );
create policy profile_named_by_self on public.profiles for update to authenticated
  using (
    (select app.api_actor()) = 'member' and id = (select auth.uid())
    and (select app.standing()) in ('active', 'invited') and (select app.claimed_impersonation()) is null
  )
  with check (id = (select auth.uid()));

-- A policy cannot compare the row with what it was: nobody gives a role to himself, and of the status alone accepts
-- an invitation.
create function app.guard_profile() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.id = auth.uid() and (
    new.role is distinct from old.role
    or (new.status is distinct from old.status and not (old.status = 'invited' and new.status = 'active'))
  ) then
    raise insufficient_privilege;
  end if;
  return new;
end $$;
create trigger guard_profile before update on public.profiles for each row execute function app.guard_profile();

-- Nobody belongs to two companies: with the membership goes the account, and with that its sessions.
create function app.forget_account() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users where id = old.id;
  return null;
end $$;
revoke all on function app.forget_account() from public;
create trigger forget_account after delete on public.profiles for each row execute function app.forget_account();

-- What only the accounts know of the company's people.
create function app.people() returns table (id uuid, email text, last_sign_in_at timestamptz, has_second_factor boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text, u.last_sign_in_at,
         exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
    from auth.users u join public.profiles p on p.id = u.id
   where app.api_actor() = 'member' and app.may('people.manage') and p.company_id = app.member_company()
$$;
revoke all on function app.people() from public;
grant execute on function app.people() to authenticated;

-- The bearer's own sessions, and the end of one.
create function app.own_sessions() returns table (
  id uuid, is_current boolean, user_agent text, ip text, created_at timestamptz, refreshed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid, s.user_agent::text, host(s.ip), s.created_at,
         s.refreshed_at::timestamptz
    from auth.sessions s
   where app.api_actor() = 'member' and app.claimed_impersonation() is null
     and app.standing() not in ('session-ended', 'second-factor') and s.user_id = auth.uid()
$$;
create function app.end_own_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'member' or app.claimed_impersonation() is not null
    or app.standing() in ('session-ended', 'second-factor') then
    raise insufficient_privilege;
  end if;
  delete from auth.sessions s where s.id = session and s.user_id = auth.uid();
  return found;
end $$;
revoke all on function app.own_sessions(), app.end_own_session(uuid) from public;
grant execute on function app.own_sessions(), app.end_own_session(uuid) to authenticated;
