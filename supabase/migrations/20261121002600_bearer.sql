-- Who asks, looked up once for all that is asked about them: a function in SQL is evaluated at each place where it stands,
-- and `app.standing()` stood behind every one of them.

create function app.bearer() returns table (standing text, company_id uuid, role text, impersonation_id uuid)
language sql stable security definer set search_path = '' as $$
  select me.standing,
         case when me.standing <> 'active' then null when me.visit is null then p.company_id else i.company_id end,
         -- Under impersonation nobody is staff, and the role is the one whose screens fit.
         case when me.standing <> 'active' then null when me.visit is null then p.role
              when i.can_write then 'admin' else 'viewer' end,
         me.visit
    from (select app.standing() as standing, app.claimed_impersonation() as visit offset 0) me
    left join public.impersonations i on i.id = me.visit
    left join public.profiles p on p.id = auth.uid()
$$;

-- What a role may do in a company, by the defaults or by what the company says; and what a visit may.
create function app.permissions_of(asked_company uuid, asked_role text, visit uuid) returns text[]
language sql stable security definer set search_path = '' as $$
  select case
    when asked_role is null then '{}'
    when visit is not null
      then case when asked_role = 'admin'
             then '{conversations.reply,content.edit,content.publish,settings.edit,audit.view}'::text[]
             else '{audit.view}' end
    when asked_role in ('owner', 'staff') then app.default_permissions('admin')
    else coalesce(
      (select permissions from public.role_permissions where company_id = asked_company and role = asked_role),
      app.default_permissions(asked_role))
  end
$$;
revoke all on function app.bearer() from public;
revoke all on function app.permissions_of(uuid, text, uuid) from public;

create or replace function app.member_company() returns uuid
language sql stable security definer set search_path = '' as $$ select company_id from app.bearer() $$;

create or replace function app.member_role() returns text
language sql stable security definer set search_path = '' as $$ select role from app.bearer() $$;

create or replace function app.member_permissions() returns text[]
language sql stable security definer set search_path = '' as $$
  select app.permissions_of(me.company_id, me.role, me.impersonation_id) from app.bearer() me
$$;

create or replace function app.membership() returns table (
  standing text, company_id uuid, subdomain text, company_name text, role text, full_name text, permissions text[],
  impersonation_id uuid)
language sql stable security definer set search_path = '' as $$
  select me.standing, c.id, c.subdomain, c.name, me.role, p.full_name,
         app.permissions_of(me.company_id, me.role, me.impersonation_id), me.impersonation_id
    from app.bearer() me
    left join public.companies c on c.id = me.company_id
    left join public.profiles p on p.id = auth.uid()
$$;
