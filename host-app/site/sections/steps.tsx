import type { SectionOf } from './section-of.ts'
import styles from './steps.module.css'

/** Steps on one line; the line's color shows who answers, the AI or a human. */
export function Steps({ steps, layout }: Pick<SectionOf<'steps'>, 'steps' | 'layout'>) {
  return (
    <ol className={styles['steps']} data-layout={layout}>
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
