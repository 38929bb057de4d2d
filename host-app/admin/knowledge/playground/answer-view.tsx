import { Pin } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PlaygroundAnswer } from '#contract/entities/playground.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { newArticleLink } from '../new-article-link.ts'
import styles from './answer-view.module.css'
import type { PlaygroundQuestion } from './ask-form.tsx'
import { DroppedSentences } from './dropped-sentences.tsx'
import { OUTCOMES } from './outcome-labels.ts'
import { PassageCard } from './passage-card.tsx'
import { PromptView } from './prompt-view.tsx'

type AnswerViewProps = {
  readonly asked: PlaygroundQuestion
  readonly given: PlaygroundAnswer
  /** Null for those who may not pin. */
  readonly onPin: (() => void) | null
}

/** The answer as the visitor would see it, beside what it was made from. */
export function AnswerView({ asked, given: { answer, trace }, onPin }: AnswerViewProps) {
  const { label, tone } = OUTCOMES[trace.outcome]
  return (
    <div className={styles['view']}>
      <section className={styles['part']} aria-label="Answer">
        <h2>What the visitor sees</h2>
        <p className={styles['visitor']} dir="auto">
          {asked.question}
        </p>
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
              {answer.articles.map(({ slug, title }) => (
                <li key={slug}>{title}</li>
              ))}
            </ul>
          )}
        </div>
        <p className={styles['facts']}>
          <Badge tone={tone}>{label}</Badge> {trace.model && `Model: ${trace.model} · `}
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
          {trace.outcome === 'no-information' && onPin && (
            <Link to={newArticleLink({ title: asked.question, language: asked.language })}>
              Nothing found: write an article
            </Link>
          )}
        </div>
      </section>
      <section className={styles['part']} aria-label="Passages">
        <h2>What the search found</h2>
        {trace.messages !== null && trace.passages.length > 0 && (
          <p className={styles['none']}>The language model was given all of these, sure or not.</p>
        )}
        {trace.passages.length === 0 ? (
          <p className={styles['none']}>
            {trace.outcome === 'small-talk'
              ? 'Small talk is answered without a search.'
              : 'No article shares a word with the question.'}
          </p>
        ) : (
          <ul>
            {trace.passages.map(passage => (
              <PassageCard
                key={passage.slug}
                passage={passage}
                threshold={trace.threshold}
                isUsed={trace.used.includes(passage.slug)}
                answer={answer.text}
              />
            ))}
          </ul>
        )}
      </section>
      <PromptView trace={trace} />
    </div>
  )
}
