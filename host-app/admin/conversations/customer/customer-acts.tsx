import { Ban, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { useHeld } from '#host-app/ui/buttons/use-held.ts'
import { EditCustomerDialog } from '../../customers/profile/edit-customer-dialog.tsx'
import { useBlocking } from '../../customers/profile/use-blocking.ts'
import styles from './customer-panel.module.css'

/** What members who may reply do with the customer from the panel. */
export function CustomerActs({ customer }: { readonly customer: ListedCustomer }) {
  const [isEditing, setEditing] = useState(false)
  const blocking = useBlocking(customer.id)
  const isBlocked = useHeld(customer.blocked_at !== null, blocking.isPending)
  return (
    <div className={styles['actions']}>
      <Button size="small" onClick={() => setEditing(true)}>
        <Pencil size={13} aria-hidden="true" />
        Edit
      </Button>
      <Button size="small" busy={blocking.isPending} onClick={() => blocking.mutate(!isBlocked)}>
        <Ban size={13} aria-hidden="true" />
        {isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {isEditing && <EditCustomerDialog customer={customer} onClose={() => setEditing(false)} />}
    </div>
  )
}
