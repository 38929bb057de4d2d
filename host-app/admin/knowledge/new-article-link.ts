import {
  ALTERNATE_QUESTION_MAX,
  ALTERNATE_QUESTIONS_MAX,
  CONTENT_TITLE_MAX,
} from '#contract/constants/knowledge.ts'

/** Maximum number of questions in a link; more would exceed some limits on address length. */
const QUESTIONS = 8

/** Initial values of a new article. */
type NewArticle = {
  readonly title: string
  /** Other ways to ask for it. */
  readonly questions: readonly string[]
  readonly language: string
}

/**
 * Returns the address of the new-article page, prefilled with a visitor's question as the title,
 * capitalized.
 */
export function newArticleLink({
  title,
  questions = [],
  language = 'en',
}: Pick<NewArticle, 'title'> & Partial<NewArticle>): string {
  const words = oneLine(title)
  const heading = words.charAt(0).toLocaleUpperCase() + words.slice(1)
  const query = new URLSearchParams({ title: heading.slice(0, CONTENT_TITLE_MAX) })
  if (language !== 'en') query.set('language', language)
  const others = new Set(questions.map(oneLine))
  others.delete(heading)
  for (const question of [...others].slice(0, QUESTIONS))
    query.append('question', question.slice(0, ALTERNATE_QUESTION_MAX))
  return `/admin/kb/new?${query}`
}

/** Parses the initial values from the address, within the server's limits. */
export function readNewArticle(search: URLSearchParams): NewArticle {
  return {
    title: (search.get('title') ?? '').slice(0, CONTENT_TITLE_MAX),
    questions: search
      .getAll('question')
      .map(question => oneLine(question).slice(0, ALTERNATE_QUESTION_MAX))
      .filter(question => question !== '')
      .slice(0, ALTERNATE_QUESTIONS_MAX),
    language: search.get('language') ?? 'en',
  }
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
