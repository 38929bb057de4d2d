import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './plan-list.module.css'

/** A plan, and what it costs: /pricing and the settings' upgrade page both draw it. */
export type Plan = {
  readonly name: string
  /** In whole US dollars a month for each seat; null is free. */
  readonly dollarsPerSeat: number | null
  readonly for: string
  readonly includes: readonly string[]
  /** How a visitor of /pricing begins with it. */
  readonly action:
    | { readonly label: string; readonly to: `/${string}` }
    | { readonly label: string; readonly does: 'start-trial' }
}

const TRIAL: Plan['action'] = { label: 'Start Free Trial', does: 'start-trial' }

/** While the product is in preview nothing is charged: these are the prices it starts with. */
export const PLANS: readonly Plan[] = [
  {
    name: 'Self-hosted',
    dollarsPerSeat: null,
    for: 'You run it on your own server.',
    includes: [
      'All features, under the MIT license',
      'As many people and companies as your server can handle',
      'The built-in AI, or your own model',
      'A guide from an empty server to the first chat',
    ],
    action: { label: 'Host it yourself', to: '/docs/self-hosting' },
  },
  {
    name: 'Starter',
    dollarsPerSeat: 0,
    for: 'For a small team, hosted by us.',
    includes: [
      'Up to 2 seats',
      'Chat, tickets and the help center',
      'AI answers from your articles',
      'Your own subdomain',
    ],
    action: TRIAL,
  },
  {
    name: 'Team',
    dollarsPerSeat: 19,
    for: 'For a support team, hosted by us.',
    includes: [
      'Everything in Starter, and as many seats as you need',
      'Roles with permissions that you can change',
      'Two-factor authentication, sessions and an audit log',
      'Signed customer identity',
    ],
    action: TRIAL,
  },
]

type PlanListProps = {
  readonly plans: readonly Plan[]
  /** Renders a plan's action below its price. */
  readonly drawAction?: (plan: Plan) => ReactNode
}

/** The plans side by side, with their prices. */
export function PlanList({ plans, drawAction }: PlanListProps) {
  return (
    <div className={styles['frame']}>
      <ul className={styles['plans']}>
        {plans.map(plan => (
          <li key={plan.name}>
            <h3>{plan.name}</h3>
            <p className={styles['price']}>
              {priceOf(plan)} {plan.dollarsPerSeat ? <span>per seat per month</span> : null}
            </p>
            <p className={styles['for']}>{plan.for}</p>
            {drawAction && <div className={styles['action']}>{drawAction(plan)}</div>}
            <ul>
              {plan.includes.map(item => (
                <li key={item}>
                  <Check size={18} strokeWidth={1.75} aria-hidden="true" />
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function priceOf({ dollarsPerSeat }: Plan): string {
  return dollarsPerSeat ? `$${dollarsPerSeat}` : 'Free'
}
