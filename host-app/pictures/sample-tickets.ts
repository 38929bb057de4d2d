import type { StaffConversation } from '#contract/entities/conversation.ts'
import { sampleConversation } from './sample-conversations.ts'

/** Returns a verified customer's ticket. */
function ticket(
  number: number,
  subject: string,
  customer: string,
  details: Pick<StaffConversation, 'category' | 'custom_fields' | 'tags'>,
): StaffConversation {
  return sampleConversation({
    subject,
    preview: '',
    status: 'ticket',
    number,
    customer_name: customer,
    customer_email: `${customer.split(' ')[0]?.toLowerCase()}@example.com`,
    is_verified: true,
    ...details,
  })
}

/** The made-up tickets of the pictures, by picture. Each page shows one about its own subject. */
export const SAMPLE_TICKETS = {
  ticket: ticket(1042, 'The export is empty', 'Yuki Tanaka', {
    category: 'Reports',
    custom_fields: { Plan: 'Team', Report: 'Hours by project' },
    tags: ['export'],
  }),
  'ticket-store': ticket(2318, 'The bowl arrived cracked', 'Ines Okafor', {
    category: 'Damaged goods',
    custom_fields: { 'Order number': 'A-20817', Item: 'Serving bowl' },
    tags: ['replacement'],
  }),
  'ticket-candidate': ticket(1187, 'When will I hear about the interview?', 'Amir Haddad', {
    category: 'Application status',
    custom_fields: { Role: 'Warehouse lead', Location: 'Rotterdam' },
    tags: ['interview'],
  }),
  'ticket-freight': ticket(4406, 'Pallet shows as delivered', 'Greta Lindholm', {
    category: 'Missing delivery',
    custom_fields: { Shipment: 'LX-77120', Consignee: 'Lindholm Tiles' },
    tags: ['proof of delivery'],
  }),
  'ticket-machine': ticket(1530, 'Line 2 stopped with E14', 'Paul Novak', {
    category: 'Technical fault',
    custom_fields: { Machine: 'Conveyor C200', 'Serial number': '2291' },
    tags: ['line down'],
  }),
  'ticket-receipt': ticket(1911, 'Return without a receipt', 'Leah Morris', {
    category: 'Returns',
    custom_fields: { Store: 'Leeds', 'Card ending': '4410' },
    tags: ['no receipt'],
  }),
  'ticket-booking': ticket(3075, 'Door code doesn’t work', 'Jonas Weber', {
    category: 'Arrival',
    custom_fields: { Booking: 'HB-5521', Room: '14' },
    tags: ['urgent'],
  }),
  'ticket-widget': ticket(1009, 'The chat button doesn’t appear', 'Sofia Marin', {
    category: 'Installation',
    custom_fields: { Browser: 'Firefox', Database: 'PostgreSQL' },
    tags: ['csp'],
  }),
} as const satisfies Record<string, StaffConversation>

/** The name of a picture that shows a ticket. */
export type SampleTicketName = keyof typeof SAMPLE_TICKETS
