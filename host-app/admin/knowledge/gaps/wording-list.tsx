import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { SuggestedArticle, WordingGap } from '#contract/entities/gaps.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { languageName } from '../../common/languages.ts'
import { QueryState } from '../../common/query-state.tsx'
import { When } from '../../common/when.tsx'
import styles from './insight.module.css'
import type { ListProps } from './list-props.ts'

/** Questions for which the AI suggested articles, because it was not sure that one of them answers. */
export function WordingList({ days, mayEdit }: ListProps) {
  const found = useApi('listWordingGaps', { query: { days } })
  return (
    <QueryState query={found} label="Loading questions" skeleton={<SkeletonRows />}>
      {({ gaps }) =>
        gaps.length === 0 ? (
          <Notice
            icon={<CircleCheck size={20} aria-hidden="true" />}
            text={`In the last ${days} days no questions left the AI unsure, or all were handled.`}
          >
            <ButtonLink to="/admin/kb/playground" look="secondary">
              Try a question
            </ButtonLink>
          </Notice>
        ) : (
          <ul className={styles['list']} aria-label="Questions with suggested articles">
            {gaps.map(gap => (
              <WordingRow key={gap.question} gap={gap} mayEdit={mayEdit} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}

type WordingRowProps = { readonly gap: WordingGap; readonly mayEdit: boolean }

/** One question, its suggested articles, and a button that adds it to an article as another way to ask. */
function WordingRow({ gap, mayEdit }: WordingRowProps) {
  const { question, language, count, articles, answered_by: answeredBy } = gap
  const dismiss = useApiAction(call => call('dismissGap', { body: { questions: [question] } }), {
    done: answeredBy
      ? 'Done. It comes back if the AI is unsure again'
      : 'Dismissed. It comes back if it is asked again',
  })
  return (
    <li>
      <div className={styles['main']}>
        <h2 className={styles['question']} dir="auto">
          {question}
        </h2>
        <p className={styles['facts']}>
          <Badge tone={answeredBy ? 'good' : 'warning'}>
            {answeredBy ? 'Answered now' : count === 1 ? 'Asked once' : `Asked ${count} times`}
          </Badge>
          <span>
            Last <When at={gap.last_asked_at} />
          </span>
          {language !== 'en' && <span>{languageName(language)}</span>}
          <Link to={`/admin/conversations/${gap.conversation_id}`}>Conversation</Link>
        </p>
        {answeredBy && (
          <p>
            By <Link to={`/admin/kb/edit/${answeredBy.content_id}`}>{answeredBy.title}</Link>, with{' '}
            {Math.round(100 * answeredBy.likelihood)}% likelihood.
          </p>
        )}
        <ul className={styles['suggested']} aria-label="Suggested articles">
          {articles.map(article => (
            <Suggested key={article.slug} gap={gap} article={article} mayEdit={mayEdit && !answeredBy} />
          ))}
        </ul>
      </div>
      {mayEdit && (
        <div className={styles['actions']}>
          <Button
            size="small"
            look={answeredBy ? 'secondary' : 'quiet'}
            busy={dismiss.isPending}
            aria-label={`${answeredBy ? 'Done' : 'Dismiss'}: ${question}`}
            onClick={() => dismiss.mutate()}
          >
            {answeredBy ? 'Done' : 'Dismiss'}
          </Button>
        </div>
      )}
    </li>
  )
}

type SuggestedProps = WordingRowProps & { readonly article: SuggestedArticle }

function Suggested({ gap: { question, count }, article, mayEdit }: SuggestedProps) {
  const { title, content_id: id, picked } = article
  const add = useApiAction(
    (call, content_id: string) => call('addAlternateQuestion', { body: { question, content_id } }),
    { done: `Added to the draft of “${title}”. Publish it so that the AI uses the question` },
  )
  return (
    <li>
      <span dir="auto">
        {id ? <Link to={`/admin/kb/edit/${id}`}>{title}</Link> : `${title} (no longer published)`}
      </span>
      <span className={styles['picked']}>{pickedText(picked, count)}</span>
      {mayEdit && id && (
        <Button
          size="small"
          look={picked > 0 ? 'primary' : 'secondary'}
          busy={add.isPending}
          aria-label={`Add as alternate question: ${question}, to ${title}`}
          onClick={() => add.mutate(id)}
        >
          Add as alternate question
        </Button>
      )}
    </li>
  )
}

/** Describes how often visitors picked an article, out of the times that the question was asked. */
export function pickedText(picked: number, askedCount: number): string {
  if (picked === 0) return 'Not picked'
  if (askedCount === 1) return 'Picked'
  return `Picked ${picked === 1 ? 'once' : `${picked} times`} of ${askedCount}`
}
