import { ThumbsUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CitedArticle, RatedAnswer } from '#contract/entities/gaps.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { SkeletonRows } from '#host-app/shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { When } from '../../common/when.tsx'
import styles from './insight.module.css'
import type { ListProps } from './list-props.ts'

/** Visitors' ratings of the AI's answers, by article and one by one. */
export function RatedAnswers({ days }: ListProps) {
  const rated = useApi('listRatedAnswers', { query: { days } })
  return (
    <QueryState query={rated} label="Loading ratings" skeleton={<SkeletonRows />}>
      {({ articles, answers }) =>
        answers.length === 0 ? (
          <Notice
            icon={<ThumbsUp size={20} aria-hidden="true" />}
            text="Visitors’ ratings of AI answers appear here, with the articles behind them."
          >
            <ButtonLink to="/admin/kb/playground" look="secondary">
              Try a question
            </ButtonLink>
          </Notice>
        ) : (
          <>
            {articles.length > 0 && (
              <DataTable caption="Articles" columns={['Article', 'Helped', 'Did not help']}>
                {articles.map(article => (
                  <CitedArticleRow key={article.slug} article={article} />
                ))}
              </DataTable>
            )}
            <Section title="Answers">
              <ul className={styles['list']} aria-label="Rated answers">
                {answers.map(answer => (
                  <RatedAnswerRow key={answer.id} rated={answer} articles={articles} />
                ))}
              </ul>
            </Section>
          </>
        )
      }
    </QueryState>
  )
}

/** The ratings of the answers that cite an article. */
function CitedArticleRow({ article }: { readonly article: CitedArticle }) {
  const { title, content_id: id, helpful, unhelpful } = article
  return (
    <tr>
      <td>{id ? <Link to={`/admin/kb/edit/${id}`}>{title}</Link> : `${title} (no longer published)`}</td>
      <td data-label="Helped">{helpful}</td>
      <td data-label="Did not help">{unhelpful}</td>
    </tr>
  )
}

type RatedAnswerRowProps = { readonly rated: RatedAnswer; readonly articles: readonly CitedArticle[] }

/** One answer with the visitor's rating and its sources. */
function RatedAnswerRow({ rated, articles }: RatedAnswerRowProps) {
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
