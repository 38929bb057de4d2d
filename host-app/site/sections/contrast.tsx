import styles from './contrast.module.css'
import { Icon } from './icon.tsx'
import type { SectionOf } from './section-of.ts'

type ContrastProps = Pick<SectionOf<'contrast'>, 'good' | 'bad'>

/** Two lists side by side: what fits, and what doesn't. */
export function Contrast({ good, bad }: ContrastProps) {
  return (
    <div className={styles['contrast']}>
      <List {...good} icon="check" />
      <List {...bad} icon="minus" />
    </div>
  )
}

function List(list: {
  readonly title: string
  readonly items: readonly string[]
  readonly icon: 'check' | 'minus'
}) {
  return (
    <div data-icon={list.icon}>
      <h3>{list.title}</h3>
      <ul>
        {list.items.map(item => (
          <li key={item}>
            <Icon name={list.icon} size={18} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
