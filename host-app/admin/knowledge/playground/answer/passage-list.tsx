import type { PlaygroundAnswer } from '#contract/entities/playground.ts'
import { Part } from './part.tsx'
import { PassageCard } from './passage-card.tsx'
import styles from './passage-list.module.css'

/** The passages found for an answer, best first, with the reason why each was quoted or not. */
export function PassageList({ given: { answer, trace } }: { readonly given: PlaygroundAnswer }) {
  return (
    <Part label="Passages" title="What the search found">
      {trace.messages !== null && trace.passages.length > 0 && (
        <p className={styles['none']}>The language model got all of these, likely or not.</p>
      )}
      {trace.passages.length === 0 ? (
        <p className={styles['none']}>
          {['small-talk', 'thanks', 'complaint'].includes(trace.outcome)
            ? 'Small talk is answered without a search.'
            : 'No article shares a word with the question.'}
        </p>
      ) : (
        <ol>
          {trace.passages.map(passage => (
            <PassageCard
              key={passage.slug}
              passage={passage}
              threshold={trace.threshold}
              isUsed={trace.used.includes(passage.slug)}
              isSuggested={answer.articles.some(({ slug }) => slug === passage.slug)}
              answer={answer.text}
            />
          ))}
        </ol>
      )}
    </Part>
  )
}
