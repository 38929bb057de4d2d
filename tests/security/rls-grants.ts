/** The privileges of anon and authenticated on each object: those in the catalog, and the expected ones. */
import type { Query } from '#server/ports/database.ts'
import { FUNCTIONS, type Grants } from './rls-function-grants.ts'
import { INSIGHT_GRANTS } from './rls-insights.ts'

const columns = (names: string) => names.trim().replace(/\s+/g, ' ')
const nobodys = (names: string) => Object.fromEntries(names.split(/\s+/).map(name => [`app.${name}`, {}]))

/** Supabase's own grant: its row-level security decides, and no endpoint accepts SQL. */
const EVERYTHING: Grants = Object.fromEntries(
  ['anon', 'authenticated'].flatMap(role =>
    ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'].map(privilege => [
      `${role} ${privilege}`,
      '*',
    ]),
  ),
)
const ADDED: Grants = Object.fromEntries(
  ['select', 'insert', 'delete'].map(privilege => [`authenticated ${privilege}`, '*']),
)
const USAGE: Grants = { 'anon usage': '*', 'authenticated usage': '*' }

/** Every object of the schemas that a role can use: tables, views, functions and sequences. */
export const GRANTS: Readonly<Record<string, Grants>> = {
  ...nobodys(
    `account_emails article_vectors calls consumers content_changes conversation_networks events installation job_runs email_sources presences
      rate_limits reply_emails`,
  ),
  'public.agent_states': {
    'authenticated insert': 'capacity changed_at company_id is_away person_id',
    'authenticated select': '*',
    'authenticated update': 'capacity changed_at is_away',
  },
  'app.rule_events': {},
  'app.sla_checks': {},
  'public.activities': { 'authenticated select': '*' },
  'public.ai_models': {
    'authenticated delete': '*',
    'authenticated insert': 'company_id name secret updated_at url',
    'authenticated select': 'company_id has_key id name updated_at url',
    'authenticated update': 'name secret updated_at url',
  },
  'public.ai_usage': { 'authenticated select': '*' },
  'public.emails': {
    'anon insert': 'company_id conversation_id created_at due_at kind page recipient subject',
    'authenticated select': columns(`
      attempts bounce_cause bounce_kind bounce_reply bounce_status bounced_at company_id conversation_id created_at due_at id
      kind last_attempt_at problem recipient reply sent_at state subject used_own_server`),
    'authenticated update': 'attempts due_at state',
  },
  'public.incoming_emails': {
    'authenticated select': columns(`
      attempts authentication byte_size cause company_id conversation_id door due_at from_address handled_at id kind
      received_at rfc_id state subject threaded_by`),
    'authenticated update': 'attempts cause due_at handled_at state',
  },
  'public.paused_addresses': { 'authenticated delete': '*', 'authenticated select': '*' },
  'public.conversation_emails': { 'authenticated select': '*' },
  'public.mailboxes': {
    'authenticated delete': '*',
    'authenticated insert': columns(`
      address after_taking client_id client_secret company_id created_at directory folder host id login move_to port retry_at
      secret secret_saved_at secret_saved_by_name security username`),
    'authenticated select': columns(`
      address after_taking checked_at client_id company_id created_at directory folder has_secret history_done history_since
      history_state history_total host id login move_to port problem problem_reply problem_since secret_saved_at
      secret_saved_by_name security username`),
    'authenticated update': columns(`
      address after_taking checked_at client_id client_secret consent_nonce directory failures first_uid folder history_done
      history_since history_state history_total history_uid host last_uid lease_id lease_until login move_to port problem
      problem_reply problem_since retry_at secret secret_saved_at secret_saved_by_name security uid_validity username`),
  },
  'public.mail_servers': {
    'authenticated delete': '*',
    'authenticated insert': columns(`
      company_id from_address host password_saved_at password_saved_by_name port secret security
      username`),
    'authenticated select': columns(`
      company_id from_address has_password host id password_saved_at password_saved_by_name port
      security username`),
    'authenticated update': columns(`
      from_address host password_saved_at password_saved_by_name port secret security username`),
  },
  'public.voice_accounts': {
    'authenticated delete': '*',
    'authenticated insert': 'agent_id company_id key_saved_at key_saved_by_name provider secret',
    'authenticated select': 'agent_id company_id id key_saved_at key_saved_by_name provider',
    'authenticated update': 'agent_id key_saved_at key_saved_by_name provider secret',
  },
  'public.audit': {
    'anon insert': 'action actor_name company_id target_id',
    'authenticated insert': '*',
    'authenticated select': '*',
  },
  'public.companies': {
    'anon select': 'created_at id name subdomain updated_at widget_sites',
    'authenticated select': columns(`
      agent_capacity auto_assign created_at has_identity_key id identity_key_set_at
      identity_key_set_by_name name subdomain updated_at widget_sites`),
    'authenticated update': 'agent_capacity auto_assign name updated_at widget_sites',
  },
  'public.content': {
    'anon select': columns(`
      alternate_questions body category_id company_id created_at excerpt id language published_at
      section_id seo_description seo_title slug status title translation_group type updated_at
      visibility`),
    ...ADDED,
    'authenticated update': columns(`
      alternate_questions body category_id excerpt publish_at published_at scheduled_by
      scheduled_by_name section_id seo_description seo_title slug status title visibility`),
  },
  'public.content_categories': {
    'anon select': '*',
    ...ADDED,
    'authenticated update': 'description language name position slug updated_at',
  },
  'public.content_drafts': {
    'authenticated select': '*',
    'authenticated update': columns(`
      alternate_questions body category_id excerpt has_changes revision section_id seo_description
      seo_title slug title updated_at updated_by updated_by_name visibility`),
  },
  'public.content_feedback': { 'authenticated select': '*' },
  'public.content_redirects': {
    'anon select': '*',
    ...ADDED,
    'authenticated update': 'content_id',
  },
  'public.content_sections': {
    'anon select': '*',
    ...ADDED,
    'authenticated update': 'description name position slug updated_at',
  },
  'public.content_synonyms': {
    'anon select': '*',
    ...ADDED,
    'authenticated update': 'words',
  },
  'public.content_versions': { 'authenticated insert': '*', 'authenticated select': '*' },
  'public.conversations': {
    'anon delete': '*',
    'anon insert': columns(`
      category client_id company_id created_at custom_fields customer_company_name customer_email customer_id
      customer_name description human_requested_at id is_identified is_verified locale needs_human priority
      responder source spam_at spam_reason status subject tags updated_at
    `),
    'anon select': columns(`
      agent_seen_sequence assignee_name company_id created_at human_requested_at id last_message_at
      last_sequence locale needs_human number preview responder status subject timeout_at timeout_rule
      updated_at visitor_seen_sequence
    `),
    'anon update': columns(`
      agent_seen_sequence ai_due_at assignee_id assignee_name customer_email customer_id customer_name
      email_corrected_at human_requested_at is_identified is_verified needs_human resolved_at responder spam_at
      spam_reason status timeout_at timeout_rule transcript_sent_at updated_at visitor_active_at
      visitor_seen_sequence
    `),
    'authenticated select': columns(`
      agent_seen_sequence ai_due_at assignee_id assignee_name before_merge before_spam call_ended_at
      call_started_at call_state category company_id created_at custom_fields customer_company_name
      customer_email customer_id customer_name description email_corrected_at first_replied_at
      human_requested_at id is_marked_unread is_verified last_message_at last_sequence locale merged_into_id
      needs_human number preview priority resolved_at responder sla snoozed_until source spam_at spam_cleared_at
      spam_reason status subject tags team_id timeout_at timeout_rule transcript_sent_at updated_at
      visitor_blocked_at visitor_blocked_by_name visitor_seen_sequence waiting_since
    `),
    'authenticated delete': '*',
    'authenticated update': columns(`
      agent_seen_sequence ai_due_at assignee_id assignee_name before_merge before_spam customer_id customer_name
      human_requested_at is_marked_unread merged_into_id needs_human priority resolved_at responder
      snoozed_until spam_at spam_cleared_at spam_reason status tags team_id timeout_at timeout_rule updated_at
      visitor_blocked_at visitor_blocked_by_name visitor_seen_sequence waiting_since
    `),
  },
  'public.conversation_facts': { 'authenticated select': '*' },
  'public.blocked_networks': {
    'authenticated delete': '*',
    'authenticated insert': 'blocked_at blocked_by_name company_id conversation_id expires_at reason',
    'authenticated select': 'blocked_at blocked_by_name company_id conversation_id expires_at id reason',
  },
  'public.customer_lists': { ...ADDED, 'authenticated update': 'filter name updated_at' },
  'public.customer_notes': { ...ADDED, 'authenticated update': 'customer_id' },
  'public.customers': {
    'authenticated insert': 'company_id company_name created_at custom_fields email name source updated_at',
    'authenticated select': '*',
    'authenticated update': 'blocked_at blocked_by_name company_name custom_fields name updated_at',
  },
  'public.handoffs': { 'authenticated select': '*' },
  'public.import_items': {
    'authenticated insert': 'body company_id import_id position source',
    'authenticated select': '*',
  },
  'public.imports': {
    'authenticated insert': '*',
    'authenticated select': '*',
    'authenticated update': 'due_at finished_at state',
  },
  'public.impersonations': {
    'authenticated insert': columns(`
      can_write company_id created_at expires_at reason staff_id staff_name token_expires_at
      token_hash`),
    'authenticated select': columns(`
      can_write company_id created_at ended_at ended_by expires_at id reason redeemed_at staff_id
      staff_name`),
    'authenticated update': 'ended_at ended_by',
  },
  'public.invitations': {
    'authenticated insert': columns(`
      company_id created_at email expires_at invited_by inviter_name role token_hash`),
    'authenticated select': columns(`
      accepted_at company_id created_at email expires_at id inviter_name mail_problem revoked_at role`),
    'authenticated update': 'expires_at mail_problem revoked_at token_hash',
  },
  'public.leads': {
    'anon insert': '*',
    'authenticated select': '*',
  },
  'public.messages': {
    'anon insert': columns(`
      client_id company_id content conversation_id created_at meta page_path page_title sender_id sender_name
      sender_type`),
    'anon select': columns(`
      client_id company_id content conversation_id created_at helpful id meta sender_name
      sender_type sequence`),
    'anon update': 'helpful rating_comment',
    'authenticated insert': columns(`
      client_id company_id content conversation_id created_at meta model model_problem outcome sender_id sender_name
      sender_type`),
    'authenticated select': '*',
  },
  'public.notes': ADDED,
  'public.teams': { ...ADDED, 'authenticated update': 'name updated_at' },
  'public.team_members': ADDED,
  'public.gap_dismissals': {
    'authenticated insert': '*',
    'authenticated select': '*',
    'authenticated update': 'dismissed_at dismissed_by dismissed_by_name',
  },
  'public.notification_choices': {
    'authenticated insert': '*',
    'authenticated select': '*',
    'authenticated update': 'desktop email in_app sound updated_at',
  },
  'public.notifications': { 'authenticated select': '*', 'authenticated update': 'read_at' },
  ...INSIGHT_GRANTS,
  'public.pinned_questions': {
    ...ADDED,
    'authenticated update': 'content_id expected language question updated_at',
  },
  'public.canned_replies': { ...ADDED, 'authenticated update': 'content owner_id shortcut updated_at' },
  'public.drafts': { ...ADDED, 'authenticated update': 'content kind updated_at' },
  'public.macros': { ...ADDED, 'authenticated update': 'actions name updated_at' },
  'public.scheduled_messages': ADDED,
  'public.surveys': {
    'anon select': 'answered_at channel comment company_id conversation_id id kind locale score',
    'anon update': 'answered_at changed_at comment score',
    'authenticated select': '*',
  },
  'public.typing': {
    'anon select': 'company_id conversation_id first_name id until',
    'authenticated select': '*',
  },
  'public.settled_suggestions': { 'authenticated insert': '*', 'authenticated select': '*' },
  'public.profiles': {
    'authenticated delete': '*',
    'authenticated select': '*',
    'authenticated update': 'full_name role status updated_at',
  },
  'public.role_permissions': {
    'authenticated insert': 'company_id permissions role updated_at',
    'authenticated select': '*',
    'authenticated update': 'permissions updated_at',
  },
  'public.settings': {
    'anon select': '*',
    'authenticated insert': 'company_id saved_at saved_by saved_by_name section value version',
    'authenticated select': '*',
  },
  'public.embed_reports': { 'authenticated select': '*' },
  'public.search_log': { 'anon insert': '*', 'authenticated select': '*' },
  'public.rules': {
    ...ADDED,
    'authenticated update': columns(`
      actions after_minutes conditions event is_enabled match name position updated_at`),
  },
  'public.rule_runs': { 'authenticated select': '*' },
  'public.sla_policies': {
    ...ADDED,
    'authenticated update': columns(`
      clock conditions first_reply_minutes is_enabled match name next_reply_minutes position
      resolution_minutes updated_at`),
  },
  'public.sla_timers': { 'authenticated select': '*' },
  'public.views': {
    ...ADDED,
    'authenticated update': 'filter is_shared name position sort updated_at',
  },
  'schema app': USAGE,
  'schema auth': USAGE,
  'schema public': USAGE,
  'schema storage': USAGE,
  'storage.buckets': EVERYTHING,
  'storage.objects': EVERYTHING,
  ...Object.fromEntries(FUNCTIONS.flatMap(([grants, names]) => names.map(name => [name, grants]))),
}

