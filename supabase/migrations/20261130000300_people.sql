-- The people of a company beyond their profiles: invitations, accounts, sessions and teams.

-- An invitation by email. A company has at most one open invitation for an address.
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
  revoked_at timestamptz,
  -- Why its email has not arrived; null if it was handed over or has not been tried.
  mail_problem text check (mail_problem in ('delayed', 'refused'))
);

-- A group of agents to which conversations are assigned.
create table public.teams (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, id),
  unique (company_id, name)
);

-- Who is in which team.
create table public.team_members (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null,
  team_id uuid not null,
  person_id uuid not null,
  created_at timestamptz not null,
  foreign key (company_id, team_id) references public.teams (company_id, id) on delete cascade,
  foreign key (company_id, person_id) references public.profiles (company_id, id) on delete cascade,
  unique (team_id, person_id)
);

create unique index one_open_invitation on public.invitations (company_id, email)
  where accepted_at is null and revoked_at is null;
create index team_members_of_person on public.team_members (company_id, person_id);

-- Email, last sign-in and second factor of the company's people. Security definer: reads the auth tables.
create function app.company_accounts() returns table (
  id uuid, email text, last_sign_in_at timestamptz, has_second_factor boolean)
language sql stable security definer set search_path = '' as $$
  select u.id, u.email::text, u.last_sign_in_at,
         exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified')
    from auth.users u join public.profiles p on p.id = u.id
   where app.api_actor() = 'member' and app.may('people.manage') and p.company_id = app.member_company()
$$;
revoke all on function app.company_accounts() from public;
grant execute on function app.company_accounts() to authenticated;

-- The caller's own sessions. Security definer: reads auth.sessions.
create function app.own_sessions() returns table (
  id uuid, is_current boolean, user_agent text, ip text, created_at timestamptz, refreshed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select s.id, s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid, s.user_agent::text, host(s.ip), s.created_at,
         s.refreshed_at::timestamptz
    from auth.sessions s
   where app.api_actor() = 'member' and app.claimed_impersonation() is null
     and app.access_status() not in ('session-ended', 'second-factor') and s.user_id = auth.uid()
$$;

-- Ends one of the caller's own sessions; false if there is no such session. Security definer: deletes from auth.sessions.
create function app.end_own_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'member' or app.claimed_impersonation() is not null
    or app.access_status() in ('session-ended', 'second-factor') then
    raise insufficient_privilege;
  end if;
  delete from auth.sessions s where s.id = session and s.user_id = auth.uid();
  return found;
end $$;
revoke all on function app.own_sessions(), app.end_own_session(uuid) from public;
grant execute on function app.own_sessions(), app.end_own_session(uuid) to authenticated;

-- Policies: invitations.

alter table public.invitations enable row level security;
alter table public.invitations force row level security;

create policy invitations_of_company on public.invitations for select to authenticated
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

-- Policies: teams.

alter table public.teams enable row level security;
alter table public.teams force row level security;

create policy teams_of_company on public.teams for select to authenticated
  using (company_id = (select app.member_company()));
create policy teams_added on public.teams for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy teams_renamed on public.teams for update to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy teams_removed on public.teams for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );

-- Policies: team_members.

alter table public.team_members enable row level security;
alter table public.team_members force row level security;

create policy team_members_of_company on public.team_members for select to authenticated
  using (company_id = (select app.member_company()));
create policy team_members_added on public.team_members for insert to authenticated
  with check (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );
create policy team_members_removed on public.team_members for delete to authenticated
  using (
    (select app.api_actor()) = 'member' and (select app.may('settings.edit'))
    and company_id = (select app.member_company())
  );

-- Triggers: the audit of impersonated writes.

create trigger audit_impersonated_write after insert or update or delete on public.invitations
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.teams
  for each row execute function app.audit_impersonated_write();
create trigger audit_impersonated_write after insert or update or delete on public.team_members
  for each row execute function app.audit_impersonated_write();

-- Grants.

revoke all on public.invitations, public.teams, public.team_members from anon, authenticated;
grant all on public.invitations, public.teams, public.team_members to service_role;

-- Not `token_hash`.
grant select (id, company_id, email, role, inviter_name, created_at, expires_at, accepted_at, revoked_at, mail_problem)
  on public.invitations to authenticated;
grant insert (company_id, email, role, token_hash, invited_by, inviter_name, created_at, expires_at)
  on public.invitations to authenticated;
grant update (token_hash, expires_at, revoked_at, mail_problem) on public.invitations to authenticated;

grant select, insert, delete, update (name, updated_at) on public.teams to authenticated;
grant select, insert, delete on public.team_members to authenticated;
