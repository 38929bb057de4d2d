import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Customer } from '#contract/entities/customer.ts'
import { apiKey } from '#host-app/shared/api/api-cache.ts'
import { useApi, useApiForm } from '#host-app/shared/api/use-api.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { customerTitle } from '../customer-title.ts'
import styles from './merge-dialog.module.css'

/** Number of customers offered at once. */
const OFFERED = 6

type MergeDialogProps = {
  readonly customer: Customer
  readonly namesakes: readonly Customer[]
  readonly onClose: () => void
}

/** Merges two customers: finds the other one, explains the result, and merges. */
export function MergeDialog({ customer, namesakes, onClose }: MergeDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [q, setQ] = useState('')
  const [intoId, setIntoId] = useState(namesakes[0]?.id ?? null)
  const found = useApi(
    'listCustomers',
    { query: { q, limit: OFFERED } },
    { enabled: q.trim() !== '', placeholderData: keepPreviousData },
  )
  const offered = (q.trim() === '' ? namesakes : (found.data?.customers ?? [])).filter(
    ({ id }) => id !== customer.id,
  )
  const merging = useApiForm(
    (call, into_id: string) => call('mergeCustomer', { params: { id: customer.id }, body: { into_id } }),
    {
      done: into => `Merged into ${customerTitle(into)}`,
      onDone(into) {
        void navigate(`/admin/customers/${into.id}`, { replace: true })
        queryClient.removeQueries({ queryKey: apiKey('getCustomer', { params: { id: customer.id } }) })
      },
    },
  )
  return (
    <FormDialog
      title={`Merge ${customerTitle(customer)}`}
      action="Merge"
      isFinal
      {...merging}
      onSubmit={() => {
        // A choice counts only while it is visible.
        const into = offered.find(({ id }) => id === intoId)
        if (into) merging.onSubmit(into.id)
      }}
      onClose={onClose}
    >
      <p>
        Conversations, notes, a block, and details the other one lacks move over. {customerTitle(customer)} is
        then removed; this cannot be undone.
      </p>
      <Field
        label="Merge into"
        autoComplete="off"
        placeholder="Name or email of the other customer"
        value={q}
        onChange={event => setQ(event.target.value)}
      />
      <div className={styles['offered']} role="radiogroup" aria-label="Customers">
        {offered.map(other => (
          <label key={other.id}>
            <input
              type="radio"
              name="into"
              required
              checked={intoId === other.id}
              onChange={() => setIntoId(other.id)}
            />
            <span className={styles['names']} dir="auto">
              {customerTitle(other)}
              <span>
                {other.email} {other.is_verified ? '· verified' : ''}
              </span>
            </span>
          </label>
        ))}
        {q.trim() !== '' && found.isFetched && offered.length === 0 && <p>No customer matches.</p>}
      </div>
    </FormDialog>
  )
}
