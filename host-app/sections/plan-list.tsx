import type { Plan } from '../content/plans.ts'
import { Icon } from './icon.tsx'
import styles from './plan-list.module.css'

/** The plans side by side, with what each costs. */
export function PlanList({ plans }: { readonly plans: readonly Plan[] }) {
  return (
    <div className={styles['frame']}>
      <ul className={styles['plans']}>
        {plans.map(plan => (
          <li key={plan.name}>
            <h3>{plan.name}</h3>
            <p className={styles['price']}>
              {priceOf(plan)} {plan.dollarsPerSeat ? <span>a seat and month</span> : null}
            </p>
            <p className={styles['for']}>{plan.for}</p>
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
