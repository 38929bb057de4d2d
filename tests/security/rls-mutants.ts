/** Faults to plant, each of which must fail a cell: a check is worth what fails without it. */
import type { Query } from '#server/ports/database.ts'

/** A fault to plant. */
export type Mutant = {
  readonly name: string
  /** The subjects of the cells that should fail. */
  readonly about: readonly string[]
  readonly plant: (query: Query) => Promise<unknown>
}

/** Plants a fault by one statement. */
export const running = (sql: string) => (query: Query) => query(sql)

/** Replacements in the bodies of functions, by function. */
const BODIES: Readonly<Record<string, readonly (readonly [piece: string, fault: string])[]>> = {
  'app.api_actor()': [["auth.jwt() ->> 'api_actor'", "coalesce(auth.jwt() ->> 'api_actor', 'member')"]],
  'app.claimed_company()': [[' and c.suspended_at is null', '']],
  'app.claimed_impersonation()': [["nullif(auth.jwt() ->> 'impersonation_id', '')::uuid", 'null::uuid']],
  'app.access_of(jsonb)': [
    ["nullif(claims ->> 'impersonation_id', '')::uuid", 'null::uuid'],
    [' and i.staff_id = asked.person', ''],
    [' and i.redeemed_at is not null', ''],
    ['and i.ended_at is null ', ''],
    [' and i.expires_at > now()', ''],
    [" and staff.role = 'staff'", ''],
    [" and staff.status = 'active'", ''],
    ['i.id = asked.impersonation_id and ', ''],
    ["case when i.can_write then 'admin'", "case when true then 'admin'"],
    ["case when i.id is null then 'session-ended'", "case when false then 'session-ended'"],
    ['when not exists', 'when false and not exists'],
    ['s.id = asked.session_id and ', ''],
    [' and s.user_id = asked.person', ''],
    ["coalesce(claims ->> 'aal', '') <> 'aal2'", 'false'],
    ["coalesce(claims ->> 'aal', '') <> 'aal2'", 'true'],
    ['f.user_id = asked.person and ', ''],
    [" and f.status = 'verified'", ''],
    ['c.suspended_at is not null', 'false'],
    ['else p.status end', "else 'active' end"],
    ["case when access.status = 'active' then access.company_id end", 'access.company_id'],
    ['p.id = asked.person', 'true'],
  ],
  'app.access_status()': [['(app.principal()).access_status', "'active'"]],
  'app.permissions_of(uuid,text,uuid)': [
    ['asked_role is null', 'false'],
    ['impersonation is not null', 'false'],
    ["case when asked_role = 'admin'", 'case when true'],
    ['company_id = asked_company and ', ''],
    [' and p.role = asked_role', ''],
  ],
  'app.may(text)': [['permission = any (app.member_permissions())', 'true']],
  'app.is_staff()': [["app.member_role() = 'staff'", 'true']],
  'app.membership()': [['c.id = me.company_id', 'true']],
  'app.upsert_typed_customer(text,text)': [["app.api_actor() is distinct from 'visitor'", 'false']],
  'app.upsert_verified_customer(text,text,text)': [
    ["app.api_actor() is distinct from 'visitor'", 'false'],
    ['app.claimed_company() is null', 'false'],
  ],
  'app.identity_secret()': [
    ["app.api_actor() = 'visitor' and ", ''],
    [' and id = app.claimed_company()', ''],
  ],
  'app.conversations_of_identity(text,integer)': [
    ["app.api_actor() = 'visitor' and ", ''],
    [' and customer.company_id = app.claimed_company()', ''],
  ],
  'app.set_identity_secret(text,boolean,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'member' or ", ''],
    ["not app.may('settings.edit')", 'false'],
    ['app.claimed_impersonation() is not null', 'false'],
    ['id = app.member_company() and ', ''],
    [' and (identity_secret is not null) = replaces', ''],
    [' where id = auth.uid()', ''],
  ],
  'app.visitor_contact()': [
    ["app.api_actor() = 'visitor' and ", ''],
    ['c.id = app.claimed_conversation() and ', ''],
    [' and c.company_id = app.claimed_company()', ''],
  ],
  'app.is_blocked(uuid,uuid,text)': [
    ['blocked.company_id = company and ', ''],
    ['blocked.blocked_at is not null', 'true'],
    ['n.company_id = company and ', ''],
    ["n.network_hash = auth.jwt() ->> 'network'", 'true'],
  ],
  'app.contact_is_blocked(uuid,text)': [["app.api_actor() = 'visitor' and ", '']],
  'app.network_block(uuid)': [[' and n.company_id = app.member_company()', '']],
  'app.erase_note_files()': [
    ["app.api_actor() is distinct from 'visitor'", 'false'],
    ['c.id = app.claimed_conversation() and ', ''],
    [' and c.company_id = app.claimed_company()', ''],
  ],
  'app.visitor_is_blocked()': [
    ['c.id = app.claimed_conversation() and ', ''],
    ['c.visitor_blocked_at is not null', 'false'],
  ],
  'app.find_customers(text,integer)': [
    [
      `(select quote_literal(app.member_company())::tsquery && words::tsquery)
     and company_id = (select app.member_company())`,
      'words::tsquery',
    ],
  ],
  'app.traces_of_customer(uuid)': [
    ["app.api_actor() = 'member' and ", ''],
    ["app.may('settings.edit')", 'true'],
    [' and app.claimed_impersonation() is null', ''],
    [' and c.company_id = app.member_company()', ''],
    [' and c.customer_id = customer', ''],
  ],
  'app.remove_customer(uuid)': [
    ["app.api_actor() is distinct from 'member' or ", ''],
    ["not app.may('settings.edit')", 'false'],
    ['app.claimed_impersonation() is not null', 'false'],
    [' and company_id = app.member_company()', ''],
  ],
  'app.queue_position(uuid)': [
    ['waiting.company_id = mine.company_id', 'true'],
    ['mine.id = app.claimed_conversation() and ', ''],
    [' and mine.company_id = app.claimed_company()', ''],
    ['mine.company_id = app.member_company()', 'true'],
  ],
  'app.brand_faces()': [
    ["app.api_actor() = 'visitor' and ", ''],
    ['s.company_id = app.claimed_company() and ', ''],
    [" and s.section = 'brand'", ''],
    ['p.company_id = app.claimed_company() and ', ''],
    [" and p.status = 'active'", ''],
    [' and brand.faces ? p.id::text', ''],
  ],
  'app.company_accounts()': [
    ["app.api_actor() = 'member' and ", ''],
    ["app.may('people.manage') and ", ''],
    [' and p.company_id = app.member_company()', ''],
  ],
  'app.own_sessions()': [
    ["app.api_actor() = 'member' and ", ''],
    ['app.claimed_impersonation() is null', 'true'],
    ["app.access_status() not in ('session-ended', 'second-factor') and ", ''],
    [' and s.user_id = auth.uid()', ''],
  ],
  'app.end_own_session(uuid)': [
    ["app.api_actor() is distinct from 'member' or ", ''],
    ['app.claimed_impersonation() is not null', 'false'],
    ["app.access_status() in ('session-ended', 'second-factor')", 'false'],
    [' and s.user_id = auth.uid()', ''],
  ],
  'app.search_query(text)': [['app.member_company()', "'a0000000-0000-4000-8000-000000000001'::uuid"]],
  'app.conversations_labelled(text,integer)': [
    ['app.member_company()', "'a0000000-0000-4000-8000-000000000001'"],
  ],
  'app.replace_label(text,text,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'member' or ", ''],
    ["not app.may('settings.edit')", 'false'],
  ],
  'app.may_become_spam()': [
    ["app.api_actor() = 'visitor' and ", ''],
    ['c.id = app.claimed_conversation() and ', ''],
  ],
  'app.delete_message(uuid,text,boolean,text,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'member'", 'false'],
    [' and m.company_id = app.member_company()', ''],
    ["not app.may('settings.edit')", 'false'],
  ],
  'app.may_edit_canned_reply(uuid)': [
    ["app.may('settings.edit')", 'true'],
    ['owner = auth.uid()', 'true'],
    ["app.may('conversations.reply')", 'true'],
  ],
  'app.post_merge_notice(uuid,text,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'member'", 'false'],
    ["not app.may('conversations.reply')", 'false'],
    [' and c.company_id = app.member_company()', ''],
  ],
  'app.rate_content(uuid,text,boolean,text,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'visitor'", 'false'],
    ['c.id = article and ', ''],
    [' and c.company_id = app.claimed_company()', ''],
    [" and c.status = 'published'", ''],
    [" and c.visibility = 'public'", ''],
  ],
  'app.note_embed_report(text,text,text,text[],text,text[],integer,boolean,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'visitor'", 'false'],
  ],
  'app.ask_survey(uuid,text,text,boolean,timestamp with time zone,timestamp with time zone,timestamp with time zone)':
    [
      ['c.company_id = app.member_company() and ', ''],
      [" and app.may('conversations.reply')", ''],
      ['c.id = app.claimed_conversation() and ', ''],
      [' and c.company_id = app.claimed_company()', ''],
      ["auth.role() = 'service_role'", 'true'],
    ],
  'app.answer_page_survey(uuid,text,text,integer,text,timestamp with time zone,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'visitor'", 'false'],
  ],
  'app.published_content_version()': [[' where company_id = (select app.claimed_company())', '']],
  'app.ai_model()': [[' and m.company_id = app.claimed_company()', '']],
  'app.consume_ai_answer(date,integer)': [
    [' and most > 0', ''],
    [' where used.answers < most', ''],
  ],
  'app.record_presence(uuid,text,uuid,boolean,timestamp with time zone,timestamp with time zone)': [
    ["app.api_actor() is distinct from 'member'", 'false'],
    ['app.claimed_impersonation() is not null', 'false'],
    [' and company_id = company;', ';'],
  ],
  'app.record_typing(uuid,text,timestamp with time zone,timestamp with time zone)': [
    ['c.id = app.claimed_conversation() and ', ''],
    [' and c.company_id = app.claimed_company()', ''],
    ["c.responder <> 'ai' or c.needs_human", 'true'],
    [' and not app.visitor_is_blocked()', ''],
    ["app.may('conversations.reply')", 'true'],
  ],
  'app.current_presences(uuid,timestamp with time zone)': [
    ['p.company_id = company', 'true'],
    [' and p.expires_at > as_of', ''],
    [' where s.id = p.session_id', ''],
  ],
  'app.colleagues_present(timestamp with time zone)': [
    ['app.member_company()', "'b0000000-0000-4000-8000-000000000001'"],
  ],
  'app.stock(timestamp with time zone)': [
    ['stock_of(app.member_company()', "stock_of('b0000000-0000-4000-8000-000000000001'"],
  ],
  'app.usage(timestamp with time zone,text)': [
    ['app.member_company()', "'b0000000-0000-4000-8000-000000000001'"],
  ],
  'app.create_draft()': [['(new.id, new.company_id,', "(new.id, 'b0000000-0000-4000-8000-000000000001',"]],
  'app.number_message()': [['where id = new.conversation_id and company_id = new.company_id', '']],
  'app.number_ticket()': [['where id = new.company_id', '']],
  'app.delete_typed_customer()': [
    ['customer.id = old.customer_id and ', ''],
    ['and not customer.is_verified', ''],
  ],
  'app.delete_account()': [['where id = old.id', '']],
  'app.guard_profile()': [
    ['new.id = auth.uid() and', 'false and'],
    ['new.role is distinct from old.role', 'false'],
    ['new.status is distinct from old.status', 'false'],
  ],
  'app.audit_impersonated_write()': [
    ['app.claimed_impersonation() is null', 'true'],
    ['where i.id = app.claimed_impersonation()', ''],
  ],
}
/** The names of the mutated functions. */
export const MUTATED_FUNCTIONS = Object.keys(BODIES)

