import { Link } from 'react-router-dom'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { LikelihoodBar } from './likelihood-bar.tsx'
import { CardHead } from './part.tsx'
import styles from './passage-card.module.css'
import { PassageText } from './passage-text.tsx'

type Passage = PlaygroundAnswer['trace']['passages'][number]

type PassageCardProps = {
  readonly passage: Passage
  readonly threshold: number
  /** Whether the answer cites it. */
  readonly isUsed: boolean
  /** Whether the visitor is offered it as a suggestion. */
  readonly isSuggested: boolean
  readonly answer: string
}

/**
 * A passage that the search found: the quoted part is highlighted, or the reason why nothing is quoted is
 * shown.
 */
export function PassageCard({ passage, threshold, isUsed, isSuggested, answer }: PassageCardProps) {
  const { title, text, content_id: id, likelihood, confidence } = passage
  return (
    <li className={isUsed ? `${styles['card']} ${styles['used']}` : styles['card']}>
      <CardHead title={title}>
        {isUsed && <Badge tone="good">Quoted</Badge>}
        {isSuggested && <Badge tone="warning">Suggested</Badge>}
        {id && (
          <Link to={`/admin/kb/edit/${id}`} aria-label={`Open article ${title}`}>
            Open article
          </Link>
        )}
      </CardHead>
      <LikelihoodBar likelihood={likelihood} threshold={threshold} />
      <p className={styles['why']}>
        {!isUsed && `${whyNot(passage)} `}Confidence of the help center’s search: {confidence.toFixed(2)}.
      </p>
      <PassageText text={text} answer={isUsed ? answer : ''} />
    </li>
  )
}

function whyNot({ is_above_threshold: isSure, missing_words: missing }: Passage): string {
  if (isSure) return 'Likely enough, but not used in the answer.'
  if (missing.length === 0) return 'It has every word of the question, but others match about as well.'
  return `It does not have: ${missing.join(', ')}.`
}
