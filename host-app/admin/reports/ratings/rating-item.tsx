import { Link } from 'react-router-dom'
import type { ListedRating } from '#contract/entities/report.ts'
import { Badge } from '../../../ui/badge.tsx'
import { subjectText } from '../../common/conversation-text.ts'
import { customerLabel } from '../../common/customer-label.ts'
import { When } from '../../common/when.tsx'
import { SURVEY_CHANNEL_NAMES } from '../figures/group-names.ts'
import styles from './rating-list.module.css'
import { scoreText } from './score-text.ts'

/** A rating: its score, its comment, who gave it to whom, and the way to reply, which is its conversation. */
export function RatingItem({ rating }: { readonly rating: ListedRating }) {
  const { conversation_id, comment, subject, answered_at, channel } = rating
  return (
    <li>
      <Badge>{scoreText(rating)}</Badge>
      <div className={styles['words']}>
        {comment && <p dir="auto">{comment}</p>}
        <p className={styles['about']}>
          <span dir="auto">{customerLabel(rating)}</span>
          {conversation_id !== null && `, to ${answeredBy(rating)}`}
          {`. ${SURVEY_CHANNEL_NAMES[channel] ?? channel}, `}
          <When at={answered_at} />
        </p>
      </div>
      {conversation_id !== null && (
        <Link to={`/admin/conversations/${conversation_id}`}>
          Reply<span className="visually-hidden"> to {subject ? subjectText(subject) : 'the visitor'}</span>
        </Link>
      )}
    </li>
  )
}

function answeredBy({ agent_name, handled_by }: ListedRating): string {
  return handled_by === 'ai' ? 'the AI' : (agent_name ?? 'a person')
}
