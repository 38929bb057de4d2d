import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { REASON_MAX_CHARACTERS, REASON_MIN_CHARACTERS } from '#contract/constants/identity.ts'
import type { TenantDetail } from '#contract/entities/platform.ts'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { useImpersonation } from '../../features/impersonation/use-impersonation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import styles from './dialog-form.module.css'

type ImpersonateDialogProps = { readonly tenant: TenantDetail; readonly onClose: () => void }

/** Begins to act for a tenant: read-only unless a reason is given, an hour at most, and the tenant sees it. */
export function ImpersonateDialog({ tenant, onClose }: ImpersonateDialogProps) {
  const { start } = useImpersonation()
  const [canWrite, setCanWrite] = useState(false)
  const begin = useMutation({
    async mutationFn(reason: string) {
      const body = { company_id: tenant.id, reason: reason === '' ? null : reason, can_write: canWrite }
      const { company, token } = await callApi('createImpersonation', { body })
      await start(company, token)
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    begin.mutate(String(new FormData(event.currentTarget).get('reason')).trim())
  }

  return (
    <Dialog title={`Act for ${tenant.name}`} onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <p>
          For an hour at most. The tenant sees that you are there, everything you change under your name, and
          can end it.
        </p>
        <label className={styles['check']}>
          <input
            type="checkbox"
            checked={canWrite}
            onChange={event => setCanWrite(event.currentTarget.checked)}
          />
          I have to change something
        </label>
        <TextArea
          label={canWrite ? 'Reason' : 'Reason (if there is one)'}
          name="reason"
          required={canWrite}
          minLength={REASON_MIN_CHARACTERS}
          maxLength={REASON_MAX_CHARACTERS}
          hint="The tenant reads it."
        />
        <FormError text={begin.isError ? errorText(begin.error) : null} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={begin.isPending}>
            {canWrite ? 'Begin, with writing' : 'Begin, read-only'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
