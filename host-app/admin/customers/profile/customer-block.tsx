import { useState } from 'react'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import type { CallApi } from '#host-app/shared/api/api.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { useHeld } from '#host-app/shared/ui/buttons/use-held.ts'
import { BlockDialog, type OnBlocked } from '../../common/block-dialog.tsx'

/** Returns what blocks a customer, once asked in a `CustomerBlockDialog`, and unblocks them. */
export function useCustomerBlock({ id, blocked_at }: ListedCustomer) {
  const [isAsking, setAsking] = useState(false)
  const setBlocked = (call: CallApi, blocked: boolean) =>
    call('blockCustomer', { params: { id }, body: { blocked } })
  const unblock = useApiAction(call => setBlocked(call, false), { done: 'Customer unblocked' })
  const isBlocked = useHeld(blocked_at !== null, unblock.isPending)
  return {
    isBlocked,
    isAsking,
    stopAsking: () => setAsking(false),
    change: () => (isBlocked ? unblock.mutate() : setAsking(true)),
    block: (call: CallApi) => setBlocked(call, true),
    unblock,
  }
}

type CustomerBlockDialogProps = {
  readonly block: ReturnType<typeof useCustomerBlock>
  /** Whether there is a conversation to resolve. */
  readonly mayResolve: boolean
  readonly onBlocked: OnBlocked
}

/** Asks before the customer is blocked, as long as `block` says so. */
export function CustomerBlockDialog({ block, mayResolve, onBlocked }: CustomerBlockDialogProps) {
  if (!block.isAsking) return null
  return (
    <BlockDialog
      who="customer"
      mayResolve={mayResolve}
      act={block.block}
      onBlocked={onBlocked}
      onUndo={() => block.unblock.mutate()}
      onClose={block.stopAsking}
    >
      <p>They can’t write to you anymore, in any conversation. You can unblock them at any time.</p>
    </BlockDialog>
  )
}