const READ_GRANTS = `
with roles as (select unnest(array['anon', 'authenticated']) as role),
relations as (
  select c.oid, n.nspname || '.' || c.relname as name, c.relkind
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
),
columns as (
  select r.name, role || ' ' || privilege as privilege,
         string_agg(a.attname, ' ' order by a.attname)
           filter (where has_column_privilege(role::name, r.oid, a.attnum, privilege)) as granted,
         bool_and(has_column_privilege(role::name, r.oid, a.attnum, privilege)) as whole
    from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
   cross join roles cross join unnest(array['select', 'insert', 'update', 'references']) as privilege
   group by 1, 2
),
granted as (
  select name, privilege, case when whole then '*' else granted end as what from columns where granted is not null
  union all
  select name, role || ' ' || privilege, '*' from relations cross join roles
   cross join unnest(array['delete', 'truncate', 'trigger']) as privilege
   where has_table_privilege(role::name, oid, privilege)
  union all
  select n.nspname || '.' || c.relname, role || ' ' || privilege, '*'
    from pg_class c join pg_namespace n on n.oid = c.relnamespace cross join roles
   cross join unnest(array['select', 'usage', 'update']) as privilege
   where c.relkind = 'S' and n.nspname !~ '^pg_' and has_sequence_privilege(role::name, c.oid, privilege)
  union all
  select p.oid::regprocedure::text, role || ' execute', '*'
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace cross join roles
   where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and has_schema_privilege(role::name, n.oid, 'usage')
     and p.prorettype <> 'trigger'::regtype and has_function_privilege(role::name, p.oid, 'execute')
  union all
  select 'schema ' || nspname, role || ' ' || privilege, '*' from pg_namespace cross join roles
   cross join unnest(array['usage', 'create']) as privilege
   where nspname !~ '^pg_' and nspname <> 'information_schema' and has_schema_privilege(role::name, oid, privilege)
)
select coalesce(o.name, g.name) as name, coalesce(jsonb_object_agg(privilege, what) filter (where privilege is not null), '{}') as grants
  from granted g full join (
    select name from relations where name ~ '^(public|app|storage)[.]'
  ) o using (name)
 group by 1 order by 1`

/** Reads the actual grants, and every table and view of the exposed schemas even without grants. */
export async function readGrants(query: Query): Promise<Record<string, Grants>> {
  const rows = await query<{ name: string; grants: Grants }>(READ_GRANTS)
  return Object.fromEntries(rows.map(({ name, grants }) => [name, grants]))
}
