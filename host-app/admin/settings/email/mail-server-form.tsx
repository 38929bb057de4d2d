import type { FormEvent } from 'react'
import { MAIL_PASSWORD_MAX, MAIL_PORTS, type MAIL_SECURITIES } from '#contract/constants/email.ts'
import type { MailServerState } from '#contract/entities/email.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field, Select } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { formatDate } from '../../common/format.ts'

/** Names a company's own mail server. Its password is write-only. */
export function MailServerForm({ state: { server, allows_loopback } }: { readonly state: MailServerState }) {
  const save = useApiAction(
    (call, fields: FormData) => {
      const text = (name: string) => String(fields.get(name)).trim()
      // As it was typed: a password may begin with a space.
      const password = String(fields.get('password'))
      return call('setMailServer', {
        body: {
          host: text('host'),
          port: Number(text('port')),
          security: text('security') as (typeof MAIL_SECURITIES)[number],
          username: text('username') || null,
          from_address: text('from_address'),
          ...(password !== '' && { password }),
        },
      })
    },
    { done: 'The mail server was saved', showsError: true },
  )
  const issues = save.error instanceof ApiError ? save.error.issues : []
  const errorOf = (field: string) => issues.find(({ path }) => path === `body.${field}`)?.message

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }

  return (
    <form onSubmit={submit}>
      <Field
        label="Host"
        name="host"
        required
        maxLength={253}
        dir="ltr"
        spellCheck={false}
        placeholder="smtp.example.com"
        defaultValue={server?.host}
        error={errorOf('host')}
      />
      <Field
        label="Port"
        name="port"
        type="number"
        required
        min={1}
        max={65_535}
        defaultValue={server?.port ?? 587}
        hint={`One of ${MAIL_PORTS.join(', ')}.`}
        error={errorOf('port')}
      />
      <Select
        label="Encryption"
        name="security"
        defaultValue={server?.security ?? 'starttls'}
        error={errorOf('security')}
      >
        <option value="starttls">STARTTLS, usual for port 587</option>
        <option value="tls">TLS, usual for port 465</option>
        {allows_loopback && <option value="none">None, for a server on this machine only</option>}
      </Select>
      <Field
        label="User name"
        name="username"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        defaultValue={server?.username ?? ''}
        hint="Empty for a server without a login."
        error={errorOf('username')}
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="new-password"
        maxLength={MAIL_PASSWORD_MAX}
        placeholder={server?.has_password ? 'Saved' : ''}
        hint={passwordHint(server)}
        error={errorOf('password')}
      />
      <Field
        label="Sender address"
        name="from_address"
        type="email"
        required
        dir="ltr"
        maxLength={254}
        placeholder="help@example.com"
        defaultValue={server?.from_address}
        error={errorOf('from_address')}
      />
      <FormError text={save.isError ? errorText(save.error) : null} />
      <Button type="submit" busy={save.isPending}>
        Save the mail server
      </Button>
    </form>
  )
}

function passwordHint(server: MailServerState['server']): string {
  if (!server?.has_password) return 'It is stored encrypted and never shown again.'
  const by = server.password_saved_by_name === null ? '' : ` by ${server.password_saved_by_name}`
  const on = server.password_saved_at === null ? '' : ` on ${formatDate(server.password_saved_at)}`
  return `Saved${on}${by}. Leave this empty to keep it. Enter it again for another host, port or encryption.`
}
