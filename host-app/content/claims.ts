import type { SitePath } from './page.ts'

/**
 * The proof of each claim on a public page, by path and sentence. A proof is a requirement that a test names
 * (`CHAT-11`), a figure (`figure > loader`), or a file with words in it (`docs/search.md > 1,200 characters`, or a test
 * and its title). `claim-sentences.ts` defines which sentences are claims.
 */
export const CLAIMS: Readonly<Partial<Record<SitePath, Readonly<Record<string, string>>>>> = {
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
  '/solutions/support-teams': {
    '20 seconds after an AI answer': 'CHAT-15',
    '45 seconds after an AI answer': 'CHAT-16',
    '60 seconds in the queue': 'CHAT-11',
    '180 seconds after an offer of a human': 'CHAT-14',
  },
  '/compare/lapwing-vs-zendesk': {
    'After 60 s without an agent, the chat becomes a ticket with a number.': 'CHAT-11',
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

/** Pages whose claims are not all proven yet, with how many may lack a proof. A number may fall and not rise. */
export const UNPROVEN: Readonly<Partial<Record<SitePath, number>>> = {
  '/': 2,
  '/resources/free': 3,
  '/resources/university': 30,
  '/resources/demos': 4,
  '/resources/learn/ai-chat-playbook': 26,
  '/resources/learn/kb-that-ranks': 28,
  '/resources/learn/tickets-to-sla': 32,
  '/resources/learn/voice-to-summary': 34,
  '/resources/learn/csat-system': 33,
  '/resources/learn/ops-dashboard': 16,
  '/blog/an-honest-i-dont-know': 25,
  '/blog/the-pen-who-is-speaking': 11,
  '/blog/two-kilobytes-on-your-page': 32,
  '/blog/messages-exactly-once': 17,
  '/blog/rights-in-the-database': 19,
  '/blog/acting-for-a-customer': 21,
  '/blog/handoff-without-orphans': 21,
  '/blog/search-without-vectors': 91,
  '/refund-terms': 13,
  '/legal/privacy': 25,
  '/legal/terms': 24,
  '/legal/cookie-policy': 17,
  '/legal/dpa': 22,
  '/compliance/gdpr-dsar': 30,
  '/compliance/ccpa': 25,
  '/compliance/uk-dpa': 21,
  '/compliance/cma': 18,
  '/compliance/wcag': 28,
  '/compliance/security': 41,
  '/compliance/subprocessors': 11,
}
