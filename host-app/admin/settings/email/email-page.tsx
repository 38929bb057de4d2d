import { useQuery } from '@tanstack/react-query'
import { LOCALES } from '#contract/constants/locales.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettings } from '../frame/use-settings.ts'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { EmailLog } from './email-log.tsx'
import { MailServerSection } from './mail-server-section.tsx'
import { EMAIL_LABELS, SenderFields } from './sender-fields.tsx'
import { TestEmail } from './test-email.tsx'

/** `/admin/settings/integrations/email`: the sender, mail server and log of the emails to visitors (ADMIN-04). */
export function EmailPage() {
  return (
    <SettingsLoader
      title="Email"
      lead="How emails to your visitors look, which server sends them, and what became of each."
      sections={['email']}
      labels={{ email: EMAIL_LABELS }}
    >
      {({ email }) => (
        <>
          <SenderForm state={email} />
          <MailServer />
          <Section
            title="Log"
            lead="Ticket receipts, replies, transcripts, surveys and tests of the last 30 days. What they said is deleted once they are sent."
          >
            <EmailLog />
          </Section>
        </>
      )}
    </SettingsLoader>
  )
}

function SenderForm({ state }: { readonly state: SettingsState }) {
  const { company_name } = useAdmin().member
  const draft = useSettingsDraft('email', state, EMAIL_LABELS)
  const brand = useSettings('brand').data?.value as SettingsOf<'brand'> | undefined
  return (
    <SettingsForm drafts={[draft]}>
      <Section title="Sender">
        <SenderFields draft={draft} companyName={company_name} languages={brand?.languages ?? LOCALES} />
      </Section>
    </SettingsForm>
  )
}

function MailServer() {
  const query = useQuery({ queryKey: queryKeys.mailServer(), queryFn: () => callApi('getMailServer') })
  return (
    <>
      <Section
        title="Own mail server"
        lead="Without a server of your own, emails come from the platform’s address: other servers accept an address only from a server that its domain allows. To send from your address, name your own server."
      >
        <QueryState query={query} label="Loading the mail server">
          {state => <MailServerSection state={state} />}
        </QueryState>
      </Section>
      <Section title="Test" lead="Goes to your own address, the way your visitors’ emails go.">
        <TestEmail />
      </Section>
    </>
  )
}
