import { BLOG_CLAIMS } from './claims/blog-claims.ts'
import type { Claims } from './claims/claims-by-page.ts'
import { COMPLIANCE_CLAIMS } from './claims/compliance-claims.ts'
import { LEGAL_CLAIMS } from './claims/legal-claims.ts'

/**
 * The proof of each claim on a public page, by path and sentence. A proof is a requirement that a test names
 * (`CHAT-11`), a figure (`figure > loader`), a law of `laws.ts` for what a law demands (`law > 11 CCR 7021`), or a file
 * with words in it (`docs/search.md > 1,200 characters`, or a test and its title). `claim-sentences.ts` defines which
 * sentences are claims.
 */
export const CLAIMS: Claims = {
  ...BLOG_CLAIMS,
  ...COMPLIANCE_CLAIMS,
  ...LEGAL_CLAIMS,
  '/': {
    'You always know who has it.':
      'tests/server/conversations/api-conversations.test.ts > exactly one of two agents',
    'When it finds no article, the AI says so and offers a person.': 'CHAT-13',
    'It is not perfect: of the questions that no article answers, 44% still got an answer or a suggestion.':
      'docs/ai.md > to questions that no article answers | 10% | 44%',
  },
  '/resources/learn/ai-chat-playbook': {
    'A request for a person becomes a ticket after 60 seconds by default.': 'CHAT-11',
  },
  '/resources/learn/kb-that-ranks': {
    'An article holds up to 20 other questions.':
      'contract/constants/knowledge.ts > ALTERNATE_QUESTIONS_MAX = 20',
  },
  '/resources/learn/tickets-to-sla': {
    'In Lapwing: A chat that nobody takes becomes a ticket after 60 seconds by default.': 'CHAT-11',
    'Agents are warned at 80% of the time.': 'contract/constants/automation.ts > SLA_WARN_SHARE = 0.8',
  },
  '/resources/learn/voice-to-summary': {
    'A call ends after 25 seconds of silence.': 'VOICE-04',
  },
  '/live-ai-chat-support': {
    'If the articles don’t have the answer, the visitor chooses Yes or No to a human': 'CHAT-13',
    '1.2 s': 'CHAT-08',
    '20 s': 'CHAT-15',
    '45 s': 'CHAT-16',
    '10 s': 'CHAT-17',
    '180 s': 'CHAT-14',
    '60 s': 'CHAT-11',
  },
  '/tickets': {
    'A chat that waits 60 s for an agent becomes the same kind of ticket, with all its messages.': 'CHAT-11',
  },
  '/contact': {
    'The chat shows Online only while somebody has the inbox open and used it in the last ten minutes or so, within the office hours if the operator has set some.':
      'tests/server/conversations/api-presence.test.ts > counts an agent as online until ten minutes after their page was last in use',
  },
  '/solutions/support-teams': {
    '20 seconds after an AI answer': 'CHAT-15',
    '45 seconds after an AI answer': 'CHAT-16',
    '60 seconds in the queue': 'CHAT-11',
    '180 seconds after an offer of a human': 'CHAT-14',
  },
  '/compare/lapwing-vs-zendesk': {
    'After that, 12 seats on Team cost $228 a month.': 'host-app/shared/plan-list.tsx > dollarsPerSeat: 19',
    'After 60 s without an agent, the chat becomes a ticket with a number.': 'CHAT-11',
  },
  '/compare/lapwing-vs-hubspot-service-hub': {
    'After that, a seat on Team costs $19 a month.': 'host-app/shared/plan-list.tsx > dollarsPerSeat: 19',
  },
  '/compare/lapwing-vs-livechat': {
    'Hosted seats on Team cost $19 a month when the preview is over.':
      'host-app/shared/plan-list.tsx > dollarsPerSeat: 19',
  },
  '/compare/lapwing-vs-freshdesk': {
    'After 60 s in the queue, or 180 s without an answer to the offer of a human.': 'CHAT-14',
  },
  '/compare/lapwing-vs-tidio': {
    'It asks after 20 s and closes after 45 s if the visitor is silent.': 'CHAT-16',
  },
  '/voice-support': {
    '25 s of silence': 'VOICE-04',
  },
}
