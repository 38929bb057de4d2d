import { ALTERNATE_QUESTION_MAX, CONTENT_TITLE_MAX } from '#contract/constants/knowledge.ts'

/** Questions that a link carries along: more would not fit an address everywhere. */
const QUESTIONS = 8

/** The page of a new article, begun with a title and other ways to ask for it. */
export function newArticleLink({
  title,
  questions = [],
  language = 'en',
}: {
  readonly title: string
  readonly questions?: readonly string[]
  readonly language?: string
}): string {
  const query = new URLSearchParams({ title: title.slice(0, CONTENT_TITLE_MAX) })
  if (language !== 'en') query.set('language', language)
  const others = [...new Set(questions)].filter(question => question !== title)
  for (const question of others.slice(0, QUESTIONS))
    query.append('question', question.slice(0, ALTERNATE_QUESTION_MAX))
  return `/admin/kb/new?${query}`
}
