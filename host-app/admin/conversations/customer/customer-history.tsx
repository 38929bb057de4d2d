import type { StaffConversation } from '#contract/entities/conversation.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Spinner } from '#host-app/ui/loading/spinner.tsx'
import styles from './customer-panel.module.css'
import { OtherConversations } from './other-conversations.tsx'
import { PanelNotes } from './panel-notes.tsx'
import { RatingList } from './rating-list.tsx'
import type { useKnownCustomer } from './use-known-customer.ts'

type CustomerHistoryProps = {
  readonly conversation: StaffConversation
  readonly known: ReturnType<typeof useKnownCustomer>
}

/** What happened with the customer before: notes, ratings and other conversations. */
export function CustomerHistory({ conversation, known: { data, isError, refetch } }: CustomerHistoryProps) {
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
