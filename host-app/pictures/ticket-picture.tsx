import { CustomerFacts } from '../admin/conversations/customer/customer-facts.tsx'
import { CustomerHead } from '../admin/conversations/customer/customer-head.tsx'
import { PictureFrame } from './picture-frame.tsx'
import { sampleConversation } from './sample-conversations.ts'
import styles from './ticket-picture.module.css'

const TICKET = sampleConversation({
  subject: 'The kettle leaks',
  preview: 'Photos attached',
  status: 'ticket',
  number: 1042,
  customer_name: 'Ines Okafor',
  customer_email: 'ines@example.com',
  is_verified: true,
  category: 'Damaged goods',
  custom_fields: { 'Order number': 'A-20817', Model: 'K4' },
  tags: ['warranty'],
})

/** The customer's details in a ticket. */
export function TicketPicture() {
  return (
    <PictureFrame title="Ticket #1042" isFlush>
      <div className={styles['facts']}>
        <CustomerHead conversation={TICKET} />
        <CustomerFacts conversation={TICKET} known={undefined} />
      </div>
    </PictureFrame>
  )
}
