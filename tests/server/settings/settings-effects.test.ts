/** What each setting changes at the server's edge, from the next request on. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_TIMERS } from '#contract/constants/chat-flow.ts'
import type { TicketForm } from '#contract/entities/widget.ts'
import { SETTINGS, type Section, type SettingsInput } from '#contract/settings/index.ts'
import { createManualClock } from '#core/manual-clock.ts'
import { localModel } from '#server/adapters/model/local-model.ts'
import { checkSla } from '#server/domain/conversations/automation/check-sla.ts'
import type { ModelRequest } from '#server/ports/model.ts'
import { describeEachDemoDatabase } from '#tests/support/describe-each-database.ts'
import { changeSettings, settingsOf } from '#tests/support/settings.ts'
import { type Caller, openTestServer, personId, type TestServer } from '#tests/support/test-server.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { answered, answersIn, KNOWN, say } from '../ai/answer-kit.ts'
import { NO_LOG, promise } from '../desk/automation-kit.ts'

const A_FRIDAY_EVENING = Date.parse('2027-05-07T17:00:00Z')
const MONDAYS = {
  time_zone: 'UTC',
  week: [[[540, 1_020]], [], [], [], [], [], []] as [number, number][][],
  holidays: ['2027-05-10'],
}
const SIZE: TicketForm['fields'][number] = {
  key: 'size',
  label: 'Size',
  kind: 'select',
  is_required: true,
  options: ['S', 'L'],
}

const CALL_US = { action: 'human', label: 'Call us' } as const

type Row<Name extends Section = Section> = Name extends Section
  ? readonly [Name, Partial<SettingsInput<Name>>, shown: object]
  : never

/** Fields of the brand that the widget gets as they are. */
const SHOWN_AS_THEY_ARE = {
  launcher_label: { en: 'Ask' },
  position: 'left',
  greeting: { de: 'Moin' },
  privacy_url: 'https://a.example/p',
  terms_url: null,
  languages: ['de', 'en'],
  shows_reply_time: false,
  shows_articles: false,
  shows_powered_by: false,
} satisfies SettingsInput<'brand'>

/** Changes that the widget's configuration shows. */
const SHOWN: readonly Row[] = [
  ['company', { name: 'Acme Ltd' }, { company_name: 'Acme Ltd', brand: { title: 'Acme Ltd Support' } }],
  ['brand', { name: 'Planner Help' }, { company_name: 'Acme', brand: { title: 'Planner Help' } }],
  ['brand', { accent: '#AA3300' }, { brand: { style: expect.stringContaining('--_brand-accent:#aa3300') } }],
  ['brand', SHOWN_AS_THEY_ARE, { brand: SHOWN_AS_THEY_ARE }],
  ['brand', { faces: [personId('agent@acme.test')] }, { brand: { faces: ['Priya'] } }],
  ['hours', { office_hours: MONDAYS }, { is_open: false, opens_at: '2027-05-17T09:00:00.000Z' }],
  [
    'hours',
    { away_text: 'Back on Monday.', reply_time: 'day' },
    { away_text: 'Back on Monday.', reply_time: 'day' },
  ],
  [
    'ticket-form',
    { categories: ['Returns'], fields: [SIZE] },
    { ticket_form: { categories: ['Returns'], fields: [SIZE] } },
  ],
  ['chat-flow', { is_ai_enabled: false }, { is_ai_enabled: false }],
  [
    'chat-flow',
    { starters: ['Where is my order?'], quick_replies: [CALL_US] },
    { starters: ['Where is my order?'], quick_replies: [CALL_US] },
  ],
  [
    'chat-flow',
    { timers: { ...DEFAULT_TIMERS, follow_up_s: 5 } },
    { timers: [5_000, 45_000, 10_000, 60_000, 180_000] },
  ],
  ['chat-flow', { texts: { de: { followUp: 'Noch was?' } } }, { texts: { de: { followUp: 'Noch was?' } } }],
  // What only the server says stays there.
  [
    'chat-flow',
    { texts: { en: { apology: 'Sorry.', queue: 'Nr. {position}' } } },
    { texts: { en: { queue: 'Nr. {position}' } } },
  ],
  ['help-center', { is_public: false }, { has_help_center: false, articles: [] }],
  ['help-center', { is_in_widgets: false }, { articles: [] }],
]

/** What the model receives with each question. */
const GUIDANCE = {
  tone: 'formal',
  max_sentences: 2,
  answer_language: 'de',
  forbidden_topics: ['tax'],
  instructions: 'Call us Acme.',
} satisfies SettingsInput<'ai'>

