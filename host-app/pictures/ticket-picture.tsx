import { CustomerFacts } from '../admin/conversations/customer/customer-facts.tsx'
import { CustomerHead } from '../admin/conversations/customer/customer-head.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { SAMPLE_TICKETS, type SampleTicketName } from './sample-tickets.ts'
import styles from './ticket-picture.module.css'

/** Returns the picture of the customer's details in a made-up ticket. */
export function ticketPicture(name: SampleTicketName) {
  const ticket = SAMPLE_TICKETS[name]
  return function TicketPicture() {
    return (
      <PictureFrame title={`Ticket #${ticket.number}`} isFlush>
        <div className={styles['facts']}>
          <CustomerHead conversation={ticket} />
          <CustomerFacts conversation={ticket} known={undefined} />
        </div>
      </PictureFrame>
    )
  }
}
