import { useQuery } from '@tanstack/react-query'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { PageHeader } from '#host-app/ui/page-header.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { AccountSection } from './account-section.tsx'
import { CallFields } from './call-fields.tsx'
import { LimitFields } from './limit-fields.tsx'
import { ProviderFields } from './provider-fields.tsx'
import { VOICE_LABELS } from './voice-labels.ts'
import { WordsFields } from './words-fields.tsx'

const TITLE = 'Voice calls'

/** `/admin/settings/voice-personalization` (ADMIN-04): when visitors can call, who speaks, and what is said. For admins. */
export function VoicePage() {
  const { permissions } = useAdmin()
  const mayManage = permissions.includes('voice.manage')
  const account = useQuery({
    queryKey: queryKeys.voiceAccount(),
    queryFn: () => callApi('getVoiceAccount'),
    enabled: mayManage,
  })
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