/** The subjects of the cells that should fail, by function; 'functions' by default. */
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  'app.may_edit_canned_reply(uuid)': ['public.canned_replies'],
  'app.guard_profile()': ['public.profiles'],
  'app.delete_account()': ['public.profiles'],
  'app.create_draft()': ['public.content'],
  'app.number_message()': ['public.messages'],
  'app.number_ticket()': ['public.conversations'],
  'app.delete_typed_customer()': ['public.conversations'],
  'app.audit_impersonated_write()': ['public.messages'],
}

/**
 * Returns mutants that remove one check from a function. Throws an Error if its body no longer contains the
 * text.
 */
export async function functionMutants(query: Query): Promise<Mutant[]> {
  const rows = await query<{ name: string; body: string }>(
    `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as body
       from pg_proc p where p.oid::regprocedure::text = any ($1::text[])`,
    [MUTATED_FUNCTIONS],
  )
  const bodies = new Map(rows.map(({ name, body }) => [name, body]))
  return Object.entries(BODIES).flatMap(([name, pieces]) =>
    pieces.map(([piece, fault]) => {
      const body = bodies.get(name) ?? ''
      const mutated = body.replace(piece, () => fault)
      if (mutated === body) throw new Error(`${name} has no ${piece}`)
      return {
        name: `${name}: ${piece.trim()}`,
        about: ABOUT[name] ?? ['functions'],
        plant: running(mutated),
      }
    }),
  )
}

