/** The plans and what they cost: /pricing and the settings' upgrade page both draw them. */
import type { Action } from './page.ts'

export type Plan = {
  readonly name: string
  /** In whole US dollars a month for each seat; null is free. */
  readonly dollarsPerSeat: number | null
  readonly for: string
  readonly includes: readonly string[]
  /** How a visitor of /pricing begins with it. */
  readonly action: Action
}

const TRIAL: Action = { label: 'Start Free Trial', does: 'start-trial' }

/** While the product is in preview nothing is charged: these are the prices it starts with. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Self-hosted',
    dollarsPerSeat: null,
    for: 'You run it on your own machine or your own Supabase project.',
    includes: [
      'The whole product, MIT licensed',
      'As many seats, tenants and conversations as your machine carries',
      'Your own model, or the local answerer without one',
      'Updates from the repository',
    ],
    action: { label: 'Talk to us', to: '/contact' },
  },
  {
    name: 'Starter',
    dollarsPerSeat: 0,
    for: 'A small team that we host, for as long as it stays small.',
    includes: [
      'Up to 2 seats',
      'Chat, tickets and the knowledge base',
      'AI answers from your own articles',
      'Your own subdomain',
    ],
    action: TRIAL,
  },
  {
    name: 'Team',
    dollarsPerSeat: 19,
    for: 'A support team that answers every day.',
    includes: [
      'As many seats as you need',
      'Roles with permissions of your own',
      'Second factor, sessions and the access log',
      'Signed visitor identity',
    ],
    action: TRIAL,
  },
]
