import { Ban, Pencil, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { useCommands } from '#host-app/admin/commands/use-commands.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Modal } from '#host-app/shared/ui/dialogs/modal.tsx'
import { Spinner } from '#host-app/shared/ui/loading/spinner.tsx'
import { useMedia } from '#host-app/shared/ui/use-media.ts'
import { useAdmin } from '../../admin-layout.tsx'
import type { OnBlocked } from '../../common/block-dialog.tsx'
import { PausedAddresses } from '../../common/paused-addresses.tsx'
import { undoToast } from '../../common/undo-toast.tsx'
import { CustomerBlockDialog, useCustomerBlock } from '../../customers/profile/customer-block.tsx'
import { EditCustomerDialog } from '../../customers/profile/edit-customer-dialog.tsx'
import { useActAndGoOn } from '../actions/use-go-on.ts'
import { Assist } from '../assist/assist.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerHead } from './customer-head.tsx'
import styles from './customer-panel.module.css'
import { NetworkBlock } from './network-block.tsx'
import { OtherConversations } from './other-conversations.tsx'
import { PageTrail } from './page-trail.tsx'
import { PanelNotes } from './panel-notes.tsx'
import { RatingList } from './rating-list.tsx'
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
  useFreshPauses(known, conversation.last_sequence)
  return (
    <>
      <CustomerHead
        conversation={conversation}
        isBlocked={customer !== undefined && customer.blocked_at !== null}
      />
      <PausedAddresses addresses={known.data?.paused_addresses ?? []} />
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

/** Asks again at each new message while an address is paused: one of its person resumes it. */
function useFreshPauses({ data, refetch }: ReturnType<typeof useKnownCustomer>, lastSequence: number): void {
  const isPaused = (data?.paused_addresses.length ?? 0) > 0
  const seen = useRef(lastSequence)
  useEffect(() => {
    if (seen.current === lastSequence) return
    seen.current = lastSequence
    if (isPaused) void refetch()
  }, [isPaused, lastSequence, refetch])
}

type CustomerActsProps = {
  readonly customer: ListedCustomer
  /** Whether the conversation is open. */
  readonly mayResolve: boolean
  readonly onBlocked: OnBlocked
}

/** What members who may reply do with the customer from the panel. */
function CustomerActs({ customer, ...dialog }: CustomerActsProps) {
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

type CustomerHistoryProps = {
  readonly conversation: StaffConversation
  readonly known: ReturnType<typeof useKnownCustomer>
}

/** What happened with the customer before: notes, ratings and other conversations. */
function CustomerHistory({ conversation, known: { data, isError, refetch } }: CustomerHistoryProps) {
  if (data)
    return (
      <>
        <PanelNotes key={data.customer.id} customerId={data.customer.id} notes={data.notes} />
        <RatingList ratings={data.ratings} openId={conversation.id} />
        <OtherConversations known={data} openId={conversation.id} />
      </>
    )
  if (isError)
    return (
      <p className={styles['hint']} role="alert">
        The customer could not be loaded.{' '}
        <Button size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  return (
    <p className={styles['hint']} role="status">
      <Spinner /> Loading the customer
    </p>
  )
}

/**
 * Returns what follows a block in a conversation: a toast that can undo it. If wanted, the conversation is resolved, too, and
 * the next one opens.
 */
function useOnBlocked(id: string): OnBlocked {
  const ending = useActAndGoOn()
  return (done, { isResolving, undo }) =>
    isResolving
      ? ending.run({
          ids: [id],
          actions: [{ type: 'resolve' }],
          done: `${done}, conversation resolved`,
          onUndo: undo,
        })
      : undoToast(done, undo)
}