/** Fields that have a test of their own, below or in the files named. */
const TESTED_BELOW = [
  // core/brand/brand-style.test.ts
  'brand.header_accent',
  'brand.radius',
  'brand.font',
  'brand.launcher_icon',
  'install.widget_sites',
  // api-ai.test.ts
  'ai.answers_per_conversation',
  'ai.answers_per_day',
  // chat-flow-effects.test.ts
  'chat-flow.handoff_phrases',
  'chat-flow.handoff_exceptions',
  // emails.test.ts, and reply-emails.test.ts for the last
  'email.sender_name',
  'email.reply_to',
  'email.signature',
  'email.emails_chat_replies',
  // api-settings.test.ts
  'brand.logo',
  'brand.favicon',
  // settings-ages.test.ts
  'conversations.auto_close_days',
  'conversations.auto_close_tickets',
  'conversations.retention_days',
  // file-retention.test.ts
  'conversations.file_retention_days',
  // visited-pages.test.ts
  'conversations.keeps_pages',
  // session-age.test.ts
  'sign-in.session_days',
  // settings-labels.test.ts
  'labels.labels',
  'labels.allows_new_labels',
  // settings-spam.test.ts
  'spam.blocked_words',
  'spam.blocked_words_action',
  'spam.blocked_senders',
  'spam.max_links',
  // settings-help-center.test.ts
  'help-center.title',
  'help-center.intro',
  'help-center.default_language',
  'help-center.asks_feedback',
  'help-center.is_indexed',
  // settings-voice.test.ts, and api-voice-account.test.ts for the first
  'voice.provider',
  'voice.is_enabled',
  'voice.voice',
  'voice.greeting',
  'voice.ending',
  'voice.consent_text',
  'voice.instructions',
  'voice.locales',
  'voice.takes_calls',
  'voice.longest_minutes',
  'voice.calls_per_day',
  'voice.calls_per_visitor_day',
  // survey-asking.test.ts
  'csat.asks_about',
  'csat.in_chat',
  'csat.share_percent',
  'csat.quiet_days',
  // survey-emails.test.ts
  'csat.by_email',
  'csat.email_delay_minutes',
  // survey-answers.test.ts
  'csat.is_enabled',
  'csat.kind',
  'csat.question',
  'csat.low',
  'csat.high',
  'csat.thanks',
  // incoming-mail.test.ts
  'incoming-email.addresses',
  'incoming-email.forwarders',
  'incoming-email.authserv_ids',
  // api-reports.test.ts
  'reports.time_zone',
  'reports.week_start',
]

/** Returns an object for each field, nested ones too. */
function partsOf(shown: object): readonly object[] {
  return Object.entries(shown).flatMap(([key, value]) =>
    key === 'brand' || key === 'ticket_form'
      ? partsOf(value).map(part => ({ [key]: part }))
      : [{ [key]: value }],
  )
}

it('[ADMIN-04] every setting has a test that it changes what it says', () => {
  const fields = Object.entries(SETTINGS).flatMap(([section, schema]) =>
    Object.keys(schema.shape).map(field => `${section}.${field}`),
  )
  const tested = [
    ...SHOWN.flatMap(([section, change]) => Object.keys(change).map(field => `${section}.${field}`)),
    ...Object.keys(GUIDANCE).map(field => `ai.${field}`),
    ...TESTED_BELOW,
  ]
  expect([...new Set(tested)].sort()).toEqual(fields.sort())
})

