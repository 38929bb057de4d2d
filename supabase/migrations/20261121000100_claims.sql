-- Who asks: helpers that row-level security is written with. The claims come from a verified token, or from the API
-- server, which alone sets `api_actor` (no token that is handed out carries it). What has no such claim cannot write.
create schema if not exists app;
grant usage on schema app to anon, authenticated, service_role;

create function app.api_actor() returns text language sql stable set search_path = '' as
$$ select auth.jwt() ->> 'api_actor' $$;

create function app.claimed_company() returns uuid language sql stable set search_path = '' as
$$ select nullif(auth.jwt() ->> 'company_id', '')::uuid $$;

create function app.claimed_conversation() returns uuid language sql stable set search_path = '' as
$$ select nullif(auth.jwt() ->> 'conversation_id', '')::uuid $$;
