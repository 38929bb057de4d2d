/** The tables that only the server itself reads and writes; for rls-policy.ts. */
export const SERVERS_TABLES = {
  'app.presences': { select: {}, change: 'is_typing = false', key: 'tab_id' },
  'app.events': { select: {}, change: 'version = 1', key: 'subject_id' },
  'app.consumers': { select: {}, change: 'attempts = 0', key: 'name', move: 'name' },
  'app.rule_events': { select: {}, change: 'attempts = 0', key: 'conversation_id' },
  'app.sla_checks': { select: {}, change: "retry_at = '-infinity'", key: 'conversation_id' },
  'app.reply_emails': { select: {}, change: 'due_at = null', key: 'conversation_id' },
  'app.installation': { select: {}, change: 'mode = null', key: 'mode', move: 'mode' },
  'app.article_vectors': { select: {}, change: "model = ''", key: 'content_id', move: 'content_id' },
  'app.account_emails': { select: {}, change: 'attempts = 0', key: 'id', move: 'id' },
  'app.email_sources': { select: {}, change: 'part = part', key: 'email_id', move: 'email_id' },
  'app.calls': { select: {}, change: 'ended_at = null', key: 'id' },
  'app.conversation_networks': { select: {}, change: "network_hash = ''" },
  'app.content_changes': { select: {}, change: 'changes = 0', key: 'company_id' },
  'app.rate_limits': { select: {}, change: 'count = 0', key: 'key', move: 'key' },
  'app.job_runs': { select: {}, change: 'every_ms = 0', key: 'name', move: 'name' },
} as const