describeEachDemoDatabase('a setting', given => {
  let server: TestServer
  let admin: Caller
  const asked: ModelRequest[] = []

  beforeAll(async () => {
    server = await openTestServer(given.database, {
      clock: createManualClock(A_FRIDAY_EVENING),
      model: {
        answer(request) {
          asked.push(request)
          return localModel.answer(request)
        },
      },
    })
    admin = await server.asMember('admin@acme.test')
  })
  afterAll(() => server.close())

  const config = async (tenant = 'acme') => (await server.caller(null, tenant)('getWidgetConfig')).body
  /** Runs work while a section is changed, and changes it back. */
  async function withChange<Name extends Section>(
    section: Name,
    change: Partial<SettingsInput<Name>>,
    work: () => Promise<void>,
  ): Promise<void> {
    const before = await settingsOf(admin, section)
    const { status, text } = await changeSettings(admin, section, change)
    expect(status, text).toBe(200)
    await work()
    await changeSettings(admin, section, before as Partial<SettingsInput<Name>>)
  }

  describe('of the widget', () => {
    it.each(SHOWN)('[ADMIN-04] shows in its next configuration: %s %j', async (section, change, shown) => {
      const before = await config()
      const other = await config('noor')
      // Of several fields, each is another one before.
      for (const each of Object.keys(change).length > 1 ? partsOf(shown) : [shown])
        expect(before).not.toMatchObject(each)
      await withChange(section as 'brand', change as SettingsInput<'brand'>, async () => {
        const after = await config()
        expect(after).toMatchObject(shown)
        expect(after.brand.version).toBe(before.brand.version + (section === 'brand' ? 1 : 0))
        // Nothing else changes.
        const rest = <T extends object>(all: T, keys: object) =>
          Object.fromEntries(Object.entries(all).filter(([key]) => !(key in keys)))
        expect(rest(after, { brand: 0, ...shown })).toEqual(rest(before, { brand: 0, ...shown }))
        const changed = { version: 0, ...('brand' in shown ? (shown.brand as object) : {}) }
        expect(rest(after.brand, changed)).toEqual(rest(before.brand, changed))
        expect(await config('noor')).toEqual(other)
      })
      const { brand, ...restored } = await config()
      expect({ ...restored, brand: { ...brand, version: before.brand.version } }).toEqual(before)
    })

    it('[GUARD-07] shows first names, in their order, of colleagues who still work there', async () => {
      const [agent, viewer, stranger] = ['sofia@acme.test', 'elena@acme.test', 'admin@noor.test'].map(
        personId,
      )
      const faces = async () => (await config()).brand.faces
      await withChange('brand', { faces: [viewer!, stranger!, agent!] }, async () => {
        expect(await faces()).toEqual(['Elena', 'Sofia'])
        const text = JSON.stringify(await config())
        for (const hidden of ['Petrova', 'Lindqvist', 'Layla', agent!, viewer!, stranger!])
          expect(text).not.toContain(hidden)
        await admin('updatePerson', { params: { id: viewer! }, body: { status: 'suspended' } })
        expect(await faces()).toEqual(['Sofia'])
        await admin('updatePerson', { params: { id: viewer! }, body: { status: 'active' } })
        await admin('removePerson', { params: { id: agent! } })
        expect(await faces()).toEqual(['Elena'])
      })
    })
  })

  it('[TENANT-01] of the sites reaches the column by which frames and sockets are admitted', async () => {
    const sites = async () => {
      const [row] = await given.database.asOwner(query =>
        query("select widget_sites from public.companies where subdomain = 'acme'"),
      )
      return row!['widget_sites']
    }
    await withChange('install', { widget_sites: ['https://shop.example'] }, async () =>
      expect(await sites()).toEqual(['https://shop.example']),
    )
    expect(await sites()).toEqual([])
  })

  it('[ADMIN-04] of the ticket form decides which tickets are accepted', async () => {
    const create = async (more: object) => {
      const body = {
        customer_email: `${randomUUID()}@visitor.test`,
        subject: 'Help',
        content: 'Help',
        ...more,
      }
      const { status, text } = await server.caller(null, 'acme')('createTicket', { body })
      return [status, ...(JSON.parse(text).issues ?? []).map(({ path }: { path: string }) => path)]
    }
    expect(await create({ category: 'Billing' })).toEqual([201])
    await withChange('ticket-form', { categories: ['Returns'], fields: [SIZE] }, async () => {
      expect(await create({ category: 'Billing' })).toEqual([400, 'body.category', 'body.custom_fields.size'])
      expect(await create({ custom_fields: { size: 'M' } })).toEqual([400, 'body.custom_fields.size'])
      expect(await create({ category: 'Returns', custom_fields: { size: 'L' } })).toEqual([201])
    })
    expect(await create({ category: 'Returns' })).toEqual([400, 'body.category'])
  })

  it('[ADMIN-04] that turns the AI off sends the next message to a human', async () => {
    const status = async (id: string) => (await admin('getConversation', { params: { id } })).body
    await withChange('chat-flow', { is_ai_enabled: false }, async () => {
      const visitor = await server.asVisitor()
      await say(visitor, KNOWN)
      expect(await status(visitor.id)).toMatchObject({ needs_human: true, responder: 'none' })
      expect(await answersIn(visitor)).toEqual([])
    })
    const visitor = await server.asVisitor()
    await say(visitor, KNOWN)
    expect((await answered(visitor))[0]!.meta.type).toBe('answer')
  })

  it('[ADMIN-04] of the AI reaches the model with the next question', async () => {
    const expectNone = (guidance: object) => {
      for (const each of partsOf(GUIDANCE)) expect(guidance).not.toMatchObject(each)
    }
    const ask = async () => {
      const visitor = await server.asVisitor()
      const before = asked.length
      await say(visitor, KNOWN)
      await waitFor(() => expect(asked.length).toBe(before + 1), { interval: 15 })
      await answered(visitor)
      return asked.at(-1)!.guidance
    }
    expectNone(await ask())
    await withChange('ai', GUIDANCE, async () => expect(await ask()).toMatchObject(GUIDANCE))
    expectNone(await ask())
  })

  it('[ADMIN-04] of the hours moves a deadline that counts office hours alone', async () => {
    await admin('createSlaPolicy', {
      body: promise({ clock: 'office-hours', first_reply_minutes: 30, resolution_minutes: null }),
    })
    const due = async () => {
      const visitor = await server.asVisitor()
      await visitor.call('setNeedsHuman', { params: { id: visitor.id }, body: { needs_human: true } })
      await checkSla({ database: given.database, clock: server.clock, log: NO_LOG })
      const [timer] = await given.database.asOwner(query =>
        query<{ due_at: Date }>(
          "select due_at from public.sla_timers where conversation_id = $1 and timer = 'first-reply'",
          [visitor.id],
        ),
      )
      return timer!.due_at.toISOString()
    }
    const inHalfAnHour = new Date(server.clock.now() + 30 * 60_000).toISOString()
    expect(await due()).toBe(inHalfAnHour)
    await withChange('hours', { office_hours: MONDAYS }, async () =>
      expect(await due()).toBe('2027-05-17T09:30:00.000Z'),
    )
    await withChange('hours', { office_hours: null }, async () => expect(await due()).toBe(inHalfAnHour))
  })
})
