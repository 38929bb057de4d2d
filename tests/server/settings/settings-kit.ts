/** Changes of each section of a company's settings, for tests that go through all of them. */
import { SETTINGS, type Section, type SettingsInput } from '#contract/settings/index.ts'
import type { Caller } from '#tests/support/test-server.ts'

/** Two changes of each section, which differ from each other and from the demo's settings. */
export const CHANGES: {
  readonly [Name in Section]: readonly [Partial<SettingsInput<Name>>, Partial<SettingsInput<Name>>]
} = {
  company: [{ name: 'Acme One' }, { name: 'Acme Two' }],
  install: [
    { widget_sites: ['https://one.acme.example', 'http://localhost:8080'] },
    { widget_sites: ['https://two.acme.example'] },
  ],
  brand: [
    { accent: '#aa3300', greeting: { en: 'Hello', ar: 'أهلا' }, position: 'left' },
    { accent: '#00aa33', greeting: { de: 'Hallo' }, radius: 4, shows_powered_by: false },
  ],
  hours: [
    { reply_time: 'day', away_text: 'Back on Monday.' },
    {
      reply_time: null,
      office_hours: {
        time_zone: 'Asia/Kolkata',
        week: [[[540, 1_020]], [], [], [], [], [], []],
        holidays: ['2027-01-01'],
      },
    },
  ],
  'ticket-form': [
    { categories: ['Returns', 'Refunds'] },
    {
      categories: [],
      fields: [{ key: 'size', label: 'Size', kind: 'select', is_required: true, options: ['S', 'L'] }],
    },
  ],
  'chat-flow': [
    { is_ai_enabled: false, starters: ['Where is my order?'], handoff_phrases: ['call me back'] },
    { is_ai_enabled: true, starters: [], texts: { de: { queue: 'Platz {position}' } } },
  ],
  ai: [
    { tone: 'formal', forbidden_topics: ['tax', 'law'], max_sentences: 2 },
    { tone: 'neutral', instructions: 'Call us Acme.' },
  ],
  email: [
    { sender_name: 'Acme Help', reply_to: 'help@acme.example', signature: { en: 'Your Acme team' } },
    { signature: { de: 'Ihr Acme-Team', ar: 'فريق' }, emails_chat_replies: false },
  ],
  'incoming-email': [
    {
      addresses: [{ address: 'help@acme.example', team_id: null, locale: 'de' }],
      forwarders: ['192.0.2.0/24'],
    },
    { addresses: [], forwarders: ['mail.example.com'], authserv_ids: ['mx.example.com'] },
  ],
  conversations: [{ auto_close_days: 30, auto_close_tickets: true }, { auto_close_days: 60 }],
  labels: [
    { labels: [{ name: 'VIP', color: 'teal', description: 'Pays for support' }] },
    { labels: [], allows_new_labels: false },
  ],
  spam: [
    { blocked_words: ['casino'], blocked_senders: ['spam.example'], max_links: 2 },
    { blocked_words_action: 'refuse', max_links: null },
  ],
  'help-center': [
    { title: { en: 'Help yourself' }, default_language: 'de', is_indexed: false },
    { title: { en: 'Ask us' }, intro: { ar: 'أهلا' }, asks_feedback: false },
  ],
  voice: [
    { voice: 'rms', greeting: { en: 'Welcome to Acme.' }, longest_minutes: 5 },
    {
      longest_minutes: 20,
      takes_calls: 'in_office_hours',
      instructions: 'Call us Acme.',
      locales: ['en', 'de'],
      calls_per_day: 20,
    },
  ],
  csat: [
    { kind: 'stars', question: { en: 'How did we do?' }, share_percent: 50 },
    { kind: 'numbers', by_email: true, email_delay_minutes: 5, quiet_days: 30 },
  ],
  'sign-in': [{ session_days: 30 }, { session_days: 7 }],
  reports: [{ time_zone: 'Asia/Kolkata' }, { time_zone: 'America/New_York', week_start: 'sunday' }],
}

/** Returns the settings of a company that has changed nothing; null for the company's name, which has no default. */
export function defaultsOf(section: Section): Record<string, unknown> | null {
  return section === 'company' ? null : SETTINGS[section].parse({})
}

/** Returns a section as a member reads it. Fails if it is refused. */
export async function readSection(call: Caller, section: Section) {
  const { status, body, text } = await call('getSettings', { params: { section } })
  if (status !== 200) throw new Error(text)
  return body
}

/** Saves a whole section as somebody who has seen `version`. */
export function saveSection(
  call: Caller,
  section: Section,
  version: number,
  value: Readonly<Record<string, unknown>>,
) {
  return call('saveSettings', { params: { section }, body: { version, value: { ...value } } })
}
