import type { Activity } from '#contract/entities/desk.ts'
import type { Message } from '#contract/entities/message.ts'
import { AGENT, NOW, sampleConversation, sampleMessages, waiting } from './sample-conversations.ts'

/** The agent of the conversation. */
export const PRIYA = 'Priya Raman'

const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

/** The conversation that the home page shows in the inbox and in the chat. */
export const SAMIRA = sampleConversation({
  id: 'samira',
  subject: 'Invoice lists 14 people, we are 11',
  preview: 'I am correcting the invoice now.',
  customer_name: 'Samira Bensaid',
  customer_email: 'samira@bensaid.example',
  customer_company_name: 'Bensaid Events',
  is_verified: true,
  category: 'Billing',
  custom_fields: { Plan: 'Team' },
  human_requested_at: minutesAgo(5),
  pen: 'agent',
  assignee_id: AGENT,
})

/** Its messages, oldest first. */
export const MESSAGES: readonly Message[] = sampleMessages(
  [
    'visitor',
    'Our last invoice lists 14 people, but we are 11. Can you check it?',
    { created_at: minutesAgo(7) },
  ],
  [
    'ai',
    'You pay for people who are active in your workspace. Deactivated people cost nothing.',
    {
      meta: { type: 'answer', citations: [{ title: 'Plans and prices', slug: 'plans-and-prices' }] },
      created_at: minutesAgo(7),
    },
  ],
  ['visitor', 'Three people left in the spring. Can I talk to a person?', { created_at: minutesAgo(6) }],
  [
    'agent',
    'Hi Samira, Priya here. I see three people who were deactivated in April. I am correcting the invoice now.',
    { sender_name: PRIYA, created_at: minutesAgo(1) },
  ],
)

/** The handoff: the customer asked for a human, and Priya took the conversation. */
export const HANDOFF: readonly Activity[] = [
  activity('human-requested', 5, 'visitor', SAMIRA.customer_name, {}),
  activity('assignee', 3, 'agent', PRIYA, { to: AGENT, to_name: PRIYA }),
]

/** The other conversations of the inbox's list. */
export const WAITING = [
  {
    ...waiting(
      'Nobody can sign in since the switch',
      'It says the address is unknown.',
      'pieter@devries.example',
      48,
    ),
    customer_name: 'Pieter de Vries',
  },
  {
    ...waiting('Is there a dark mode?', 'Can I ask a person?', 'keiko@tanaka.example', 12),
    customer_name: 'Keiko Tanaka',
  },
]
export const ANSWERED_BY_AI = [
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
]

function activity(
  kind: Activity['kind'],
  minutes: number,
  actor_type: Activity['actor_type'],
  actor_name: string | null,
  detail: Activity['detail'],
): Activity {
  const actor_id = actor_type === 'agent' ? AGENT : null
  return {
    id: kind,
    conversation_id: SAMIRA.id,
    kind,
    actor_type,
    actor_id,
    actor_name,
    detail,
    created_at: minutesAgo(minutes),
  }
}
