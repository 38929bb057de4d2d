import { X } from 'lucide-react'
import { useState } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { useCommands } from '#host-app/features/commands/use-commands.ts'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import { Modal } from '#host-app/ui/dialogs/modal.tsx'
import { useMedia } from '#host-app/ui/use-media.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { Assist } from '../assist/assist.tsx'
import { type OnBlocked, useOnBlocked } from './block-dialog.tsx'
import { CustomerActs } from './customer-acts.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerHead } from './customer-head.tsx'
import { CustomerHistory } from './customer-history.tsx'
import styles from './customer-panel.module.css'
import { NetworkBlock } from './network-block.tsx'
import { PageTrail } from './page-trail.tsx'
import { useKnownCustomer } from './use-known-customer.ts'
import { useVisitorBlock, VisitorBlock, VisitorBlockDialog } from './visitor-block.tsx'
import { WIDE_WINDOW } from './wide-window.ts'

type CustomerPanelProps = { readonly conversation: StaffConversation }

/** The customer of a conversation: beside the thread, or in a drawer that a command opens in narrow windows. */
export function CustomerPanel({ conversation }: CustomerPanelProps) {
  const isBeside = useMedia(WIDE_WINDOW)
  const [isOpen, setOpen] = useState(false)
  const visitorBlock = useVisitorBlock(conversation)
  const followUp = useOnBlocked(conversation.id)
  const close = () => setOpen(false)
  const onBlocked: OnBlocked = (...block) => {
    // A drawer would cover the toast that can undo the block.
    close()
    followUp(...block)
  }
  useCommands([!isBeside && { id: 'customer', run: () => setOpen(true) }])
  // A drawer that a wider window replaced stays closed when the window gets narrow again.
  if (isBeside && isOpen) setOpen(false)
  const content = (
    <>
      <Customer conversation={conversation} onBlocked={onBlocked} />
      <VisitorBlock conversation={conversation} block={visitorBlock} />
      <NetworkBlock key={conversation.id} conversation={conversation} onBlocked={onBlocked} />
    </>
  )
  return (
    <>
      {isBeside && (
        <aside className={styles['pane']} aria-label="Customer">
          {content}
        </aside>
      )}
      {isOpen && (
        <Modal className={styles['drawer']} name={{ label: 'Customer' }} closesOutside onClose={close}>
          <div className={styles['close']}>
            <IconButton label="Close" onClick={close}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </div>
          {content}
        </Modal>
      )}
      {/* The command bar blocks in windows without the panel, too. */}
      <VisitorBlockDialog conversation={conversation} block={visitorBlock} onBlocked={onBlocked} />
    </>
  )
}

type CustomerProps = CustomerPanelProps & { readonly onBlocked: OnBlocked }

/** What is known about the customer, in the order in which an agent needs it. */
function Customer({ conversation, onBlocked }: CustomerProps) {
  const { permissions } = useAdmin()
  const known = useKnownCustomer(conversation.customer_id)
  const customer = known.data?.customer
  return (
    <>
      <CustomerHead
        conversation={conversation}
        isBlocked={customer !== undefined && customer.blocked_at !== null}
      />
      {customer && permissions.includes('conversations.reply') && (
        <CustomerActs
          key={customer.id}
          customer={customer}
          mayResolve={conversation.status !== 'resolved'}
          onBlocked={onBlocked}
        />
      )}
      <Assist show="summary" key={conversation.id} conversation={conversation} />
      <CustomerFacts conversation={conversation} known={known.data} />
      <PageTrail conversation={conversation} />
      {conversation.customer_id === null ? (
        <p className={styles['hint']}>This visitor has no email or verified identity yet.</p>
      ) : (
        <CustomerHistory conversation={conversation} known={known} />
      )}
    </>
  )
}
