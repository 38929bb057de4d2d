-- The key with which a company vouches for its own users. The server makes it and seals it; one that lies here unsealed
-- was set by whoever runs the server.
alter table public.companies
  add column identity_key_set_at timestamptz,
  add column identity_key_set_by_name text,
  add column has_identity_key boolean not null generated always as (identity_secret is not null) stored;
-- All but the key itself, sealed as it is.
grant select (has_identity_key, identity_key_set_at, identity_key_set_by_name) on public.companies to authenticated;

-- Sets the key, or takes it away with null, for the company's own people who may. False where there is one already, or,
-- if it `replaces` one, where there is none.
create function app.set_identity_secret(secret text, replaces boolean, as_of timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if app.api_actor() is distinct from 'member' or not app.may('settings.edit')
    or app.claimed_impersonation() is not null then
    raise insufficient_privilege;
  end if;
  update public.companies
     set identity_secret = secret,
         identity_key_set_at = case when secret is not null then as_of end,
         identity_key_set_by_name =
           case when secret is not null then (select full_name from public.profiles where id = auth.uid()) end,
         updated_at = as_of
   where id = app.member_company() and (identity_secret is not null) = replaces;
  return found;
end $$;
revoke all on function app.set_identity_secret(text, boolean, timestamptz) from public;
grant execute on function app.set_identity_secret(text, boolean, timestamptz) to authenticated;
