import { ComposerPicture } from './composer-picture.tsx'
import styles from './delivery-picture.module.css'
import { Desk, type SampleDesk } from './desk.tsx'
import {
  AGENT,
  sampleActivity,
  sampleConversation,
  sampleMessages,
  secondsAgo,
  waiting,
} from './sample-conversations.ts'

const JONAS = 'Jonas Weber'

const CUSTOMER = 'Lea Fontaine'

/** A customer who needs a delivery changed, in the inbox of the agent who has taken her conversation. */
const DELIVERY: SampleDesk = {
  conversation: {
    ...sampleConversation({
      id: 'lea',
      subject: 'Change the delivery address',
      preview: 'Can a person call the driver?',
      customer_email: 'lea@f.example',
      is_verified: true,
      category: 'Delivery',
      custom_fields: { Order: 'B-30418', Carrier: 'Parcel van' },
      created_at: secondsAgo(120),
      human_requested_at: secondsAgo(55),
      last_message_at: secondsAgo(60),
      responder: 'agent',
      assignee_id: AGENT,
    }),
    customer_name: CUSTOMER,
  },
  messages: sampleMessages(
    ['visitor', 'I am moving on Friday. Can my lamp go to the new address?', { created_at: secondsAgo(120) }],
    [
      'ai',
      'You can change the address until the parcel leaves the warehouse. Open your order and choose Edit.',
      {
        meta: { type: 'answer', citations: [{ title: 'Change a delivery', slug: 'change-a-delivery' }] },
        created_at: secondsAgo(115),
      },
    ],
    ['visitor', 'It left this morning. Can a person call the driver?', { created_at: secondsAgo(60) }],
  ),
  activities: [
    sampleActivity('human-requested', 55, 'visitor', CUSTOMER),
    sampleActivity('assignee', 35, 'agent', JONAS, { to: AGENT, to_name: JONAS }),
  ],
  waiting: [
    waiting('The assembly kit has no screws', 'I would like a person, please.', 'Bruno Costa', 51),
    waiting('Invoice for two companies', 'human please', 'Mei Lin', 16),
  ],
  answeredByAi: [
    sampleConversation(
      {
        subject: 'Which bulb fits the Alva lamp?',
        preview: 'An E14 bulb of up to 6 watts.',
        customer_name: 'Ola Lindgren',
      },
      3,
    ),
    sampleConversation(
      {
        subject: 'Can I return a used rug?',
        preview: 'Yes, within 30 days.',
        customer_name: 'Farah Aziz',
      },
      12,
    ),
  ],
}

/** The inbox with a thread that has just turned to a person, and the composer with a suggested reply. */
export function DeliveryPicture() {
  return (
    <div className={styles['window']}>
      <Desk sample={DELIVERY}>
        <ComposerPicture suggestion="Hi Lea, Jonas here. I can reach the driver. Which street and floor is it from Friday on?" />
      </Desk>
    </div>
  )
}
