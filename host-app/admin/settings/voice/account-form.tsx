import type { FormEvent } from 'react'
import { VOICE_KEY_MAX, type VoiceVendor } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { formatDate } from '../../common/format.ts'

type Props = {
  readonly vendor: VoiceVendor
  /** The account with this vendor; null if none is saved. */
  readonly account: VoiceAccountState['account']
}

/** Names a company's own account. Its key is write-only. */
export function AccountForm({ vendor, account }: Props) {
  const save = useApiAction(
    (call, fields: FormData) => {
      const api_key = String(fields.get('api_key')).trim()
      const agent_id = vendor === 'elevenlabs' ? String(fields.get('agent_id')).trim() : null
      return call('setVoiceAccount', { body: { provider: vendor, agent_id, ...(api_key && { api_key }) } })
    },
    { done: 'The account was saved', showsError: true },
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
        label="API key"
        name="api_key"
        type="password"
        autoComplete="off"
        required={account === null}
        maxLength={VOICE_KEY_MAX}
        placeholder={account ? 'Saved' : ''}
        hint={
          account
            ? `Saved on ${formatDate(account.key_saved_at)} by ${account.key_saved_by_name}. Leave this empty to keep it.`
            : 'It is stored encrypted and never shown again.'
        }
        error={errorOf('api_key')}
      />
      {vendor === 'elevenlabs' && (
        <Field
          label="Agent id"
          name="agent_id"
          required
          dir="ltr"
          spellCheck={false}
          maxLength={100}
          defaultValue={account?.agent_id ?? ''}
          hint="The agent that takes the calls, from your ElevenLabs account."
          error={errorOf('agent_id')}
        />
      )}
      <FormError text={save.isError ? errorText(save.error) : null} />
      <Button type="submit" busy={save.isPending}>
        Save the account
      </Button>
    </form>
  )
}
