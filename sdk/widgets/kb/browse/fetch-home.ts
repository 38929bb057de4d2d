import type { KnowledgeEndpointName } from '#contract/routes/knowledge-endpoints.ts'
import type { Api, Result } from '#sdk/runtime/api/create-api.ts'
import type { KbHome } from '../kb-session.ts'

const NEWEST = 6
const ANNOUNCEMENTS = 3

/** The result for what does not exist, or shows in no widget. */
export const GONE = { kind: 'refused', status: 404, code: null } as const

type Options = {
  readonly api: Api<KnowledgeEndpointName>
  readonly locale: string
  /** The language of the last visit; null if unknown. */
  readonly guess: string | null
}

/** Fetches the home of a help center. All requests run at once, in the most likely language. */
export async function fetchHome({ api, locale, guess }: Options): Promise<Result<KbHome>> {
  const expected = guess ?? locale
  const [tree, lists] = await Promise.all([api('listKnowledgeTopics', { query: {} }), fetchLists(expected)])
  if (tree.kind !== 'ok') return tree
  const { topics, languages, help_center: help } = tree.value
  if (!help.is_in_widgets) return GONE
  const language = chooseLanguage(locale, languages, help.default_language)
  const [articles, announcements] =
    language === null || language === expected ? lists : await fetchLists(language)
  if (articles.kind !== 'ok') return articles
  return {
    kind: 'ok',
    value: {
      language,
      topics: topics.filter(topic => topic.language === language),
      articles: articles.value.articles,
      // The home works without announcements.
      announcements: announcements.kind === 'ok' ? announcements.value.articles : [],
      hasPages: help.is_public,
      asksFeedback: help.asks_feedback,
    },
  }

  function fetchLists(language: string) {
    return Promise.all([
      api('listArticles', { query: { language, limit: NEWEST } }),
      api('listArticles', { query: { type: 'announcement', language, limit: ANNOUNCEMENTS } }),
    ])
  }
}

/**
 * Returns the help center's language for a widget in `locale`: the same, else the company's default, else the first. Ignores
 * regions, such as in `en-GB`. Null if there is none.
 */
export function chooseLanguage(
  locale: string,
  languages: readonly string[],
  preferred: string,
): string | null {
  const of = (wanted: string) => languages.find(language => language.split('-')[0] === wanted.split('-')[0])
  return of(locale) ?? of(preferred) ?? languages[0] ?? null
}
