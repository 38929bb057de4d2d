import { INITIAL_SURVEY, type SurveyState } from '#core/survey/survey-state.ts'
import { CommentBox } from '../widgets/csat/card/comment-box.tsx'
import { Scale } from '../widgets/csat/card/scale.tsx'

const ID = 'sample-survey'
const noDispatch = () => {}
const STATE: SurveyState = {
  ...INITIAL_SURVEY,
  phase: 'follow-up',
  score: 4,
  comment: 'She found the payment at once, and told me when the money is back.',
  survey: {
    kind: 'emoji',
    score: 4,
    comment: null,
    answered_at: null,
    closes_at: null,
    texts: {
      question: 'How was this conversation?',
      low: 'What should we do better?',
      high: 'What did Mara do well?',
      thanks: 'Thank you, we read every answer.',
    },
  },
}

/** The parts of an answered survey, for a picture: they have no styles, and nothing happens when they are used. */
export function SampleSurvey() {
  return (
    <>
      <h2 id={ID}>{STATE.survey!.texts.question}</h2>
      <Scale kind="emoji" question={ID} score={STATE.score} onScore={noDispatch} />
      <CommentBox state={STATE} dispatch={noDispatch} id={`${ID}-box`} />
    </>
  )
}
