/** Settings of the demo companies. */
import type { OfficeHours } from '#contract/entities/widget.ts'
import { SETTINGS, type Section, type SettingsInput, type SettingsOf } from '#contract/settings/index.ts'
import type { SeedSubdomain } from './types.ts'

/** A company's settings by section; sections that are missing have their defaults. */
type SeedSettings = { readonly [Name in Section]?: SettingsInput<Name> }

type Day = OfficeHours['week'][number]
const OFF: Day = []
const ALL_DAY: Day = [[0, 1_440]]

/** The key with which acme signs its visitors' identities. It is public: it protects nothing. */
export const ACME_IDENTITY_KEY = 'acme-demo-identity-key-known-to-everybody'

/** Settings by company. Acme's office is always open, so that the demo works at any hour. */
export const seedSettings: Readonly<Record<SeedSubdomain, SeedSettings>> = {
  acme: {
    brand: {
      accent: '#3346c2',
      privacy_url: 'https://acme.test/privacy',
      terms_url: 'https://acme.test/terms',
    },
    hours: {
      office_hours: {
        time_zone: 'Europe/Berlin',
        week: [ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY, ALL_DAY],
        holidays: [],
      },
      away_text: 'We are away at the moment. Leave a message and we will get back to you by email.',
      reply_time: 'minutes',
    },
    'ticket-form': {
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
    'chat-flow': {
      starters: [
        'How much does Acme Planner cost?',
        'How do I swap shifts with a colleague?',
        'Does the app work without internet?',
      ],
    },
  },
  noor: {
    hours: {
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
      reply_time: 'hours',
    },
    'ticket-form': { categories: ['التوصيل', 'الإرجاع', 'משלוחים', 'החזרות'] },
    'chat-flow': { starters: ['أين طلبي؟', 'איך מחזירים מוצר?'] },
  },
  clinic: {
    hours: {
      office_hours: {
        time_zone: 'Europe/London',
        week: [[[480, 1_080]], [[480, 1_080]], [[480, 1_080]], [[480, 1_080]], [[480, 900]], OFF, OFF],
        holidays: ['2026-12-25', '2026-12-28', '2027-01-01'],
      },
      away_text: 'The clinic is closed. For urgent dental help call NHS 111.',
      reply_time: 'day',
    },
    'ticket-form': {
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
    'chat-flow': { is_ai_enabled: false },
  },
  empty: {},
  app: {
    hours: { reply_time: 'hours' },
    'chat-flow': { starters: ['How do I embed the chat widget?', 'What happens when nobody answers?'] },
  },
}

/** Returns a demo company's settings in one section, with defaults. */
export function seedSettingsOf<Name extends Section>(
  subdomain: SeedSubdomain,
  section: Name,
): SettingsOf<Name> {
  return SETTINGS[section].parse(seedSettings[subdomain][section] ?? {}) as SettingsOf<Name>
}
