import type { VoiceChoice } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { useRemoval } from '../../common/use-removal.tsx'
import { LanguagesRow } from '../frame/languages-row.tsx'
import { ChoiceRow, SwitchRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { type DraftOf, useSettingsDraft } from '../frame/use-settings-draft.ts'
import { AccountForm } from './account-form.tsx'
import { chosenProvider } from './chosen-provider.ts'
import { LimitFields } from './limit-fields.tsx'
import { ProviderFields } from './provider-fields.tsx'
import { VOICE_LABELS as LABELS, VENDOR_NAMES, VOICE_LABELS } from './voice-labels.ts'
import { WordsFields } from './words-fields.tsx'

const TIMES = { always: 'Always', in_office_hours: 'In office hours' } as const

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
      sections={['voice']}
      labels={{ voice: VOICE_LABELS }}
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
  const draft = useSettingsDraft('voice', state, VOICE_LABELS)
  const { provider } = draft.value
  return (
    <>
      <SettingsForm drafts={[draft]}>
        <CallFields draft={draft} account={account} />
        <ProviderFields draft={draft} account={account} />
        <WordsFields draft={draft} account={account} />
        <LimitFields draft={draft} />
      </SettingsForm>
      {(provider !== 'server' || account.account !== null) && (
        <AccountSection state={account} chosen={provider} />
      )}
    </>
  )
}

type Props = { readonly draft: DraftOf<'voice'>; readonly account: VoiceAccountState }

/** Edits whether, when and in which languages visitors can call. */
function CallFields({ draft: { value, errors, set }, account }: Props) {
  return (
    <Section title="Calls">
      <SwitchRow
        label={LABELS.is_enabled}
        hint="Where your pages show the call button. If it is off, or if the AI of the chat flow is off, the button says that calls are not available."
        value={value.is_enabled}
        onChange={is_enabled => set({ is_enabled })}
      />
      <ChoiceRow
        label={LABELS.takes_calls}
        hint="Office hours are those of Help desk. Without any, visitors can always call."
        options={TIMES}
        value={value.takes_calls}
        onChange={takes_calls => set({ takes_calls })}
      />
      <LanguagesRow
        label={LABELS.locales}
        hint={
          chosenProvider(value, account) === 'local'
            ? 'This server’s own voice speaks English only, whatever you choose.'
            : 'If you choose none, calls are offered in all of them.'
        }
        error={errors['locales']}
        value={value.locales}
        onChange={locales => set({ locales })}
      />
    </Section>
  )
}

type AccountSectionProps = {
  readonly state: VoiceAccountState
  /** The provider that the form above names. */
  readonly chosen: VoiceChoice
}

/** The company's own account with a vendor of voices: its form, and its removal. */
function AccountSection({ state: { account }, chosen }: AccountSectionProps) {
  const vendor = chosen === 'server' ? account!.provider : chosen
  const current = account?.provider === vendor ? account : null
  return (
    <Section
      title={`Your ${VENDOR_NAMES[vendor]} account`}
      lead="Calls are billed to it. The key stays on this server, encrypted; callers’ browsers get a token for one call."
    >
      {account && account.provider !== vendor && (
        <p>
          Your {VENDOR_NAMES[account.provider]} account is saved. Saving this one deletes its key: there is
          room for one account.
        </p>
      )}
      <AccountForm key={`${vendor} ${current?.key_saved_at}`} vendor={vendor} account={current} />
      {current && <RemoveAccount name={VENDOR_NAMES[vendor]} isUsed={chosen === vendor} />}
    </Section>
  )
}

function RemoveAccount({ name, isUsed }: { readonly name: string; readonly isUsed: boolean }) {
  const [ask, dialog] = useRemoval({
    act: call => call('removeVoiceAccount'),
    ask: () => ({
      title: `Delete the key of your ${name} account?`,
      action: 'Delete the key',
      text: isUsed
        ? 'Nobody can call until you choose another provider or save a key again.'
        : 'Calls do not use it now.',
    }),
    done: `The key of your ${name} account was deleted`,
  })
  return (
    <>
      <Button onClick={() => ask()}>Delete the key</Button>
      {dialog}
    </>
  )
}
