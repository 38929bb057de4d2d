import { Star } from 'lucide-react'
import type { StaffSurvey } from '#contract/entities/survey.ts'
import { formatDate } from '#host-app/admin/common/format.ts'
import styles from './survey-line.module.css'
import { surveyText } from './survey-text.ts'
import { timeOfDay } from './times.ts'

/** The conversation's survey: one muted line while unanswered, then the rating with its comment. */
export function SurveyLine({ survey }: { readonly survey: StaffSurvey }) {
  const { answered_at, asked_at, comment } = survey
  const at = answered_at ?? asked_at
  return (
    <div className={answered_at === null ? styles['asked'] : styles['rated']}>
      <p className={styles['head']}>
        {answered_at !== null && <Star size={14} aria-hidden="true" />}
        <span className={styles['score']}>{surveyText(survey)}</span>
        <time dateTime={at} title={formatDate(at)}>
          {timeOfDay(at)}
        </time>
      </p>
      {comment !== null && (
        <p className={styles['comment']} dir="auto">
          {comment}
        </p>
      )}
    </div>
  )
}
