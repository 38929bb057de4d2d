/** Widget settings of the demo companies. */
import type { OfficeHours, TicketForm } from '#contract/entities/widget.ts'
import type { SeedSubdomain } from './types.ts'

/** Columns of the companies table. The demo's `identity_secret` is public: it protects nothing. */
export type SeedSettings = {
  readonly office_hours: OfficeHours | null
  readonly ticket_form: TicketForm | null
  readonly away_text: string | null
  readonly reply_time: 'minutes' | 'hours' | 'day' | null
  readonly starters: readonly string[]
  readonly identity_secret: string | null
}

type Day = OfficeHours['week'][number]
const OFF: Day = []
const ALL_DAY: Day = [[0, 1_440]]

const NOTHING_SET: SeedSettings = {
  office_hours: null,
  ticket_form: null,
  away_text: null,
  reply_time: null,
  starters: [],
  identity_secret: null,
}

/** Settings by company. Acme's office is always open, so that the demo works at any hour. */
export const seedSettings: Readonly<Record<SeedSubdomain, SeedSettings>> = {
  acme: {
    office_hours: {
      time_zone: 'Europe/Berlin',
      week: [ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY],
      holidays: [],
    },
    ticket_form: {
      categories: ['Billing', 'Scheduling', 'Time tracking', 'Something else'],
      fields: [
        {
          key: 'plan',
          label: 'Your plan',
          kind: 'select',
          is_required: false,
          options: ['Free', 'Team', 'Business'],
        },
        { key: 'workspace', label: 'Name of your workspace', kind: 'text', is_required: false, options: [] },
      ],
    },
    away_text: 'We are away at the moment. Leave a message and we will get back to you by email.',
    reply_time: 'minutes',
    starters: [
      'How much does Acme Planner cost?',
      'How do I swap shifts with a colleague?',
      'Does the app work without internet?',
    ],
    identity_secret: 'acme-demo-identity-key-known-to-everybody',
  },
  noor: {
    office_hours: {
      time_zone: 'Asia/Jerusalem',
      week: [
        [[540, 1_020]],
        [[540, 1_020]],
        [[540, 1_020]],
        [[540, 1_020]],
        [[540, 780]],
        OFF,
        [[540, 1_020]],
      ],
      holidays: [],
    },
    ticket_form: {
      categories: ['التوصيل', 'الإرجاع', 'משלוחים', 'החזרות'],
      fields: [],
    },
    away_text: null,
    reply_time: 'hours',
    starters: ['أين طلبي؟', 'איך מחזירים מוצר?'],
    identity_secret: null,
  },
  clinic: {
    office_hours: {
      time_zone: 'Europe/London',
      week: [[[480, 1_080]], [[480, 1_080]], [[480, 1_080]], [[480, 1_080]], [[480, 900]], OFF, OFF],
      holidays: ['2026-12-25', '2026-12-28', '2027-01-01'],
    },
    ticket_form: {
      categories: [],
      fields: [
        {
          key: 'patient',
          label: 'Have you been here before?',
          kind: 'select',
          is_required: true,
          options: ['Yes', 'No'],
        },
      ],
    },
    away_text: 'The clinic is closed. For urgent dental help call NHS 111.',
    reply_time: 'day',
    starters: [],
    identity_secret: null,
  },
  empty: NOTHING_SET,
  app: {
    ...NOTHING_SET,
    reply_time: 'hours',
    starters: ['How do I embed the chat widget?', 'What happens when nobody answers?'],
  },
}
