import { Star } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CustomerRating } from '#contract/entities/customer.ts'
import { When } from '../../common/when.tsx'
import { ratingText } from '../thread/messages/survey-text.ts'
import styles from './customer-panel.module.css'
import { PanelSection } from './panel-section.tsx'

type RatingListProps = {
  /** The newest first. */
  readonly ratings: readonly CustomerRating[]
  /** The open conversation: its own rating is no link. */
  readonly openId: string
}

/** How the customer rated their conversations. Each links to its conversation. */
export function RatingList({ ratings, openId }: RatingListProps) {
  if (ratings.length === 0) return null
  return (
    <PanelSection title="Ratings">
      <ul className={styles['list']}>
        {ratings.map(rating => {
          const { id, conversation_id, answered_at, comment } = rating
          return (
            <li key={id}>
              <div className={styles['line']}>
                <Star size={14} aria-hidden="true" />
                {conversation_id === openId ? (
                  <span>{ratingText(rating)}</span>
                ) : (
                  <Link to={`/admin/conversations/${conversation_id}`}>{ratingText(rating)}</Link>
                )}
                <When at={answered_at} />
              </div>
              {comment !== null && (
                <p className={styles['comment']} dir="auto">
                  {comment}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}
