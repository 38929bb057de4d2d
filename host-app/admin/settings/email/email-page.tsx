import { SIGNATURE_MAX } from '#contract/constants/email.ts'
import { LOCALES, type Locale } from '#contract/constants/locales.ts'
import type { TestEmailResult } from '#contract/entities/email.ts'
import type { SettingsState } from '#contract/routes/settings.ts'
import type { SettingsOf } from '#contract/settings/index.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { LocalizedRow } from '../frame/localized-row.tsx'
import { SwitchRow, TextRow } from '../frame/rows.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettings } from '../frame/use-settings.ts'
import { type DraftOf, useSettingsDraft } from '../frame/use-settings-draft.ts'
import { EmailLog } from './email-log.tsx'
import { describeProblem } from './mail-problems.ts'
import { MailServerSection } from './mail-server-section.tsx'

/** Labels of the email settings. */
const EMAIL_LABELS = {
  sender_name: 'Sender name',
  reply_to: 'Reply-to address',
  signature: 'Signature',
  emails_chat_replies: 'Email replies to chats',
}

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
  const query = useApi('getMailServer')
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

/** Sends the member a test email, and shows what the server said. */
function TestEmail() {
  const { current } = useImpersonation()
  const test = useApiAction(call => call('sendTestEmail'), { showsError: true })
  if (current) return <p>Only the company’s own people can send a test.</p>
  return (
    <>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        Send a test email
      </Button>
      <p role="status">
        {test.data && resultOf(test.data)}
        {test.isError && errorText(test.error)}
      </p>
    </>
  )
}

function resultOf({ to, problem, reply, duration_ms }: TestEmailResult): string {
  if (problem !== null) return `Not sent. ${describeProblem(problem, reply)}`
  return `The server took the email to ${to}, in ${(duration_ms / 1_000).toFixed(1)} s.`
}

type Props = {
  readonly draft: DraftOf<'email'>
  readonly companyName: string
  /** The languages of the widgets. */
  readonly languages: readonly Locale[]
}

/** Edits what visitors see of the emails: who they are from, where answers go, and how they end. */
function SenderFields({ draft: { value, errors, set }, companyName, languages }: Props) {
  return (
    <>
      <TextRow
        label={EMAIL_LABELS.sender_name}
        hint="Without one, your company’s name."
        error={errors['sender_name']}
        maxLength={60}
        placeholder={companyName}
        value={value.sender_name ?? ''}
        onChange={name => set({ sender_name: name.trim() === '' ? null : name })}
      />
      <TextRow
        label={EMAIL_LABELS.reply_to}
        hint="Where replies to your emails go. They don’t appear in the conversation."
        error={errors['reply_to']}
        type="email"
        dir="ltr"
        maxLength={254}
        placeholder="help@example.com"
        value={value.reply_to ?? ''}
        onChange={address => set({ reply_to: address.trim() || null })}
      />
      <LocalizedRow
        label={EMAIL_LABELS.signature}
        hint="Shown at the end of every email. Languages left empty use the first one that you fill in."
        error={errors['signature']}
        maxLength={SIGNATURE_MAX}
        rows={2}
        languages={languages}
        value={value.signature}
        onChange={signature => set({ signature })}
      />
      <SwitchRow
        label={EMAIL_LABELS.emails_chat_replies}
        hint="Sent once the visitor has left. Replies to tickets are always emailed."
        value={value.emails_chat_replies}
        onChange={emails_chat_replies => set({ emails_chat_replies })}
      />
    </>
  )
}
