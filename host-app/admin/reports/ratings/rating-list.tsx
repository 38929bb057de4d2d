import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ListedRating } from '#contract/entities/report.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { NoMatches } from '#host-app/shared/ui/no-matches.tsx'
import { subjectText } from '../../common/conversation-text.ts'
import { customerLabel } from '../../common/customer-label.ts'
import { oneOf } from '../../common/one-of.ts'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import { CsvButton } from '../csv-button.tsx'
import { SURVEY_CHANNEL_NAMES } from '../figures/group-names.ts'
import { useReports } from '../filters/use-reports.ts'
import { givenScoreParam, parseGivenScore } from './given-score.ts'
import styles from './rating-list.module.css'
import { KIND_NAMES, scoreText } from './score-text.ts'
import { type RatingsQuery, useRatingList } from './use-ratings.ts'

const SCORES = { any: 'All', satisfied: 'Satisfied', unsatisfied: 'Not satisfied' } as const
type Score = keyof typeof SCORES

/** Single ratings with their comments, the newest first. */
export function RatingList() {
  const { query, change } = useReports()
  const [search] = useSearchParams()
  const given = parseGivenScore(search.get('score'))
  const score = oneOf(Object.keys(SCORES) as Score[], search.get('score')) ?? 'any'
  const hasComment = search.get('comments') === 'yes'
  const listed: RatingsQuery = {
    ...query,
    ...(score !== 'any' && { is_satisfied: score === 'satisfied' ? 'true' : 'false' }),
    ...(given && { kind: given.kind, score: String(given.score) }),
    ...(hasComment && { has_comment: 'true' }),
  }
  const ratings = useRatingList(listed)
  const card = useRef<HTMLElement>(null)
  const shown = given && givenScoreParam(given)
  // A bar of a chart above opens its ratings here.
  useEffect(() => {
    if (shown) card.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  return (
    <section ref={card} className={styles['card']} aria-labelledby="rating-list">
      <header>
        <h2 id="rating-list">What visitors say</h2>
        <Choice
          label="Which ratings"
          options={SCORES}
          value={score}
          onChange={value => change({ score: value === 'any' ? '' : value })}
        />
        {given && (
          <Button size="small" onClick={() => change({ score: '' })}>
            <X size={14} aria-hidden="true" />
            <span className="visually-hidden">Remove the filter: </span>
            {KIND_NAMES[given.kind]}: {scoreText(given)}
          </Button>
        )}
        <Checkbox
          label="With a comment"
          checked={hasComment}
          onChange={event => change({ comments: event.target.checked ? 'yes' : '' })}
        />
        <CsvButton route="exportRatings" query={listed} fileName="ratings.csv" isSmall />
      </header>
      <QueryState query={ratings} label="Loading single ratings" skeleton={<SkeletonRows />}>
        {({ pages }) => {
          const items = pages.flatMap(page => page.items)
          if (items.length === 0)
            return <NoMatches what="ratings" hasFilters onClear={() => change({ score: '', comments: '' })} />
          return (
            <>
              <ul className={styles['list']} aria-busy={ratings.isPlaceholderData}>
                {items.map(rating => (
                  <RatingItem key={rating.id} rating={rating} />
                ))}
              </ul>
              <FormError text={ratings.isError ? errorText(ratings.error) : null} />
              {ratings.hasNextPage && (
                <Button busy={ratings.isFetchingNextPage} onClick={() => ratings.fetchNextPage()}>
                  Show older
                </Button>
              )}
            </>
          )
        }}
      </QueryState>
    </section>
  )
}

/** A rating: its score, its comment, who gave it to whom, and the way to reply, which is its conversation. */
function RatingItem({ rating }: { readonly rating: ListedRating }) {
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
