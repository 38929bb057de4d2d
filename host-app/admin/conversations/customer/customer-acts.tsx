import { Ban, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { CustomerBlockDialog, useCustomerBlock } from '../../customers/profile/customer-block.tsx'
import { EditCustomerDialog } from '../../customers/profile/edit-customer-dialog.tsx'
import type { OnBlocked } from './block-dialog.tsx'
import styles from './customer-panel.module.css'

type CustomerActsProps = {
  readonly customer: ListedCustomer
  /** Whether the conversation is open. */
  readonly mayResolve: boolean
  readonly onBlocked: OnBlocked
}

/** What members who may reply do with the customer from the panel. */
export function CustomerActs({ customer, ...dialog }: CustomerActsProps) {
  const [isEditing, setEditing] = useState(false)
  const block = useCustomerBlock(customer)
  return (
    <div className={styles['actions']}>
      <Button size="small" onClick={() => setEditing(true)}>
        <Pencil size={13} aria-hidden="true" />
        Edit
      </Button>
      <Button size="small" busy={block.unblock.isPending} onClick={block.change}>
        <Ban size={13} aria-hidden="true" />
        {block.isBlocked ? 'Unblock' : 'Block'}
      </Button>
      {isEditing && <EditCustomerDialog customer={customer} onClose={() => setEditing(false)} />}
      <CustomerBlockDialog block={block} {...dialog} />
    </div>
  )
}