const GUARDED_BY_TRIGGER = `
  select tgrelid::regclass::text as table, tgname as name from pg_trigger
   where tgname in ('guard_profile', 'guard_capacity', 'audit_impersonated_write') order by 1, 2`

/** Returns mutants that drop the triggers that protect profiles and write the audit log. */
export async function triggerMutants(query: Query): Promise<Mutant[]> {
  const triggers = await query<{ table: string; name: string }>(GUARDED_BY_TRIGGER)
  return triggers.map(({ table, name }) => {
    const relation = table.includes('.') ? table : `public.${table}`
    return {
      name: `${relation}: ${name} dropped`,
      about: [relation],
      plant: running(`drop trigger ${name} on ${relation}`),
    }
  })
}

/** Privileges on columns and tables that nobody has; each is granted to the role that could use it. */
const WIDENED: readonly (readonly [privilege: string, table: string])[] = [
  ['select (identity_secret)', 'companies'],
  ['select (suspended_reason)', 'companies'],
  ['update (identity_secret)', 'companies'],
  ['update (identity_key_set_at, identity_key_set_by_name)', 'companies'],
  ['update (suspended_at, suspended_reason)', 'companies'],
  ['update (subdomain)', 'companies'],
  ['update (email_domain)', 'companies'],
  ['update (id)', 'companies'],
  ['update (id)', 'profiles'],
  ['update (company_id)', 'profiles'],
  ['update (last_assigned_at)', 'agent_states'],
  ['update (excerpt)', 'notifications'],
  ['update (until)', 'typing'],
  ['select (client_id)', 'conversations'],
  ['select (network_hash)', 'blocked_networks'],
  ['insert (network_hash)', 'blocked_networks'],
  ['update (expires_at)', 'blocked_networks'],
  ['update (number)', 'conversations'],
  ['update (is_verified)', 'customers'],
  ['update (email)', 'customers'],
  ['update (content)', 'customer_notes'],
  ['update (company_id)', 'conversations'],
  ['update', 'audit'],
  ['delete', 'audit'],
  ['update (role)', 'role_permissions'],
  ['update (company_id)', 'role_permissions'],
  ['select (secret)', 'ai_models'],
  ['select (secret)', 'mail_servers'],
  ['select (secret)', 'mailboxes'],
  ['select (client_secret)', 'mailboxes'],
  ['select (secret)', 'voice_accounts'],
  ['select (page)', 'emails'],
  ['select (envelope)', 'incoming_emails'],
  ['select (token_hash)', 'invitations'],
  ['update (role)', 'invitations'],
  ['update (email)', 'invitations'],
  ['update (accepted_at)', 'invitations'],
  ['update (company_id)', 'invitations'],
  ['select (token_hash)', 'impersonations'],
  ['update (expires_at)', 'impersonations'],
  ['update (can_write)', 'impersonations'],
  ['update (redeemed_at)', 'impersonations'],
  ['update (token_hash)', 'impersonations'],
  ['insert (redeemed_at)', 'impersonations'],
]

/** Mutants that grant one privilege too many. */
export const GRANT_MUTANTS: readonly Mutant[] = WIDENED.map(([privilege, table]) => ({
  name: `${table}: ${privilege}`,
  about: [`public.${table}`],
  plant: running(`grant ${privilege} on public.${table} to authenticated`),
}))
