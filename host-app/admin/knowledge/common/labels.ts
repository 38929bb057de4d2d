import type { ContentType } from '#contract/constants/knowledge.ts'
import type { ContentSummary } from '#contract/entities/content.ts'

/** Labels of the content types, in the singular. */
export const TYPE_LABELS: Readonly<Record<ContentType, string>> = {
  article: 'Article',
  faq: 'FAQ',
  comparison: 'Comparison',
  changelog: 'Changelog',
  announcement: 'Announcement',
  cms_page: 'Page',
  blog: 'Blog post',
}

/** Labels of the statuses. A draft with a publishing time is scheduled. */
export const STATUS_LABELS = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
  scheduled: 'Scheduled',
} as const

/** Returns a status as a label and a badge tone. */
export function statusOf({ status, publish_at }: Pick<ContentSummary, 'status' | 'publish_at'>): {
  readonly label: string
  readonly tone: 'neutral' | 'good' | 'warning'
} {
  if (publish_at !== null) return { label: STATUS_LABELS.scheduled, tone: 'warning' }
  return { label: STATUS_LABELS[status], tone: status === 'published' ? 'good' : 'neutral' }
}
