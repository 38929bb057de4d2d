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
import { type FieldGroups, labelsOf, SettingsFields } from '../frame/settings-fields.tsx'
import { SettingsForm } from '../frame/settings-form.tsx'
import { SettingsLoader } from '../frame/settings-loader.tsx'
import { useSettingsDraft } from '../frame/use-settings-draft.ts'
import { AddressList } from './address-list.tsx'
import { EmailLog } from './email-log.tsx'
import { IncomingSection } from './incoming-section.tsx'
import { describeProblem } from './mail-problems.ts'
import { MailServerSection } from './mail-server-section.tsx'
import { MailboxesSection } from './mailboxes.tsx'

type Sender = {
  readonly companyName: string
  /** The languages of the widgets. */
  readonly languages: readonly Locale[]
}

const EMAIL = [
  {
    title: 'Sender',
    fields: {
      sender_name: {
        kind: 'text',
        label: 'Sender name',
        hint: 'Without one, your company’s name.',
        isOptional: true,
        maxLength: 60,
        placeholder: (_, { companyName }) => companyName,
      },
      reply_to: {
        kind: 'text',
        label: 'Reply-to address',
        hint: 'Where replies to your emails go. Without one, they come back into the conversation if this server takes mail.',
        isOptional: true,
        type: 'email',
        dir: 'ltr',
        maxLength: 254,
        placeholder: 'help@example.com',
      },
      signature: {
        kind: 'localized',
        label: 'Signature',
        hint: 'Shown at the end of every email. Languages left empty use the first one that you fill in.',
        maxLength: SIGNATURE_MAX,
        rows: 2,
        languages: (_, { languages }) => languages,
      },
      emails_chat_replies: {
        kind: 'switch',
        label: 'Email replies to chats',
        hint: 'Sent once the visitor has left. Replies to tickets are always emailed.',
      },
    },
  },
] as const satisfies FieldGroups<'email', Sender>

const INCOMING = [
  {
    title: 'Addresses for incoming mail',
    fields: {
      addresses: {
        kind: 'custom',
        label: 'Your addresses',
        hint: 'The addresses that forward to us. Each can have its team. A mail’s language is recognized; another one counts where it isn’t.',
        control: AddressList,
      },
      forwarders: {
        kind: 'lines',
        label: 'Servers that forward to you',
        hint: 'Only for forwarders that change mails, so that they look forged: their addresses or networks, or the domain of their seal (ARC), one per line.',
        placeholder: '192.0.2.0/24',
      },
      authserv_ids: {
        kind: 'lines',
        label: 'Names in their verdicts',
        hint: 'The names under which these servers write “Authentication-Results”, one per line.',
        placeholder: 'mx.example.com',
      },
    },
  },
] as const satisfies FieldGroups<'incoming-email'>

/** `/admin/settings/integrations/email`: the emails to visitors and from them, with their logs (ADMIN-04). */
export function EmailPage() {
  return (
    <SettingsLoader
      title="Email"
      lead="How emails to your visitors look, which server sends them, what comes in, and what became of each."
      fields={{ email: EMAIL, 'incoming-email': INCOMING }}
    >
      {({ email, 'incoming-email': incoming }) => (
        <>
          <EmailForm email={email} incoming={incoming} />
          <MailServer />
          <MailboxesSection />
          <IncomingSection />
          <Section
            title="Sent emails"
            lead="Ticket receipts, replies, transcripts, surveys and tests of the last 30 days. What they said is deleted once they are sent."
          >
            <EmailLog />
          </Section>
        </>
      )}
    </SettingsLoader>
  )
}

type Forms = { readonly email: SettingsState; readonly incoming: SettingsState }

function EmailForm({ email, incoming }: Forms) {
  const { company_name: companyName } = useAdmin().member
  const draft = useSettingsDraft('email', email, labelsOf(EMAIL))
  const addresses = useSettingsDraft('incoming-email', incoming, labelsOf(INCOMING))
  const brand = useApi('getSettings', { params: { section: 'brand' } }).data?.value as
    | SettingsOf<'brand'>
    | undefined
  return (
    <SettingsForm drafts={[draft, addresses]}>
      <SettingsFields
        draft={draft}
        groups={EMAIL}
        context={{ companyName, languages: brand?.languages ?? LOCALES }}
      />
      <SettingsFields draft={addresses} groups={INCOMING} />
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
