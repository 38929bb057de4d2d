import type { SectionOf } from './section-of.ts'
import styles from './steps.module.css'

/** What happens one after the other, on one line whose colour says who holds the pen. */
export function Steps({ steps }: Pick<SectionOf<'steps'>, 'steps'>) {
  return (
    <ol className={styles['steps']}>
      {steps.map(({ title, text, speaker }) => (
        <li key={title} data-speaker={speaker ?? 'visitor'}>
          <h3>
            {title}
            {speaker && <span>{SPEAKERS[speaker]}</span>}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

const SPEAKERS = { visitor: 'Visitor', ai: 'AI', agent: 'Agent' } as const
