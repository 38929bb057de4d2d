import type { WritableAtom } from 'nanostores'
import type { ArticleLink } from '#contract/entities/widget.ts'
import type { Clock } from '#core/clock.ts'
import type { VisitorApi } from '#sdk/runtime/api/create-api.ts'

/** Pause in typing before articles are searched, in ms. */
const ASK_AFTER_MS = 300
const LETTERS_AT_LEAST = 3

type Options = {
  readonly api: VisitorApi
  readonly clock: Clock
  readonly $articles: WritableAtom<readonly ArticleLink[]>
}

/** Suggests articles for the text of the form. Late results for an earlier text are ignored. */
export function createSuggestions({ api, clock, $articles }: Options) {
  let timer: unknown = null
  let latest = ''

  async function fetchArticles(words: string): Promise<void> {
    const result = await api('suggestArticles', { query: { q: words } })
    if (latest === words) $articles.set(result.kind === 'ok' ? result.value.articles : [])
  }

  function stop(): void {
    clock.clearTimeout(timer)
    latest = ''
  }

  return {
    ask(text: string): void {
      const words = text.trim()
      if (words === latest) return
      stop()
      latest = words
      const letters = words.match(/\p{L}/gu) ?? []
      if (letters.length < LETTERS_AT_LEAST) $articles.set([])
      else timer = clock.setTimeout(() => void fetchArticles(words), ASK_AFTER_MS)
    },
    stop,
  }
}
