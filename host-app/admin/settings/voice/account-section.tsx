import { useState } from 'react'
import type { VoiceChoice } from '#contract/constants/voice.ts'
import type { VoiceAccountState } from '#contract/entities/voice-account.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/ui/dialogs/form-dialog.tsx'
import { Section } from '../../common/section.tsx'
import { useAdminAction } from '../../common/use-admin-action.ts'
import { AccountForm } from './account-form.tsx'
import { VENDOR_NAMES } from './voice-labels.ts'

type Props = {
  readonly state: VoiceAccountState
  /** The provider that the form above names. */
  readonly chosen: VoiceChoice
}

/** The company's own account with a vendor of voices: its form, and its removal. */
export function AccountSection({ state: { account }, chosen }: Props) {
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
  const [isAsking, setIsAsking] = useState(false)
  const remove = useAdminAction({
    act: () => callApi('removeVoiceAccount'),
    done: `The key of your ${name} account was deleted`,
    changes: queryKeys.voiceAccount(),
  })
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Delete the key</Button>
      {isAsking && (
        <FormDialog
          title={`Delete the key of your ${name} account?`}
          action="Delete the key"
          isFinal
          busy={remove.isPending}
          error={remove.isError ? errorText(remove.error) : null}
          onSubmit={() => remove.mutate(undefined, { onSuccess: () => setIsAsking(false) })}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {isUsed
              ? 'Nobody can call until you choose another provider or save a key again.'
              : 'Calls do not use it now.'}
          </p>
        </FormDialog>
      )}
    </>
  )
}
