import { EyeOff, ThumbsDown, ThumbsUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ContentSummary } from '#contract/entities/content.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { formatDate } from '../../common/format.ts'
import { When } from '../../common/when.tsx'
import { statusOf, TYPE_LABELS } from '../common/labels.ts'
import styles from './article-row.module.css'

type ArticleRowProps = {
  readonly content: ContentSummary
  /** The name of its category; null where it has none. */
  readonly category: string | null
  /** Whether the row is selected; null where rows can't be selected. */
  readonly isChosen: boolean | null
  readonly onChoose: (isChosen: boolean) => void
}

/** One row of the article list. */
export function ArticleRow({ content, category, isChosen, onChoose }: ArticleRowProps) {
  const { label, tone } = statusOf(content)
  return (
    <tr className={styles['row']}>
      {isChosen !== null && (
        <td className={styles['choice']}>
          <input
            type="checkbox"
            aria-label={`Select ${content.title}`}
            checked={isChosen}
            onChange={event => onChoose(event.target.checked)}
          />
        </td>
      )}
      <td className={styles['title']}>
        <Link to={`/admin/kb/edit/${content.id}`} dir="auto" lang={content.language}>
          {content.title}
        </Link>
        <span className={styles['slug']}>
          {TYPE_LABELS[content.type]} · {content.language} · {content.slug}
        </span>
      </td>
      <td data-label="Status">
        <span className={styles['badges']}>
          <Badge tone={tone}>{label}</Badge>
          {content.status === 'published' && content.has_changes && <Badge>Unpublished changes</Badge>}
          {content.visibility === 'internal' && (
            <Badge>
              <EyeOff size={12} aria-hidden="true" />
              &nbsp;Internal
            </Badge>
          )}
        </span>
      </td>
      <td data-label="Category">{category ?? '–'}</td>
      <td data-label="Helpful">
        <span className={styles['votes']}>
          <span title="Found it helpful">
            <ThumbsUp size={13} aria-hidden="true" /> {content.helpful}
            <span className="visually-hidden"> found it helpful,</span>
          </span>
          <span title="Did not find it helpful">
            <ThumbsDown size={13} aria-hidden="true" /> {content.unhelpful}
            <span className="visually-hidden"> did not</span>
          </span>
        </span>
      </td>
      <td data-label="Updated">
        {content.publish_at === null ? (
          <When at={content.updated_at} />
        ) : (
          `Goes live ${formatDate(content.publish_at)}`
        )}
        {content.updated_by_name && content.publish_at === null && (
          <span className={styles['slug']}>{content.updated_by_name}</span>
        )}
      </td>
    </tr>
  )
}
