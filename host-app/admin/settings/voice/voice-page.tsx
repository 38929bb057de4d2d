import {
  CALLS_PER_DAY_MAX,
  VOICE_CONSENT_MAX,
  VOICE_INSTRUCTIONS_MAX,
  VOICE_LONGEST_MINUTES,
  VOICE_PHRASE_MAX,
} from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { builtInGreeting, CALL_MESSAGES } from '#core/messages/call-messages.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { byLocale } from '../frame/language-rows.tsx'
import { type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import {
  chosenProvider,
  offeredLanguages,
  ProviderRow,
  type VoiceContext,
  VoiceRow,
} from './provider-rows.tsx'
import { AccountSection } from './voice-account.tsx'

const VOICE = [
  {
    title: 'Calls',
    fields: {
      is_enabled: {
        kind: 'switch',
        label: 'Visitors can call',
        hint: 'Where your pages show the call button. If it is off, or if the AI of the chat flow is off, the button says that calls are not available.',
      },
      takes_calls: {
        kind: 'choice',
        label: 'When',
        hint: 'Office hours are those of Help desk. Without any, visitors can always call.',
        options: { always: 'Always', in_office_hours: 'In office hours' },
      },
      locales: {
        kind: 'languages',
        label: 'Languages',
        hint: (settings, { account }) =>
          chosenProvider(settings, account) === 'local'
            ? 'This server’s own voice speaks English only, whatever you choose.'
            : 'If you choose none, calls are offered in all of them.',
      },
    },
  },
  { title: 'Provider', fields: { provider: { kind: 'custom', label: 'Provider', control: ProviderRow } } },
  { title: 'Voice', fields: { voice: { kind: 'custom', label: 'Voice', control: VoiceRow } } },
  {
    title: 'Words',
    lead: 'Leave a field empty to use the default text, shown in gray.',
    fields: {
      greeting: {
        kind: 'localized',
        label: 'Greeting',
        hint: 'The assistant’s first words, word for word. Say that it is an AI: in many countries you have to.',
        maxLength: VOICE_PHRASE_MAX,
        rows: 2,
        languages: (settings, { account }) => offeredLanguages(settings, account),
        builtIn: (_, { companyName }) => byLocale(locale => builtInGreeting(locale, companyName)),
      },
      ending: {
        kind: 'localized',
        label: 'Goodbye',
        hint: 'Its last words, when the caller says goodbye.',
        maxLength: VOICE_PHRASE_MAX,
        rows: 2,
        languages: (settings, { account }) => offeredLanguages(settings, account),
        builtIn: byLocale(locale => CALL_MESSAGES[locale].ending),
      },
      consent_text: {
        kind: 'localized',
        label: 'Before the call',
        hint: 'What visitors read above the button that calls. If a vendor gets the sound, name it here.',
        maxLength: VOICE_CONSENT_MAX,
        rows: 3,
        languages: (settings, { account }) => offeredLanguages(settings, account),
        builtIn: byLocale(locale => CALL_MESSAGES[locale].consent),
      },
    },
  },
  {
    title: 'Instructions',
    lead: 'For the language model of a vendor, which follows them where the built-in rules leave room: it answers from your articles alone. This server’s own voice has no language model, and ignores them. A vendor gets them from the caller’s browser, so write nothing secret.',
    fields: {
      instructions: { kind: 'area', label: 'Instructions', rows: 6, maxLength: VOICE_INSTRUCTIONS_MAX },
    },
  },
  {
    title: 'Limits',
    lead: 'A visitor who reaches a limit is told why.',
    fields: {
      longest_minutes: {
        kind: 'number',
        label: 'Longest call',
        hint: `${VOICE_LONGEST_MINUTES.min} to ${VOICE_LONGEST_MINUTES.max} minutes. A call that reaches it ends.`,
        min: VOICE_LONGEST_MINUTES.min,
        max: VOICE_LONGEST_MINUTES.max,
        unit: 'minutes',
      },
      calls_per_day: {
        kind: 'limit',
        label: 'Limit calls per day',
        hint: 'All visitors combined, per UTC day.',
        first: 100,
        numberLabel: 'Limit calls per day to',
        min: 1,
        max: CALLS_PER_DAY_MAX,
        unit: 'calls a day',
      },
      calls_per_visitor_day: {
        kind: 'limit',
        label: 'Limit calls of one visitor',
        hint: 'Counted by network, such as a home or an office, until midnight UTC. Addresses are not kept.',
        first: 5,
        numberLabel: 'Limit calls of one visitor to',
        min: 1,
        max: CALLS_PER_DAY_MAX,
        unit: 'calls a day',
      },
    },
  },
] as const satisfies FieldGroups<'voice', VoiceContext>

const TITLE = 'Voice calls'

/** `/admin/settings/voice-personalization` (ADMIN-04): when visitors can call, who speaks, and what is said. For admins. */
export function VoicePage() {
  const { permissions } = useAdmin()
  const mayManage = permissions.includes('voice.manage')
  const account = useApi('getVoiceAccount', {}, { enabled: mayManage })
  if (!mayManage)
    return (
      <>
        <PageHeader title={TITLE} />
        <NoPermission title="You can’t change voice calls" permission="voice.manage" />
      </>
    )
  return (
    <SettingsLoader
      title={TITLE}
      lead="An AI assistant takes your visitors’ calls, in their browser. You choose when, in which voice, and what it says."
      fields={{ voice: VOICE }}
    >
      {({ voice }) => (
        <QueryState query={account} label="Loading the provider">
          {state => <VoiceForm state={voice} account={state} />}
        </QueryState>
      )}
    </SettingsLoader>
  )
}

type FormProps = { readonly state: SettingsState; readonly account: VoiceAccountState }

function VoiceForm({ state, account }: FormProps) {
  const { company_name: companyName } = useAdmin().member
  const draft = useSettingsDraft('voice', state, labelsOf(VOICE))
  const { provider } = draft.value
  return (
    <>
      <SettingsForm drafts={[draft]}>
        <SettingsFields draft={draft} groups={VOICE} context={{ account, companyName }} />
      </SettingsForm>
      {(provider !== 'server' || account.account !== null) && (
        <AccountSection state={account} chosen={provider} />
      )}
    </>
  )
}
