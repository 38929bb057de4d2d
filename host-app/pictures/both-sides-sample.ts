import type { SampleDesk } from './desk.tsx'
import {
  AGENT,
  sampleActivity,
  sampleConversation,
  sampleMessages,
  secondsAgo,
  waiting,
} from './sample-conversations.ts'

/** The agent of the conversation. */
export const PRIYA = 'Priya Raman'
const CUSTOMER = 'Samira Bensaid'

/**
 * The conversation that the home page shows in the inbox and in the chat. Priya takes it within the minute that CHAT-11
 * promises.
 */
export const INVOICE: SampleDesk = {
  conversation: {
    ...sampleConversation({
      id: 'samira',
      subject: 'Invoice lists 14 people, we are 11',
      preview: 'I am correcting the invoice now.',
      customer_email: 'samira@bensaid.example',
      customer_company_name: 'Bensaid Events',
      is_verified: true,
      category: 'Billing',
      custom_fields: { Plan: 'Team' },
      created_at: secondsAgo(120),
      human_requested_at: secondsAgo(55),
      last_message_at: secondsAgo(10),
      responder: 'agent',
      assignee_id: AGENT,
    }),
    customer_name: CUSTOMER,
  },
  messages: sampleMessages(
    ['visitor', 'Why does our last invoice list 14 people?', { created_at: secondsAgo(120) }],
    [
      'ai',
      'You pay for active people. Deactivated people cost nothing.',
      {
        meta: { type: 'answer', citations: [{ title: 'Plans and prices', slug: 'plans-and-prices' }] },
        created_at: secondsAgo(115),
      },
    ],
    ['visitor', 'Three left. Can I talk to a person?', { created_at: secondsAgo(60) }],
    [
      'agent',
      'Hi Samira, Priya here. I see that three left in January. I am correcting the invoice now.',
      { sender_name: PRIYA, created_at: secondsAgo(10) },
    ],
  ),
  activities: [
    sampleActivity('human-requested', 55, 'visitor', CUSTOMER),
    sampleActivity('assignee', 35, 'agent', PRIYA, { to: AGENT, to_name: PRIYA }),
  ],
  waiting: [
    waiting('Nobody can sign in since the switch', 'It says the address is unknown.', 'Pieter de Vries', 48),
    waiting('Is there a dark mode?', 'Can I ask a person?', 'Keiko Tanaka', 12),
  ],
  answeredByAi: [
    sampleConversation(
      {
        subject: 'Does the app work without internet?',
        preview: 'Yes. You can clock in and out offline.',
        customer_name: 'Ingrid Solberg',
      },
      4,
    ),
    sampleConversation(
      {
        subject: 'How do I reset my password?',
        preview: 'Choose “Forgot your password?”',
        customer_name: 'Sam Ito',
      },
      9,
    ),
  ],
}
