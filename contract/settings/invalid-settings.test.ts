/** Settings that are refused, by the paths of their fields. */
import { expect, it } from 'vitest'
import { STARTERS_MAX } from '../constants/ai.ts'
import { QUICK_REPLIES_MAX } from '../constants/chat-flow.ts'
import { OPEN_SPANS_MAX } from '../constants/settings.ts'
import { SETTINGS, type Section } from './index.ts'

const WEEK = [[], [], [], [], [], [], []]
const SELECT = { key: 'size', label: 'Size', kind: 'select', is_required: false, options: ['S'] }

const INVALID: readonly (readonly [Section, change: object, paths: readonly string[]])[] = [
  ['company', { name: ' ' }, ['name']],
  ['company', { name: 'x'.repeat(121) }, ['name']],
  ['install', { widget_sites: ['https://ok.example', 'https://a.example/path'] }, ['widget_sites.1']],
  ['install', { widget_sites: 'https://a.example' }, ['widget_sites']],
  ['brand', { accent: 'red' }, ['accent']],
  ['brand', { accent: '#abc' }, ['accent']],
  ['brand', { accent: '#0c6b62; background: url(//evil.example)' }, ['accent']],
  ['brand', { logo: 'https://evil.example/pixel.png' }, ['logo']],
  ['brand', { header_accent: 'blue' }, ['header_accent']],
  ['brand', { radius: 25 }, ['radius']],
  ['brand', { radius: 1.5, position: 'middle' }, ['radius', 'position']],
  ['brand', { font: 'Inter; } body { display: none' }, ['font']],
  ['brand', { launcher_label: { en: 'x'.repeat(25) } }, ['launcher_label.en']],
  ['brand', { greeting: { en: ' ' } }, ['greeting.en']],
  ['brand', { greeting: { tlh: 'nuqneH' } }, ['greeting']],
  ['brand', { privacy_url: 'javascript:alert(1)' }, ['privacy_url']],
  ['brand', { terms_url: '/terms' }, ['terms_url']],
  ['brand', { languages: [] }, ['languages']],
  ['brand', { languages: ['en', 'tlh'] }, ['languages.1']],
  ['brand', { faces: ['Priya'] }, ['faces.0']],
  ['hours', { reply_time: 'soon' }, ['reply_time']],
  ['hours', { away_text: 'x'.repeat(301) }, ['away_text']],
  [
    'hours',
    { office_hours: { time_zone: 'Mars/Olympus', week: WEEK, holidays: [] } },
    ['office_hours.time_zone'],
  ],
  [
    'hours',
    { office_hours: { time_zone: 'UTC', week: [[[600, 540]], ...WEEK.slice(1)], holidays: [] } },
    ['office_hours.week'],
  ],
  [
    'hours',
    { office_hours: { time_zone: 'UTC', week: WEEK.slice(1), holidays: ['tomorrow'] } },
    ['office_hours.week', 'office_hours.holidays.0'],
  ],
  [
    'hours',
    {
      office_hours: {
        time_zone: 'UTC',
        week: [Array.from({ length: OPEN_SPANS_MAX + 1 }, (_, n) => [n, n + 1]), ...WEEK.slice(1)],
        holidays: [],
      },
    },
    ['office_hours.week.0'],
  ],
  ['ticket-form', { categories: ['Returns', ''] }, ['categories.1']],
  ['ticket-form', { fields: [SELECT, SELECT] }, ['fields']],
  ['ticket-form', { fields: [{ ...SELECT, options: [] }] }, ['fields']],
  ['ticket-form', { fields: [{ ...SELECT, key: 'Bad Key' }] }, ['fields.0.key']],
  ['chat-flow', { is_ai_enabled: 'no' }, ['is_ai_enabled']],
  ['chat-flow', { starters: Array.from({ length: STARTERS_MAX + 1 }, (_, n) => `Why ${n}?`) }, ['starters']],
  ['email', { sender_name: 'x'.repeat(61) }, ['sender_name']],
  ['email', { reply_to: 'help', emails_chat_replies: 'no' }, ['reply_to', 'emails_chat_replies']],
  ['email', { reply_to: 'a@acme.test, b@acme.test' }, ['reply_to']],
  ['email', { signature: { en: 'x'.repeat(501), de: ' ' } }, ['signature.en', 'signature.de']],
  ['chat-flow', { timers: { follow_up_s: 4 } }, ['timers.follow_up_s']],
  [
    'chat-flow',
    { timers: { auto_close_s: 86_401, typing_pause_s: 0.5 } },
    ['timers.auto_close_s', 'timers.typing_pause_s'],
  ],
  ['chat-flow', { timers: { follow_up_s: 30, auto_close_s: 34 } }, ['timers.auto_close_s']],
  ['chat-flow', { texts: { en: { queue: 'Please wait.' } } }, ['texts.en.queue']],
  ['chat-flow', { texts: { en: { queue: '{position} of {count}' } } }, ['texts.en.queue']],
  ['chat-flow', { texts: { de: { apology: 'Hallo {name}' } } }, ['texts.de.apology']],
  [
    'chat-flow',
    { texts: { ar: { followUp: ' ' }, he: { autoClose: 'x'.repeat(301) } } },
    ['texts.ar.followUp', 'texts.he.autoClose'],
  ],
  ['chat-flow', { texts: { tlh: { autoClose: 'Qapla' } } }, ['texts']],
  ['chat-flow', { handoff_phrases: ['call me', '?!'] }, ['handoff_phrases.1']],
  ['chat-flow', { handoff_exceptions: ['x'.repeat(81)] }, ['handoff_exceptions.0']],
  ['chat-flow', { quick_replies: [{ action: 'message', label: 'Ask' }] }, ['quick_replies.0.text']],
  ['chat-flow', { quick_replies: [{ action: 'open', label: 'Ask' }] }, ['quick_replies.0.action']],
  [
    'chat-flow',
    {
      quick_replies: Array.from({ length: QUICK_REPLIES_MAX + 1 }, () => ({ action: 'human', label: 'Ask' })),
    },
    ['quick_replies'],
  ],
  ['conversations', { auto_close_days: 0 }, ['auto_close_days']],
  ['conversations', { auto_close_days: 91, retention_days: 29 }, ['auto_close_days', 'retention_days']],
  ['conversations', { retention_days: 3_651 }, ['retention_days']],
  ['conversations', { file_retention_days: 0 }, ['file_retention_days']],
  ['conversations', { retention_days: 30, file_retention_days: 30 }, ['file_retention_days']],
  ['sign-in', { session_days: 0 }, ['session_days']],
  ['sign-in', { session_days: 366 }, ['session_days']],
  ['sign-in', { session_days: null }, ['session_days']],
  ['labels', { labels: [{ name: 'VIP' }, { name: 'vip' }] }, ['labels']],
  [
    'labels',
    { labels: [{ name: ' ' }, { name: 'VIP', color: 'gold' }] },
    ['labels.0.name', 'labels.1.color'],
  ],
  [
    'spam',
    { blocked_senders: ['spam.example', 'nobody', '@spam.example'] },
    ['blocked_senders.1', 'blocked_senders.2'],
  ],
  [
    'spam',
    { blocked_words: ['x'.repeat(61)], blocked_words_action: 'mask' },
    ['blocked_words.0', 'blocked_words_action'],
  ],
  ['spam', { max_links: 51 }, ['max_links']],
  ['help-center', { default_language: 'English' }, ['default_language']],
  ['help-center', { title: { en: 'x'.repeat(81) }, intro: { en: '' } }, ['title.en', 'intro.en']],
  ['voice', { provider: 'acme', voice: 'nobody' }, ['provider', 'voice']],
  ['voice', { greeting: { en: 'x'.repeat(301) }, ending: { tlh: 'Qapla' } }, ['greeting.en', 'ending']],
  [
    'voice',
    { consent_text: { de: ' ' }, instructions: 'x'.repeat(2_001) },
    ['consent_text.de', 'instructions'],
  ],
  ['voice', { locales: ['en', 'tlh'], takes_calls: 'at night' }, ['locales.1', 'takes_calls']],
  ['voice', { longest_minutes: 0 }, ['longest_minutes']],
  ['voice', { longest_minutes: 31 }, ['longest_minutes']],
  ['voice', { calls_per_day: 0, calls_per_visitor_day: 1.5 }, ['calls_per_day', 'calls_per_visitor_day']],
  ['csat', { kind: 'smiles', asks_about: 'nobody' }, ['kind', 'asks_about']],
  ['csat', { email_delay_minutes: 10_081, share_percent: 0 }, ['email_delay_minutes', 'share_percent']],
  ['csat', { email_delay_minutes: -1, share_percent: 101 }, ['email_delay_minutes', 'share_percent']],
  ['csat', { quiet_days: 366 }, ['quiet_days']],
  ['csat', { quiet_days: 0.5 }, ['quiet_days']],
  ['csat', { question: { en: 'x'.repeat(161) }, thanks: { tlh: 'Qapla' } }, ['question.en', 'thanks']],
  ['csat', { low: { de: ' ' }, high: { he: '' } }, ['low.de', 'high.he']],
  ['reports', { time_zone: 'Mars/Olympus', week_start: 'friday' }, ['time_zone', 'week_start']],
  ['ai', { tone: 'rude' }, ['tone']],
  ['ai', { max_sentences: 7, answers_per_day: -1 }, ['max_sentences', 'answers_per_day']],
  ['ai', { max_sentences: 0, answers_per_conversation: 0 }, ['max_sentences', 'answers_per_conversation']],
  ['ai', { answer_language: 'not a tag' }, ['answer_language']],
  ['ai', { forbidden_topics: Array.from({ length: 21 }, (_, n) => `t${n}`) }, ['forbidden_topics']],
  ['ai', { instructions: 'x'.repeat(1_001) }, ['instructions']],
  ['ai', { forbidden_topics: ['x'.repeat(81)] }, ['forbidden_topics.0']],
]

it.each(INVALID)('[ADMIN-04] are refused by the paths of their fields: %s %j', (section, change, paths) => {
  const valid = SETTINGS[section].parse(section === 'company' ? { name: 'Acme' } : {})
  const { error } = SETTINGS[section].safeParse({ ...valid, ...change })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths)
  for (const { message } of error!.issues) expect(message).toMatch(/\w/)
})
