import { Link } from 'react-router-dom'
import type { CitedArticle, RatedAnswer } from '#contract/entities/gaps.ts'
import { Badge } from '../../../ui/badge.tsx'
import { When } from '../../common/when.tsx'
import styles from './insight.module.css'

type RatedAnswerRowProps = { readonly rated: RatedAnswer; readonly articles: readonly CitedArticle[] }

/** One answer with the visitor's rating and its sources. */
export function RatedAnswerRow({ rated, articles }: RatedAnswerRowProps) {
  const { question, answer, citations, helpful, comment, conversation_id: id } = rated
  return (
    <li>
      <div className={styles['main']}>
        <h3 className={styles['question']} dir="auto">
          {question}
        </h3>
        <p className={styles['said']} dir="auto">
          {answer}
        </p>
        {comment !== null && (
          <p className={styles['missed']} dir="auto">
            <span>Missing:</span> {comment}
          </p>
        )}
        <p className={styles['facts']}>
          <Badge tone={helpful ? 'good' : 'danger'}>{helpful ? 'Helped' : 'Did not help'}</Badge>
          <When at={rated.answered_at} />
          {citations.map(({ slug, title }) => {
            const article = articles.find(each => each.slug === slug)
            return article?.content_id ? (
              <Link key={slug} to={`/admin/kb/edit/${article.content_id}`}>
                {title}
              </Link>
            ) : (
              <span key={slug}>{title}</span>
            )
          })}
          <Link to={`/admin/conversations/${id}`}>Conversation</Link>
        </p>
      </div>
    </li>
  )
}
