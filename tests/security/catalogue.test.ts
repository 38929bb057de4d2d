/**
 * Schema faults, searched for in the database catalog. Each query must also find the fault planted for it.
 */
import { expect, it } from 'vitest'
import { PLATFORM_POLICY } from '#server/database/platform-access.ts'
import type { Query } from '#server/ports/database.ts'
import { describeBothDatabases } from '#tests/support/describe-each-database.ts'

type Fault = {
  readonly name: string
  /** Returns one row for each finding, with its name in `found`. */
  readonly find: string
  /** Findings that are not faults, each with its reason. */
  readonly exceptions?: Readonly<Record<string, string>>
  /** Statements that create a fault named `found`. */
  readonly planted: readonly string[]
  /** Whether only a superuser can create the fault, as tests have one on PGlite. */
  readonly isSuperusersOnly?: boolean
  readonly found: string
}

const EXPOSED = `('public', 'app', 'storage')`
const TABLES = `
  select n.nspname || '.' || c.relname as found, c.* from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname in ${EXPOSED} and c.relkind in ('r', 'p')`
/** Without the partitions, which no role has any right to: their tables' rights and policies decide. */
const WHOLE_TABLES = `${TABLES} and not c.relispartition`
const ALL_POLICIES = `select schemaname || '.' || tablename || ' ' || policyname as found, * from pg_policies`
/** Without those that stand for BYPASSRLS, which the faults about them check. */
const POLICIES = `${ALL_POLICIES} where policyname <> '${PLATFORM_POLICY}'`
const FUNCTIONS = `
  select p.oid::regprocedure::text as found, p.*, n.nspname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

const SERVERS_OWN = 'No role that a token can have holds any right to it, and its schema has no door.'
const PLANTED_TABLE = 'create table public.planted (id uuid primary key, company_id uuid, secret text)'
const plantedFunction = (options: string, body = 'select 1') =>
  `create function app.planted() returns integer language sql ${options} as $$ ${body} $$`
const plantedPolicy = (rest: string) => `create policy planted on public.content ${rest}`

const FAULTS: readonly Fault[] = [
  {
    name: 'a table without row-level security',
    find: `select found from (${TABLES}) t where not relrowsecurity`,
    exceptions: { 'app.content_changes': SERVERS_OWN, 'app.rate_limits': SERVERS_OWN },
    planted: [PLANTED_TABLE],
    found: 'public.planted',
  },
  {
    name: 'a table whose row-level security does not bind its owner',
    find: `select found from (${TABLES}) t where not relforcerowsecurity`,
    exceptions: { 'app.content_changes': SERVERS_OWN, 'app.rate_limits': SERVERS_OWN },
    planted: [PLANTED_TABLE, 'alter table public.planted enable row level security'],
    found: 'public.planted',
  },
  {
    name: 'a table without a policy',
    find: `select found from (${WHOLE_TABLES}) t where not exists (
              select from pg_policy where polrelid = t.oid and polname <> '${PLATFORM_POLICY}')`,
    exceptions: {
      'app.account_emails': SERVERS_OWN,
      'app.article_vectors': SERVERS_OWN,
      'app.calls': SERVERS_OWN,
      'app.content_changes': SERVERS_OWN,
      'app.consumers': SERVERS_OWN,
      'app.conversation_networks': SERVERS_OWN,
      'app.events': SERVERS_OWN,
      'app.installation': SERVERS_OWN,
      'app.job_runs': SERVERS_OWN,
      'app.email_sources': SERVERS_OWN,
      'app.presences': SERVERS_OWN,
      'app.rate_limits': SERVERS_OWN,
      'app.reply_emails': SERVERS_OWN,
      'app.rule_events': SERVERS_OWN,
      'app.sla_checks': SERVERS_OWN,
      'storage.buckets': 'Nobody sees it: without a policy no row is visible.',
    },
    planted: [PLANTED_TABLE],
    found: 'public.planted',
  },
  {
    name: 'a table with row-level security that the platform does not pass',
    find: `select found from (${WHOLE_TABLES}) t where relrowsecurity and not exists (
              select from (${ALL_POLICIES}) p where p.policyname = '${PLATFORM_POLICY}' and p.permissive = 'PERMISSIVE'
                 and p.found = t.found || ' ' || p.policyname and p.cmd = 'ALL' and p.qual = 'true' and p.with_check = 'true'
                 and roles @> array['service_role', pg_get_userbyid(t.relowner)])`,
    planted: [PLANTED_TABLE, 'alter table public.planted enable row level security'],
    found: 'public.planted',
  },
  {
    name: 'a table whose platform policy lets anybody else through',
    find: `select found from (${ALL_POLICIES}) p where policyname = '${PLATFORM_POLICY}'
              and (cardinality(roles) <> 2 or roles && array['public', 'anon', 'authenticated']::name[])`,
    planted: [`alter policy ${PLATFORM_POLICY} on public.content to service_role, authenticated`],
    found: `public.content ${PLATFORM_POLICY}`,
  },
  {
    name: 'a restrictive policy, which would bind the platform as well',
    find: `select found from (${ALL_POLICIES}) p where permissive <> 'PERMISSIVE'`,
    planted: [plantedPolicy('as restrictive for select to authenticated using (company_id is not null)')],
    found: 'public.content planted',
  },
  {
    name: 'a policy that lets everything through',
    find: `select found from (${POLICIES}) p where 'true' in (qual, with_check)`,
    planted: [plantedPolicy('for update to authenticated using (true)')],
    found: 'public.content planted',
  },
  {
    name: 'a policy for all roles',
    find: `select found from (${POLICIES}) p where 'public' = any (roles)`,
    planted: [plantedPolicy('for select using (company_id = app.member_company())')],
    found: 'public.content planted',
  },
  {
    name: 'a policy for all commands',
    find: `select found from (${POLICIES}) p where cmd = 'ALL'`,
    planted: [plantedPolicy('to authenticated using (company_id = app.member_company())')],
    found: 'public.content planted',
  },
  {
    name: 'a policy that lets a token write without the API',
    find: `select found from (${POLICIES}) p
            where cmd <> 'SELECT' and coalesce(qual, '') || coalesce(with_check, '') !~ 'app.api_actor\\(\\)'`,
    exceptions: {
      'storage.objects brand_image_added': 'As for `upload_by_member`.',
      'storage.objects content_attachment_added': 'As for `upload_by_member`.',
      'storage.objects note_file_added': 'As for `upload_by_member`.',
      'storage.objects upload_by_member':
        'The file store takes uploads with the token itself, as Supabase does.',
      'storage.objects upload_by_visitor': 'The same, with the token of a visitor.',
    },
    planted: [plantedPolicy('for update to authenticated using (company_id = app.member_company())')],
    found: 'public.content planted',
  },
  {
    name: 'a policy that looks at no company, conversation or person',
    find: `select found from (${POLICIES}) p
            where coalesce(qual, '') || coalesce(with_check, '') !~ 'company|conversation|auth.uid'`,
    planted: [plantedPolicy("for select to anon using (status = 'published')")],
    found: 'public.content planted',
  },
  {
    name: 'a view, which would show what its owner sees',
    find: `select n.nspname || '.' || c.relname as found from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname in ${EXPOSED} and c.relkind in ('v', 'm', 'f')`,
    planted: ['create view public.planted as select id from public.companies'],
    found: 'public.planted',
  },
  {
    name: 'a function with the rights of its owner that anon may call',
    find: `select found from (${FUNCTIONS}) f
            where prosecdef and has_function_privilege('anon', oid, 'execute')
              and has_schema_privilege('anon', pronamespace, 'usage') and prorettype <> 'trigger'::regtype`,
    exceptions: {
      'app.brand_faces()': 'Refuses all but the API.',
      'app.claimed_company()': 'The id that the token names itself.',
      'app.contact_is_blocked(uuid,text)': 'Refuses all but the API.',
      'app.upsert_typed_customer(text,text)': 'Refuses all but the API.',
      'app.erase_note_files()': 'Refuses all but the API.',
      'app.identity_secret()': 'Refuses all but the API.',
      'app.may_become_spam()': 'Refuses all but the API.',
      'app.member_company()': 'About the bearer alone.',
      'app.member_permissions()': 'About the bearer alone.',
      'app.member_role()': 'About the bearer alone.',
      'app.membership()': 'About the bearer alone.',
      'app.published_content_version()': 'A number, of the company that the token names.',
      'app.queue_position(uuid)': 'A number, for the conversation of the token or of the company.',
      'app.record_typing(uuid,text,timestamp with time zone,timestamp with time zone)':
        'It writes that a visitor types, in the conversation of the token.',
      'app.note_embed_report(text,text,text,text[],text,text[],integer,boolean,timestamp with time zone)':
        'It writes a report of the company in the claims, and nothing else.',
      'app.answer_page_survey(uuid,text,text,integer,text,timestamp with time zone,timestamp with time zone)':
        'It writes an answer of the company in the claims, and nothing else.',
      'app.ask_survey(uuid,text,text,boolean,timestamp with time zone,timestamp with time zone,timestamp with time zone)':
        'Refuses all but the API, and conversations that the caller may not resolve.',
      'app.rate_content(uuid,text,boolean,text,timestamp with time zone)': 'Refuses all but the API.',
      'app.access_status()': 'About the bearer alone.',
      'app.upsert_verified_customer(text,text,text)': 'Refuses all but the API.',
      'app.conversations_of_identity(text,integer)': 'Refuses all but the API.',
      'app.visitor_contact()': 'Refuses all but the API.',
      'app.visitor_is_blocked()': 'One yes or no about the bearer.',
    },
    planted: [plantedFunction(`security definer set search_path = ''`)],
    found: 'app.planted()',
  },
  {
    name: 'a function whose search path can be changed',
    find: `select found from (${FUNCTIONS}) f
            where not coalesce(array_to_string(proconfig, ',') ~ 'search_path=', false)
              and (prosecdef or nspname not in ('auth', 'storage'))
              -- A body that was parsed when it was created asks no search path.
              and (prosecdef or prosqlbody is null)
              -- The owner calls it from functions whose search path is fixed.
              and (prosecdef or exists (
                select from unnest('{anon,authenticated,service_role}'::text[]) caller
                 where has_function_privilege(caller, f.oid, 'execute')))`,
    planted: [plantedFunction('')],
    found: 'app.planted()',
  },
  {
    name: 'a function in a language that can leave the database',
    find: `select found from (${FUNCTIONS}) f join pg_language l on l.oid = prolang
            where lanname not in ('sql', 'plpgsql')`,
    planted: [
      `create function app.planted() returns trigger language internal as 'suppress_redundant_updates_trigger'`,
    ],
    isSuperusersOnly: true,
    found: 'app.planted()',
  },
  {
    name: 'a rule that rests on what people write about themselves',
    find: `select found from (${POLICIES}) p where coalesce(qual, '') || coalesce(with_check, '') ~ 'user_meta'
           union all select found from (${FUNCTIONS}) f where prosrc ~ 'user_meta'`,
    planted: [
      plantedPolicy(`for select to authenticated
        using ((auth.jwt() -> 'user_metadata' ->> 'company_id')::uuid = company_id)`),
    ],
    found: 'public.content planted',
  },
  {
    name: 'a secret that a role may read',
    find: `select n.nspname || '.' || c.relname || '.' || attname as found
             from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
            where attname ~ 'secret|token|hash|password' and attnum > 0 and n.nspname !~ '^pg_'
              and (has_column_privilege('anon', attrelid, attnum, 'select')
                or has_column_privilege('authenticated', attrelid, attnum, 'select'))`,
    exceptions: {
      'public.mailboxes.has_secret': 'Whether there is one, not the password or consent.',
      'public.mailboxes.secret_saved_at': 'When it was saved.',
      'public.mailboxes.secret_saved_by_name': 'Who saved it.',
      'public.mail_servers.has_password': 'Whether there is one, not the password.',
      'public.mail_servers.password_saved_at': 'When it was saved.',
      'public.mail_servers.password_saved_by_name': 'Who saved it.',
    },
    planted: ['grant select (token_hash) on public.invitations to authenticated'],
    found: 'public.invitations.token_hash',
  },
  {
    name: 'a bucket that can be listed',
    find: `select found from (${POLICIES}) p where schemaname = 'storage' and cmd in ('SELECT', 'ALL')
              and (tablename <> 'objects' or qual !~ 'foldername' or qual !~ 'conversations|content|brand-images')`,
    planted: [
      `create policy planted on storage.objects for select to anon using (bucket_id = 'conversation-uploads')`,
    ],
    found: 'storage.objects planted',
  },
  {
    name: 'a publication that tells what was deleted',
    find: 'select pubname as found from pg_publication where pubdelete or pubtruncate',
    planted: ['create publication planted for table public.content'],
    found: 'planted',
  },
  {
    name: 'a table that publishes whole rows as they were',
    find: `select found from (${TABLES}) t where relreplident = 'f'`,
    planted: ['alter table public.messages replica identity full'],
    found: 'public.messages',
  },
  {
    name: 'a role of tokens with the powers of an operator',
    find: `select rolname as found from pg_roles
            where rolname in ('anon', 'authenticated', 'service_role')
              and (rolsuper or rolcanlogin or rolcreaterole or rolcreatedb or rolreplication or rolinherit
                or rolbypassrls
                or exists (select from pg_auth_members where member = pg_roles.oid)
                or exists (select from pg_class where relowner = pg_roles.oid)
                or exists (select from pg_proc where proowner = pg_roles.oid))`,
    planted: [
      'grant create on schema public to authenticated',
      'alter table public.leads owner to authenticated',
    ],
    found: 'authenticated',
  },
  {
    name: 'a table of the accounts that a role may touch',
    find: `select c.relname::text as found from pg_class c cross join (values ('anon'), ('authenticated'), ('service_role')) r (role)
            where relnamespace = 'auth'::regnamespace and relkind = 'r'
              and has_table_privilege(role, c.oid, 'select, insert, update, delete')`,
    planted: ['grant select on auth.users to service_role'],
    found: 'users',
  },
  {
    name: 'a table that members write and the audit does not see',
    find: `select found from (${TABLES}) t
            where (has_any_column_privilege('authenticated', oid, 'insert, update')
                or has_table_privilege('authenticated', oid, 'delete'))
              and not exists (
                select from pg_trigger where tgrelid = t.oid and tgname = 'audit_impersonated_write' and tgenabled = 'O'
                   and tgtype & 29 = 29)`,
    exceptions: {
      'public.audit': 'It is the audit.',
      'public.import_items': 'The row of its import is noted, which every call changes.',
      'public.impersonations': 'Who ended one stands in its own row.',
      'storage.buckets': 'It has no policy, so that nobody writes it.',
      'storage.objects':
        'Who uploaded a file stands in its own row; Supabase lets nobody add triggers to it.',
    },
    planted: ['grant update (email) on public.leads to authenticated'],
    found: 'public.leads',
  },
]

class RollBack extends Error {}

async function findings(query: Query, { find }: Fault): Promise<string[]> {
  const rows = await query<{ found: string }>(find)
  return [...new Set(rows.map(({ found }) => found))].sort()
}

describeBothDatabases('the catalogue', given => {
  it.each(FAULTS)('holds no $name', async fault => {
    expect(await given.database.asOwner(query => findings(query, fault))).toEqual(
      Object.keys(fault.exceptions ?? {}).sort(),
    )
    if (fault.isSuperusersOnly && given.kind === 'postgres') return
    await given.database
      .asOwner(async query => {
        for (const statement of fault.planted) await query(statement)
        expect(await findings(query, fault)).toContain(fault.found)
        throw new RollBack()
      })
      .catch(error => {
        if (!(error instanceof RollBack)) throw error
      })
  })
})
