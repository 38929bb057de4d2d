import { Link } from 'react-router-dom'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LikelihoodBar } from './likelihood-bar.tsx'
import styles from './passage-card.module.css'
import { splitAtQuote } from './split-at-quote.ts'

type PassageCardProps = {
  readonly passage: PlaygroundAnswer['trace']['passages'][number]
  readonly threshold: number
  /** Whether the answer rests on it. */
  readonly isUsed: boolean
  readonly answer: string
}

/** A passage that the search found, with what the answer quotes of it marked. */
export function PassageCard({ passage, threshold, isUsed, answer }: PassageCardProps) {
  const { title, text, content_id: id, likelihood } = passage
  const quoted = isUsed ? splitAtQuote(text, answer) : null
  return (
    <li className={isUsed ? `${styles['card']} ${styles['used']}` : styles['card']}>
      <div className={styles['head']}>
        <h3>{title}</h3>
        {isUsed && <Badge tone="good">Quoted</Badge>}
        {id && (
          <Link to={`/admin/kb/edit/${id}`} aria-label={`Open article ${title}`}>
            Open article
          </Link>
        )}
      </div>
      <LikelihoodBar likelihood={likelihood} threshold={threshold} />
      <p className={styles['text']} dir="auto">
        {quoted ? (
          <>
            {quoted.before}
            <mark>{quoted.quote}</mark>
            {quoted.after}
          </>
        ) : (
          text
        )}
      </p>
    </li>
  )
}
