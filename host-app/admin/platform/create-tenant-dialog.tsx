import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../adapters/api-error.ts'
import { callApi } from '../../adapters/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import styles from './dialog-form.module.css'

/** Makes a company; its owner is invited by mail. */
export function CreateTenantDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: (fields: FormData) =>
      callApi('createTenant', {
        body: {
          name: String(fields.get('name')),
          subdomain: String(fields.get('subdomain')),
          owner_email: String(fields.get('owner')),
          with_samples: fields.has('samples'),
        },
      }),
    onSuccess({ id }) {
      void queryClient.invalidateQueries({ queryKey: ['tenants'] })
      navigate(`/admin/tenants/${id}`)
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    create.mutate(new FormData(event.currentTarget))
  }

  return (
    <Dialog title="New tenant" onClose={onClose}>
      <form className={styles['form']} onSubmit={submit}>
        <Field label="Company name" name="name" required maxLength={120} />
        <Field
          label="Address"
          name="subdomain"
          required
          minLength={3}
          maxLength={63}
          autoCapitalize="none"
          spellCheck={false}
          hint="Letters, digits and hyphens. It becomes the first part of the workspace’s address."
        />
        <Field
          label="Owner’s email"
          name="owner"
          type="email"
          required
          hint="Gets an invitation, good for seven days."
        />
        <label className={styles['check']}>
          <input type="checkbox" name="samples" defaultChecked />
          With a few articles and conversations to look at
        </label>
        <FormError text={create.isError ? errorText(create.error) : null} />
        <div className={styles['actions']}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={create.isPending}>
            Create the tenant
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
