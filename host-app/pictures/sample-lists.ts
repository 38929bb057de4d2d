import type { StaffConversation } from '#contract/entities/conversation.ts'
import { AGENT, sampleConversation, waiting } from './sample-conversations.ts'

type SampleList = {
  readonly title: string
  readonly conversations: readonly StaffConversation[]
  /** Index of the conversation that is open. */
  readonly open?: number
}

/** Fields of a conversation that the signed-in agent has. */
const MINE = { responder: 'agent', assignee_id: AGENT } as const
/** Returns the fields of a ticket that nobody has taken. */
const asTicket = (number: number) => ({ status: 'ticket', number, responder: 'none' }) as const

/** The made-up lists of the pictures, by picture. Each page shows one about its own subject. */
export const SAMPLE_LISTS = {
  inbox: {
    title: 'Conversations',
    open: 1,
    conversations: [
      waiting('The coupon is refused', 'human please', 'Tom Becker', 23),
      sampleConversation(
        {
          subject: 'Can I change the size?',
          preview: 'Done. It ships in M.',
          customer_name: 'Aiko Mori',
          ...MINE,
        },
        2,
      ),
      sampleConversation(
        {
          subject: 'How do I reset my password?',
          preview: 'Open the sign-in page and choose “Forgot your password?”',
          customer_name: 'Sam Ito',
        },
        6,
      ),
      sampleConversation(
        {
          subject: 'هل تشحنون إلى عمّان؟',
          preview: 'نعم، خلال خمسة أيام عمل.',
          customer_name: 'رنا حداد',
          locale: 'ar',
          status: 'resolved',
        },
        14,
      ),
    ],
  },
  'inbox-channels': {
    title: 'Chat, ticket form and voice',
    open: 0,
    conversations: [
      sampleConversation(
        {
          subject: 'Charged twice in February',
          preview: 'I see both payments. One is refunded.',
          customer_name: 'Malik Osei',
          ...MINE,
        },
        1,
      ),
      sampleConversation(
        {
          subject: 'Opening hours on Sunday',
          preview: 'We are open from 11 to 5.',
          customer_name: 'Hanna Vogel',
          call_state: 'live',
          call_started_at: new Date(Date.parse('2026-03-02T09:40:00Z')).toISOString(),
        },
        1,
      ),
      sampleConversation(
        {
          subject: 'Invoice without our VAT number',
          preview: 'The number is in the attached file.',
          customer_name: 'Duarte Pinto',
          ...asTicket(2207),
        },
        38,
      ),
      sampleConversation(
        {
          subject: 'Do you deliver to islands?',
          preview: 'Yes, in three to five working days.',
          customer_name: 'Ragnhild Dahl',
        },
        52,
      ),
    ],
  },
  'inbox-homes': {
    title: 'Conversations',
    open: 1,
    conversations: [
      waiting('2 Mill Lane: is Saturday possible?', 'Is there somebody I can ask?', 'Owen Hughes', 34),
      sampleConversation(
        {
          subject: '17 Harbour Street: viewing',
          preview: 'Thursday at 5 suits us. See you there.',
          customer_name: 'Zofia Nowak',
          custom_fields: { Listing: 'HS-17' },
          ...MINE,
        },
        3,
      ),
      sampleConversation(
        {
          subject: 'When do I get my deposit back?',
          preview: 'Within six weeks of the handover.',
          customer_name: 'Leon Hartmann',
        },
        9,
      ),
      sampleConversation(
        {
          subject: 'Water drips from the boiler',
          preview: 'Two photos attached.',
          customer_name: 'Amina Diallo',
          tags: ['repair'],
          ...asTicket(611),
        },
        27,
      ),
    ],
  },
  'inbox-demo': {
    title: 'The agent’s inbox',
    open: 1,
    conversations: [
      waiting('Can I talk to a person?', 'A person, please', 'Nadia Petrova', 18),
      sampleConversation(
        {
          subject: 'Which plan fits a team of 4?',
          preview: 'The smallest one does.',
          customer_name: 'Ben Adler',
          ...MINE,
        },
        2,
      ),
      sampleConversation(
        { subject: 'Is there an API?', preview: 'Yes, with every plan.', customer_name: 'Chloé Martin' },
        4,
      ),
      sampleConversation(
        {
          subject: 'Where is my data stored?',
          preview: 'On the server that you run.',
          customer_name: 'Viktor Lang',
        },
        11,
      ),
    ],
  },
  queue: {
    title: 'Waiting for a human',
    conversations: [
      waiting('Wrong size delivered', 'I would rather talk to a person', 'Ines Okafor', 41),
      waiting('Card was charged twice', 'human please', 'Emil Larsen', 23),
      waiting('Where is my parcel?', 'Can somebody look?', 'Omar Said', 8),
      sampleConversation(
        {
          subject: 'Cannot open the export',
          preview: 'It stays empty in Numbers',
          customer_name: 'Yuki Tanaka',
          needs_human: true,
          ...asTicket(1042),
        },
        3,
      ),
      sampleConversation(
        {
          subject: 'The refund has not arrived',
          preview: 'It has been ten days',
          customer_name: 'Nina Kraus',
          needs_human: true,
          ...asTicket(1041),
        },
        9,
      ),
    ],
  },
  'queue-team': {
    title: 'Waiting for a human',
    conversations: [
      waiting('My subscription was renewed', 'Please let me talk to someone', 'Clara Weiss', 52),
      waiting('Two accounts, one address', 'Is anybody there?', 'Mateo Ruiz', 17),
    ],
  },
  'queue-shift': {
    title: 'Monday, 8:55',
    conversations: [
      waiting('The scanner is offline', 'I need a person for this', 'Greta Nilsson', 49),
      waiting('Change a pickup for today', 'Can someone call me?', 'Kofi Mensah', 30),
      sampleConversation(
        {
          subject: 'Order 5521 from last night',
          preview: 'Thank you, I will wait for the email.',
          customer_name: 'Lucía Vega',
          needs_human: true,
          ...asTicket(873),
        },
        55,
      ),
    ],
  },
  'queue-lesson': {
    title: 'The waiting list',
    conversations: [
      waiting('A question for a human', 'Talk to a person', 'Robin Clarke', 12),
      sampleConversation(
        {
          subject: 'Nobody was there in time',
          preview: 'I turned your question into a ticket.',
          customer_name: 'Esra Demir',
          needs_human: true,
          ...asTicket(1001),
        },
        4,
      ),
    ],
  },
} as const satisfies Record<string, SampleList>

/** The name of a picture that shows a list of conversations. */
export type SampleListName = keyof typeof SAMPLE_LISTS
