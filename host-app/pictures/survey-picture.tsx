import { Avatar } from '#host-app/shared/ui/avatar.tsx'
import { SampleSurvey } from '#sdk/preview/sample-survey.tsx'
import survey from './survey-picture.module.css'
import styles from './widget-picture.module.css'

/** The survey at the end of a conversation in the chat. */
export function SurveyPicture() {
  return (
    <div className={styles['panel']}>
      <p className={styles['head']}>
        <Avatar name="Mara Lind" />
        <span>
          <b>Mara</b>
          Acme Planner
        </span>
      </p>
      <div className={survey['messages']}>
        <p>Your refund is on its way. It takes three days at most. Anything else?</p>
        <p className={survey['visitor']}>No, that was fast. Thank you!</p>
        <div className={survey['card']}>
          <SampleSurvey />
        </div>
      </div>
    </div>
  )
}
