/**
 * Acme's drafts. Each contains the word `quokka-plan`, which no published article contains, so that tests can prove
 * that no search, page or AI answer shows a draft.
 */
import type { SeedArticle } from '../../types.ts'

/** Three articles that visitors must never see. */
export const draftArticles: readonly SeedArticle[] = [
  {
    slug: 'enterprise-plan',
    title: 'The Enterprise plan',
    category: 'Billing',
    section: 'Plans',
    language: 'en',
    status: 'draft',
    visibility: 'public',
    alternate_questions: [
      'Is there an Enterprise plan?',
      'When does the Enterprise plan start?',
      'Do you offer a dedicated success manager?',
    ],
    body: `The Enterprise plan, known inside Acme as quokka-plan, is for companies with more than 500 people. It costs €14 per person per month and is sold by the year only.

## What it adds to Business

- A named contact who knows your workspace and answers within one working hour.
- Several workspaces under one contract, with one invoice for all of them.
- Your own choice of the region in which data is stored.
- An API limit of 1,000 requests per minute.

## How to move to it

The owner of a Business workspace asks for an offer under Settings > Billing > Plan. We send the contract within 3 business days, and the move itself takes one evening. Nobody has to sign in again, and all schedules stay in place.

## Open points before this is published

The price is not final. Legal has to confirm the wording about regions, and sales has to confirm the smallest number of people. Do not tell customers about this plan yet.`,
  },
  {
    slug: 'suggested-schedules',
    title: 'Suggested schedules (beta)',
    category: 'Scheduling',
    section: 'Shifts',
    language: 'en',
    status: 'draft',
    visibility: 'public',
    alternate_questions: [
      'Can Acme Planner write the rota for me?',
      'Is there an automatic schedule?',
      'How do I join the beta of suggested schedules?',
    ],
    body: `Suggested schedules fill an empty week for you, from the hours your people worked in the last 8 weeks. The beta carries the code name quokka-plan and is open to 20 invited workspaces.

## How to try it

1. Open an empty week in Schedule and press Suggest.
2. Choose how many people you need for each hour, or accept the numbers from the past weeks.
3. Look through the proposal. Every shift says why a person was chosen.
4. Press Use, and the shifts become drafts that you can change and publish.

## What it takes into account

The proposal respects approved time off, 11 hours of rest, weekly hours and the roles of each person. It never publishes anything on its own.

## Known gaps

Locations that are open around the clock are not handled yet. A proposal for more than 60 people takes several minutes. Both have to be solved before we publish this article and announce the feature to everyone.`,
  },
  {
    slug: 'new-prices',
    title: 'New prices from spring',
    category: 'Billing',
    section: 'Plans',
    language: 'en',
    status: 'draft',
    visibility: 'public',
    alternate_questions: [
      'Will your prices go up?',
      'What is the new price of the Team plan?',
      'Do I keep my old price?',
    ],
    body: `From spring the Team plan will cost €7 per person per month and the Business plan €12 per person per month. This change prepares the start of quokka-plan and has not been announced.

## Who is affected

New customers pay the new prices from the first day. Customers who pay by the month move to the new price 60 days after we have written to them. Customers who pay by the year keep their price until the end of the year they have paid for.

## What stays the same

The Free plan stays free for up to 5 people, and the discount for charities and schools stays at 30%. No feature moves from one plan to another.

## Before this goes out

The date has to be decided, and the email to owners has to be translated. Support agents need a short text for chats about the change. Until then, agents answer with the prices in the published article and do not speculate about changes to come.`,
  },
]
