import {
  ALTERNATE_QUESTION_MAX,
  ALTERNATE_QUESTIONS_MAX,
  CONTENT_TITLE_MAX,
} from '#contract/constants/knowledge.ts'

/** Questions that a link carries along: more would not fit an address everywhere. */
const QUESTIONS = 8

/** What a new article begins with. */
type NewArticle = {
  readonly title: string
  /** Other ways to ask for it. */
  readonly questions: readonly string[]
  readonly language: string
}

/** The page of a new article that begins with a visitor's words: they are its title, as a sentence begins. */
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

/** What such an address carries, as much of it as the server takes. */
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
