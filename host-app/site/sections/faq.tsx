import styles from './faq.module.css'
import type { SectionOf } from './section-of.ts'

/**
 * Questions that expand. Uses `<details>`, so that they work without a script and the browser's search finds
 * their text.
 */
export function Faq({ questions }: Pick<SectionOf<'faq'>, 'questions'>) {
  return (
    <div className={styles['faq']}>
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
