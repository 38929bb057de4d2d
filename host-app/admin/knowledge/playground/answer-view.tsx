import { useState } from 'react'
import type { Citation } from '#contract/entities/message.ts'
import type { AnswerMeans } from '#contract/entities/playground.ts'
import styles from './answer-view.module.css'
import { PassageList } from './passage-list.tsx'
import { PromptView } from './prompt-view.tsx'
import { Transcript } from './transcript.tsx'
import { type AnsweredTurn, answerInUse } from './turns.ts'
import { WayCards } from './way-cards.tsx'

type AnswerViewProps = {
  /** At least one. */
  readonly turns: readonly AnsweredTurn[]
  readonly onPick: (article: Citation) => void
  /** Null where the answer can't be pinned: for those who may not, and for what leans on the conversation. */
  readonly onPin: (() => void) | null
  readonly mayWrite: boolean
}

/** The conversation as the visitor would see it, beside what its last answer was made from. */
export function AnswerView({ turns, onPick, onPin, mayWrite }: AnswerViewProps) {
  const { answers } = turns.at(-1)!
  const [means, setMeans] = useState<AnswerMeans>(answerInUse(answers).means)
  const shown = answers.find(answer => answer.means === means) ?? answerInUse(answers)
  return (
    <div className={styles['view']}>
      <div className={styles['answers']}>
        <Transcript turns={turns} onPick={onPick} onPin={onPin} mayWrite={mayWrite} />
        {answers.length > 1 && <WayCards answers={answers} shown={shown.means} onShow={setMeans} />}
      </div>
      <PassageList given={shown} />
      <PromptView trace={shown.trace} />
    </div>
  )
}
