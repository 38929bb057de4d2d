import { Pin } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import type { DroppedSentence } from '#contract/entities/answers.ts'
import type { Citation } from '#contract/entities/message.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { newArticleLink } from '../../new-article-link.ts'
import { OUTCOMES } from '../labels.ts'
import { type AnsweredTurn, answerInUse, saidIn } from '../turns.ts'
import { Part } from './part.tsx'
import styles from './transcript.module.css'

const REASONS: Readonly<Record<DroppedSentence['reason'], (found: string) => string>> = {
  number: found => `The number “${found}” is not in the articles that the model cited.`,
  name: found => `The name “${found}” is not in the articles that the model cited.`,
  quote: found => `The quoted words “${found}” are not in the articles that the model cited.`,
  code: found => `The code “${found}” is not in the articles that the model cited.`,
  address: found => `The address “${found}” is not in the articles that the model cited.`,
  instructions: found => `It repeats the model’s instructions: “${found} …”`,
  'system-text': found => `It looks like a hidden system message: “${found}”`,
}

/** The props of the transcript. */
export type TranscriptProps = {
  /** At least one. */
  readonly turns: readonly AnsweredTurn[]
  readonly onPick: (article: Citation) => void
  /**
   * Null where the answer can't be pinned: without the permission, or when it depends on earlier messages.
   */
  readonly onPin: (() => void) | null
  readonly mayWrite: boolean
}

/** The conversation as the visitor would see it, and the outcome of its last message. */
export function Transcript({ turns, onPick, onPin, mayWrite }: TranscriptProps) {
  const last = turns.at(-1)!
  const { trace } = answerInUse(last.answers)
  const { label, tone } = OUTCOMES[trace.outcome]
  return (
    <Part label="Answer" title="What the visitor sees">
      {turns.map((turn, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns have no name, and their order never changes.
        <Fragment key={place}>
          <p className={styles['visitor']} dir="auto">
            {saidIn(turn)}
          </p>
          <AnswerBubble turn={turn} onPick={turn === last ? onPick : null} />
        </Fragment>
      ))}
      <p className={styles['facts']}>
        <Badge tone={tone}>{label}</Badge> {trace.model && `${modelName(trace.model)} · `}
        {Math.round(trace.duration_ms)} ms
      </p>
      <DroppedSentences dropped={trace.dropped} />
      <div className={styles['actions']}>
        {onPin && (
          <Button size="small" onClick={onPin}>
            <Pin size={14} aria-hidden="true" />
            Pin as test
          </Button>
        )}
        {trace.outcome === 'no-information' && mayWrite && (
          <Link to={newArticleLink({ title: last.question, language: last.language })}>
            Nothing found: write an article
          </Link>
        )}
      </div>
    </Part>
  )
}

function modelName(model: string): string {
  return model === 'local' ? 'Built-in answerer' : `Model: ${model}`
}

type AnswerBubbleProps = {
  readonly turn: AnsweredTurn
  /** Null once the visitor can't choose anymore. */
  readonly onPick: ((article: Citation) => void) | null
}

function AnswerBubble({ turn, onPick }: AnswerBubbleProps) {
  const { answer } = answerInUse(turn.answers)
  return (
    <div className={styles['bubble']}>
      <p dir="auto">{answer.text}</p>
      {answer.citations.length > 0 && (
        <ul aria-label="Sources">
          {answer.citations.map(({ slug, title }) => (
            <li key={slug}>{title}</li>
          ))}
        </ul>
      )}
      {answer.articles.length > 0 && (
        <ul aria-label="Suggested articles">
          {answer.articles.map(article => (
            <li key={article.slug}>
              {onPick ? (
                <Button size="small" onClick={() => onPick(article)}>
                  {article.title}
                </Button>
              ) : (
                article.title
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Sentences of the model's answer that the answer check removed, with reasons. */
function DroppedSentences({ dropped }: { readonly dropped: readonly DroppedSentence[] }) {
  if (dropped.length === 0) return null
  return (
    <section className={styles['dropped']} aria-label="Left out">
      <h3>Left out, because it failed the check</h3>
      <ul>
        {dropped.map(({ text, reason, found }) => (
          <li key={`${reason} ${text}`}>
            <q dir="auto">{text}</q>
            <span>{REASONS[reason](found)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
