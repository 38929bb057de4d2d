import type { ContentType } from '#contract/constants/knowledge.ts'

/** Types of content in words for people. */
export const CONTENT_TYPE_LABELS: Readonly<Record<ContentType, string>> = {
  article: 'Article',
  faq: 'FAQ',
  comparison: 'Comparison',
  changelog: 'Changelog',
  announcement: 'Announcement',
  cms_page: 'Page',
  blog: 'Blog post',
}
