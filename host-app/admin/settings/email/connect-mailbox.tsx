import { type FormEvent, useState } from 'react'
import { MAIL_PASSWORD_MAX } from '#contract/constants/email.ts'
import { FOLDER_MAX, type MailboxLogin } from '#contract/constants/mailbox.ts'
import type { Mailboxes } from '#contract/entities/mailbox.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { CodeToCopy } from '../../common/code-to-copy.tsx'

const STEPS: Readonly<Record<MailboxLogin, string>> = {
  password:
    'Host, port and user name are in your provider’s help, often under “IMAP”. If you sign in there with a second factor, make an app password for Lapwing.',
  google:
    'In the Google Cloud console, make an OAuth client of the type “Web application”, name the address below as its redirect URI, and give it the scope https://mail.google.com/. A mailbox with a second factor can also use an app password: then choose “Password”, host imap.gmail.com, port 993, TLS.',
  microsoft:
    'In Microsoft Entra, register an app, name the address below as its redirect URI (Web), make a client secret, and give it the delegated permission IMAP.AccessAsUser.All of Office 365 Exchange Online.',
}

/** Connects a mailbox. The secrets are write-only. */
export function ConnectMailbox({
  state: { allows_loopback, consent_url },
  ended,
}: {
  readonly state: Mailboxes
  /** Called once it is connected, or given up. */
  readonly ended: () => void
}) {
  const [login, setLogin] = useState<MailboxLogin>('password')
  const [after, setAfter] = useState('mark')
  const add = useApiAction(
    (call, fields: FormData) => {
      const text = (name: string) => String(fields.get(name) ?? '').trim() || undefined
      const address = text('address') ?? ''
      return call('addMailbox', {
        body: {
          ...{ address, login, username: text('username') ?? address, folder: text('folder') ?? 'INBOX' },
          after_taking: after as 'mark',
          ...(after === 'move' && { move_to: text('move_to') }),
          ...(login === 'password'
            ? {
                host: text('host'),
                port: Number(text('port')),
                security: text('security') as 'tls',
                // As it was typed: a password may begin with a space.
                password: String(fields.get('password')),
              }
            : { client_id: text('client_id'), client_secret: text('client_secret') }),
          ...(login === 'microsoft' && text('directory') !== undefined && { directory: text('directory') }),
        },
      })
    },
    { done: 'The mailbox was added', showsError: true },
  )
  const issues = add.error instanceof ApiError ? add.error.issues : []
  const errorOf = (field: string) => issues.find(({ path }) => path === `body.${field}`)?.message

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const added = await add.mutateAsync(new FormData(event.currentTarget)).catch(() => null)
    if (added) ended()
  }

  return (
    <form onSubmit={submit}>
      <Field
        label="Address"
        name="address"
        type="email"
        required
        dir="ltr"
        maxLength={254}
        placeholder="support@example.com"
        error={errorOf('address')}
      />
      <Select
        label="Login"
        name="login"
        value={login}
        onChange={event => setLogin(event.currentTarget.value as MailboxLogin)}
        hint={STEPS[login]}
      >
        <option value="password">Password</option>
        <option value="google">Consent at Google</option>
        <option value="microsoft">Consent at Microsoft</option>
      </Select>
      {login === 'password' ? (
        <>
          <Field
            label="Host"
            name="host"
            required
            dir="ltr"
            maxLength={253}
            spellCheck={false}
            placeholder="imap.example.com"
            error={errorOf('host')}
          />
          <Field
            label="Port"
            name="port"
            type="number"
            required
            min={1}
            max={65_535}
            defaultValue={993}
            error={errorOf('port')}
          />
          <Select label="Encryption" name="security" defaultValue="tls" error={errorOf('security')}>
            <option value="tls">TLS, usual for port 993</option>
            <option value="starttls">STARTTLS, usual for port 143</option>
            {allows_loopback && <option value="none">None, for a server on this machine only</option>}
          </Select>
          <Field
            label="User name"
            name="username"
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            hint="Empty if it is the address."
            error={errorOf('username')}
          />
          <Field
            label="Password"
            name="password"
            type="password"
            required
            autoComplete="new-password"
            maxLength={MAIL_PASSWORD_MAX}
            hint="It is stored encrypted and never shown again."
            error={errorOf('password')}
          />
        </>
      ) : (
        <>
          <CodeToCopy name="the redirect URI" code={consent_url} />
          <Field
            label="Client ID"
            name="client_id"
            required
            dir="ltr"
            maxLength={300}
            error={errorOf('client_id')}
          />
          <Field
            label="Client secret"
            name="client_secret"
            type="password"
            required
            autoComplete="new-password"
            maxLength={MAIL_PASSWORD_MAX}
            hint="It is stored encrypted and never shown again."
            error={errorOf('client_secret')}
          />
          {login === 'microsoft' && (
            <Field
              label="Directory (tenant) ID"
              name="directory"
              dir="ltr"
              maxLength={253}
              hint="Empty for an app of several organizations."
              error={errorOf('directory')}
            />
          )}
        </>
      )}
      <Field
        label="Folder"
        name="folder"
        defaultValue="INBOX"
        maxLength={FOLDER_MAX}
        dir="ltr"
        error={errorOf('folder')}
      />
      <Select
        label="Fetched mail"
        name="after_taking"
        value={after}
        onChange={event => setAfter(event.currentTarget.value)}
      >
        <option value="mark">Is marked as read</option>
        <option value="move">Is moved to a folder</option>
        <option value="nothing">Stays as it is</option>
      </Select>
      {after === 'move' && (
        <Field
          label="Move it to"
          name="move_to"
          required
          maxLength={FOLDER_MAX}
          dir="ltr"
          error={errorOf('move_to')}
        />
      )}
      <FormError text={add.isError ? errorText(add.error) : null} />
      <Button type="submit" busy={add.isPending}>
        Connect the mailbox
      </Button>{' '}
      <Button onClick={ended}>Cancel</Button>
    </form>
  )
}
