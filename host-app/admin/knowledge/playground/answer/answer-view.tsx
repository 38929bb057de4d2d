import { useState } from 'react'
import type { AnswerMeans } from '#contract/entities/playground.ts'
import { answerInUse } from '../turns.ts'
import styles from './answer-view.module.css'
import { PassageList } from './passage-list.tsx'
import { PromptView } from './prompt-view.tsx'
import { Transcript, type TranscriptProps } from './transcript.tsx'
import { WayCards } from './way-cards.tsx'

/** The conversation as the visitor would see it, with the sources of its last answer. */
export function AnswerView(conversation: TranscriptProps) {
  const { answers } = conversation.turns.at(-1)!
  const [means, setMeans] = useState<AnswerMeans>(answerInUse(answers).means)
  const shown = answers.find(answer => answer.means === means) ?? answerInUse(answers)
  return (
    <div className={styles['view']}>
      <div className={styles['answers']}>
        <Transcript {...conversation} />
        {answers.length > 1 && <WayCards answers={answers} shown={shown.means} onShow={setMeans} />}
      </div>
      <PassageList given={shown} />
      <PromptView trace={shown.trace} />
    </div>
  )
}
