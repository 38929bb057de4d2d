import type { AnswerMeans, PlaygroundAnswer } from '#contract/entities/playground.ts'
import { Badge } from '#host-app/ui/badge.tsx'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { OUTCOMES } from '../labels.ts'
import { CardHead, Part } from './part.tsx'
import styles from './way-cards.module.css'

const MEANS: Readonly<Record<AnswerMeans, string>> = {
  words: 'Built in, by words',
  meaning: 'Built in, by words and meaning',
  model: 'Language model',
}

type WayCardsProps = {
  readonly answers: readonly PlaygroundAnswer[]
  /** The method whose passages are shown above. */
  readonly shown: AnswerMeans
  readonly onShow: (means: AnswerMeans) => void
}

/** The answers to one question side by side, one for each method. */
export function WayCards({ answers, shown, onShow }: WayCardsProps) {
  return (
    <Part label="Comparison" title="The same question, answered each way">
      <ul className={styles['ways']}>
        {answers.map(({ means, is_in_use: isInUse, answer, trace }) => (
          <li key={means}>
            <CardHead title={MEANS[means]}>{isInUse && <Badge>What visitors get</Badge>}</CardHead>
            <p className={styles['text']} dir="auto">
              {answer.text}
            </p>
            <p className={styles['facts']}>
              <Badge tone={OUTCOMES[trace.outcome].tone}>{OUTCOMES[trace.outcome].label}</Badge>{' '}
              {[...answer.citations, ...answer.articles].map(({ title }) => title).join(', ')}
            </p>
            <Button size="small" aria-pressed={means === shown} onClick={() => onShow(means)}>
              Show what it found
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}
