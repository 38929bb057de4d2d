import type { FormEvent } from 'react'
import { VOICE_KEY_MAX, type VoiceChoice, type VoiceVendor } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import { ApiError, errorText } from '#host-app/shared/api/api-error.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { formatDate } from '../../common/format.ts'
import { Section } from '../../common/section.tsx'
import { useRemoval } from '../../common/use-removal.tsx'

/** Names of the vendors. */
export const VENDOR_NAMES: Readonly<Record<VoiceVendor, string>> = {
  openai: 'OpenAI',
  elevenlabs: 'ElevenLabs',
}

type AccountSectionProps = {
  readonly state: VoiceAccountState
  /** The provider that the form above names. */
  readonly chosen: VoiceChoice
}

/** The company's own account with a vendor of voices: its form, and its removal. */
export function AccountSection({ state: { account }, chosen }: AccountSectionProps) {
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

type AccountFormProps = {
  readonly vendor: VoiceVendor
  /** The account with this vendor; null if none is saved. */
  readonly account: VoiceAccountState['account']
}

/** Names a company's own account. Its key is write-only. */
function AccountForm({ vendor, account }: AccountFormProps) {
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
