import type { QueryKey } from '@tanstack/react-query'

/** Creates the function for a key. Its arguments follow the words, and distinguish the answers. */
function key<Of extends readonly unknown[] = []>(...words: readonly string[]) {
  return (...of: Of): QueryKey => [...words, ...of]
}

/**
 * All keys of the query cache, in one place: two queries with the same key would get each other's answers. A
 * key without its arguments matches every key that starts with it, such as for invalidating all of them.
 */
export const queryKeys = {
  // The inbox
  conversations: key('conversations'),
  conversationPages: key<[query: object]>('conversations', 'pages'),
  conversationCounts: key('conversations', 'counts'),
  conversationSearch: key<[text: string]>('conversations', 'command-bar'),
  waitingConversations: key('conversations', 'waiting'),
  conversation: key<[id?: string]>('conversation'),
  thread: key<[id: string]>('thread'),
  notes: key<[id: string]>('notes'),
  notePicture: key<[fileKey: string, size: 'preview' | 'enlarged']>('note-picture'),
  activities: key<[id: string]>('activities'),
  surveys: key<[id: string]>('surveys'),
  visitedPages: key<[id: string, lastSequence?: number]>('visited-pages'),
  mergedConversations: key<[id: string]>('merged'),
  mergedThread: key<[id: string]>('merged-thread'),
  mergeTargets: key<[id: string]>('merge-targets'),
  threadDraft: key<[id: string]>('draft'),
  scheduledMessages: key<[id: string, lastSequence?: number]>('scheduled'),
  assist: key<[id: string, part: 'sent' | 'inserted' | 'summary' | number]>('assist'),
  articlesToInsert: key<[search: string]>('insert-article'),
  cannedReplies: key('canned-replies'),
  macros: key('macros'),
  labels: key('labels'),
  expired: key<[field: string, days: number]>('expired'),
  views: key('views'),

  // People
  setup: key('setup'),
  colleagues: key('colleagues'),
  teams: key('teams'),
  agents: key<[of?: 'self']>('agents'),
  presence: key('presence'),
  handoffs: key<[state: string]>('handoffs'),
  slaTimers: key<[state: string]>('sla-timers'),
  notifications: key('notifications'),
  notificationPages: key('notifications', 'pages'),
  notificationChoices: key('notification-choices'),

  // Customers
  customers: key('customers'),
  customer: key<[id: string]>('customers', 'one'),
  customerPages: key<[query: object]>('customers', 'list'),
  customerCount: key<[conditions: string]>('customers', 'count'),
  customersToMerge: key<[search: string]>('customers', 'merge'),
  customerSearch: key<[text: string]>('customers', 'command-bar'),
  companies: key<[search: string]>('customers', 'companies'),
  customerLists: key('customer-lists'),
  networks: key('networks'),
  network: key<[conversationId: string, lastSequence?: number]>('networks', 'of-conversation'),
  blockedNetworks: key('networks', 'blocked'),

  // The knowledge base
  content: key('content'),
  article: key<[id: string]>('content', 'one'),
  articleVersion: key<[id: string, part: 'version', version: number | null]>('content', 'one'),
  articles: key<[filters?: object]>('content', 'list'),
  articleDrafts: key('content', 'drafts'),
  articleSearch: key<[text: string]>('content', 'command-bar'),
  articleFeedback: key<[helpful: string]>('content-feedback'),
  answerDiff: key<[id: string, revision: number | null, action: string]>('answer-diff'),
  topics: key('topics'),
  synonyms: key('synonyms'),
  imports: key<[id?: string]>('imports'),
  gaps: key<[days?: string]>('gaps'),
  wordingGaps: key<[days?: string]>('wording-gaps'),
  suggestions: key<[days?: string]>('suggestions'),
  ratedAnswers: key<[days?: string]>('rated-answers'),
  searches: key<[days: string, results: string]>('searches'),
  pinnedTests: key('pinned-tests'),
  articlesToPin: key<[search: string]>('pin-articles'),

  reports: key<[part: string, query?: object]>('reports'),

  // Settings
  people: key('people'),
  permissions: key('permissions'),
  impersonations: key('impersonations'),
  audit: key('audit'),
  sessions: key('sessions'),
  secondFactors: key('second-factors'),
  settings: key<[section?: string]>('settings'),
  aiUsage: key('ai-usage'),
  identityKey: key('identity-key'),
  mailServer: key('mail-server'),
  voiceAccount: key('voice-account'),
  emails: key('emails'),
  emailPages: key<[state: string]>('emails', 'pages'),
  embedSites: key('embed-sites'),
  workspaceHealth: key('workspace-health'),
  rules: key('rules'),
  ruleRuns: key<[ruleId: string | null]>('rule-runs'),
  slaPolicies: key('sla-policies'),

  // The platform
  tenants: key<[search?: string]>('tenants'),
  tenant: key<[id: string]>('tenant'),

  // Accounts
  profile: key<[userId?: string]>('profile'),
  needsCode: key<[of?: string | false | null]>('needs-code'),
  isStaff: key<[userId: string | false]>('is-staff'),
  impersonationReason: key<[id: string]>('impersonation-reason'),
  invitation: key<[token: string]>('invitation'),
  confirmation: key<[tokenHash: string | null]>('confirmed'),
  recovery: key<[tokenHash: string | null]>('recover'),
  subdomain: key<[written: string]>('subdomain'),
  firstRun: key('first-run'),
  config: key('config'),
  demoSignIn: key('demo-sign-in'),
  mailbox: key('mailbox'),
  debugBar: key('debugbar'),
  sessionExpiry: key('session-expiry'),
  staffCalls: key('staff-calls'),
}
