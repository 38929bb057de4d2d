import type { ReactNode } from 'react'
import type { Plan } from '../content/plans.ts'
import { Icon } from './icon.tsx'
import styles from './plan-list.module.css'

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
                  <Icon name="check" size={18} />
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
