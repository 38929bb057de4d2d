import { Plus, X } from 'lucide-react'
import { ALTERNATE_QUESTION_MAX, ALTERNATE_QUESTIONS_MAX } from '#contract/constants/knowledge.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { IconButton } from '#host-app/ui/buttons/icon-button.tsx'
import type { PanelProps } from './panel.tsx'
import { Panel } from './panel.tsx'
import styles from './questions-panel.module.css'

/** Other ways in which visitors ask for the article. */
export function QuestionsPanel({ draft, isReadOnly }: PanelProps) {
  const questions = draft.state.fields.alternate_questions
  const edit = (alternate_questions: string[]) =>
    draft.dispatch({ type: 'edited', change: { alternate_questions } })
  return (
    <Panel title="Other ways to ask">
      <p>Search and the AI find the article by these, too. Write them as your visitors do.</p>
      {questions.length > 0 && (
        <ul className={styles['list']}>
          {questions.map((question, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question has no name but its place.
            <li key={index}>
              <input
                dir="auto"
                aria-label={`Question ${index + 1}`}
                value={question}
                maxLength={ALTERNATE_QUESTION_MAX}
                readOnly={isReadOnly}
                onChange={event => edit(questions.with(index, event.target.value))}
              />
              {!isReadOnly && (
                <IconButton
                  label={`Remove question ${index + 1}`}
                  onClick={() => edit(questions.toSpliced(index, 1))}
                >
                  <X size={16} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && questions.length < ALTERNATE_QUESTIONS_MAX && (
        <div>
          <Button size="small" onClick={() => edit([...questions, ''])}>
            <Plus size={14} aria-hidden="true" />
            Add a question
          </Button>
        </div>
      )}
    </Panel>
  )
}
