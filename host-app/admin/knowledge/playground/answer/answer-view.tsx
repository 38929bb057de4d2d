import { useState } from 'react'
import type { AnswerMethod, PlaygroundAnswer } from '#contract/entities/playground.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { OUTCOMES } from '../labels.ts'
import { answerInUse } from '../turns.ts'
import styles from './answer-view.module.css'
import { CardHead, Part } from './part.tsx'
import { PassageCard } from './passage-card.tsx'
import { PromptView } from './prompt-view.tsx'
import { Transcript, type TranscriptProps } from './transcript.tsx'

const MEANS: Readonly<Record<AnswerMethod, string>> = {
  words: 'Built in, by words',
  meaning: 'Built in, by words and meaning',
  model: 'Language model',
}

/** The conversation as the visitor would see it, with the sources of its last answer. */
export function AnswerView(conversation: TranscriptProps) {
  const { answers } = conversation.turns.at(-1)!
  const [means, setMeans] = useState<AnswerMethod>(answerInUse(answers).means)
  const shown = answers.find(answer => answer.means === means) ?? answerInUse(answers)
  return (
    <div className={styles['view']}>
      <div className={styles['answers']}>
        <Transcript {...conversation} />
        {answers.length > 1 && <AnswerCards answers={answers} shown={shown.means} onShow={setMeans} />}
      </div>
      <PassageList given={shown} />
      <PromptView trace={shown.trace} />
    </div>
  )
}

/** The passages found for an answer, best first, with the reason why each was quoted or not. */
function PassageList({ given: { answer, trace } }: { readonly given: PlaygroundAnswer }) {
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

type AnswerCardsProps = {
  readonly answers: readonly PlaygroundAnswer[]
  /** The method whose passages are shown above. */
  readonly shown: AnswerMethod
  readonly onShow: (means: AnswerMethod) => void
}

/** The answers to one question side by side, one for each method. */
function AnswerCards({ answers, shown, onShow }: AnswerCardsProps) {
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
