import { TrendingDown, TrendingUp } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { CHANGE_RULES } from '#contract/constants/insights.ts'
import type { InsightChange, Insights } from '#contract/entities/insight.ts'
import { useReports } from '../filters/use-reports.ts'
import styles from './insights-page.module.css'
import { topicLink } from './topic-link.ts'

/** Topics that grew or fell and days that stand out, in sentences, with the rule that chose them. */
export function ChangeList({ insights: { changes, topics, before } }: { readonly insights: Insights }) {
  const { drillLink } = useReports()
  const { search } = useLocation()

  function linkOf(change: InsightChange): string | null {
    if (change.kind === 'day')
      return drillLink({ figure: 'conversations', bucket_from: change.day, bucket_to: change.day })
    const topic = topics.find(({ question }) => question === change.question)
    return topic ? topicLink(topic) : null
  }

  return (
    <section className={styles['changes']} aria-label="Topics and days that changed">
      <h2>Topics and days that changed</h2>
      {changes.length === 0 ? (
        <p>
          {before
            ? 'No topic grew or fell, and no day stands out.'
            : 'No day stands out. Topics are not compared.'}{' '}
          The <Link to={{ pathname: '/admin/dashboard', search }}>Overview</Link> compares the main figures.
        </p>
      ) : (
        <ul>
          {changes.map(change => {
            const link = linkOf(change)
            const Icon = change.direction === 'up' ? TrendingUp : TrendingDown
            return (
              <li key={change.sentence}>
                <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
                <span>
                  <span dir="auto">{change.sentence}</span>{' '}
                  {link && <Link to={link}>See the conversations</Link>}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <details>
        <summary>How changes are found</summary>
        <p>{CHANGE_RULES.topic}</p>
        <p>{CHANGE_RULES.day}</p>
      </details>
    </section>
  )
}
