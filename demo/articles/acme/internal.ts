/**
 * Acme's internal articles, for its staff only. Each contains the word `wombat-escalation`, which no public article
 * contains, so that tests can prove that no visitor and no AI answer sees one.
 */
import type { SeedArticle } from '../../types.ts'

/** Two published articles that only staff may read. */
export const internalArticles: readonly SeedArticle[] = [
  {
    slug: 'escalate-an-incident',
    title: 'How to escalate an incident',
    category: 'Team handbook',
    section: 'Incidents',
    language: 'en',
    status: 'published',
    visibility: 'internal',
    alternate_questions: [
      'Who do I call when the service is down?',
      'How do I start an escalation?',
      'When is a problem an incident?',
    ],
    body: `Start a wombat-escalation when three customers report the same fault within 15 minutes, or when one customer reports lost or foreign data. Do not wait for a fourth report.

## Steps for the agent

1. Set the conversation to urgent and add the tag incident.
2. Post in the channel #incidents with links to the conversations and one sentence about what is broken.
3. Call the engineer on duty if nobody answers in the channel within 5 minutes.
4. Tell the customers that we are looking into it and when they will hear from us again. The next message is due after 30 minutes, even if there is no news.

## What you never say

Do not guess the cause, and do not name other customers. When data may have been seen by the wrong person, only Grace or Maeve writes to the customer.

## After the incident

Link every conversation to the incident and answer each one within one business day. Write down what customers asked that no article answered, so that the help centre can be mended.`,
  },
  {
    slug: 'goodwill-refunds',
    title: 'Goodwill refunds and credits',
    category: 'Team handbook',
    section: 'Money',
    language: 'en',
    status: 'published',
    visibility: 'internal',
    alternate_questions: [
      'How much may I refund as an agent?',
      'Can I make an exception to the refund policy?',
      'Who approves a large credit?',
    ],
    body: `As an agent you may give a credit of up to €50 without asking, when we have made a mistake or a customer has lost time because of a fault. Write the reason in a private note.

## Above that amount

- From €51 to €300, ask an admin in the conversation with a mention.
- Above €300, start a wombat-escalation of the kind money, and Maeve decides within one business day.

A refund outside the 30 days is an exception. We make it when the owner tried to cancel in time and could not, for example because the owner was locked out. We do not make it when a team simply stopped using the product.

## How to say it

Tell the customer what they get, when it arrives and what happens to their plan, in one message. Never promise a refund before it is approved. Do not mention these limits to a customer, and never offer a credit to end a complaint that we have not solved.`,
  },
]
