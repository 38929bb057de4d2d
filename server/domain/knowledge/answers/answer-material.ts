/** The passages that one answer can rest on: those that were given, and what tools found. */
import { SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import type { ModelPassage } from '#server/ports/model.ts'
import type { SearchHit } from '../search/search-index.ts'
import { isSure } from './answer-notes.ts'

export type AnswerMaterial = {
  /** Takes what a search found, as a model reads it. */
  readonly add: (hits: readonly SearchHit[]) => ModelPassage[]
  /** By their slugs; an article that was found by several questions has several. */
  readonly passages: ReadonlyMap<string, readonly ModelPassage[]>
}

export function createMaterial(): AnswerMaterial {
  const passages = new Map<string, ModelPassage[]>()
  return {
    passages,
    add(hits) {
      const added = hits.map(passageOf)
      for (const passage of added)
        passages.set(passage.slug, [...(passages.get(passage.slug) ?? []), passage])
      return added
    },
  }
}

/** A short article is read whole, with its lines, lists and tables; of a long one the part that comes closest. */
function passageOf(hit: SearchHit): ModelPassage {
  const { article, excerpt, text, likelihood } = hit
  const { title, slug, language } = article
  const whole = readableText(article.body)
  return {
    title,
    slug,
    excerpt,
    text: whole.length <= SNIPPET_MAX_LENGTH ? whole : text,
    likelihood,
    isSure: isSure(hit),
    language,
  }
}

/** Markdown as readers see it: without comments, pictures, and the addresses behind links. */
function readableText(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/^\s{0,3}\[[^\]\n]+\]:\s*\S.*$/gm, '')
    .replace(/!?\[([^[\]\n]*)\](?:\([^)\n]*\)|\[[^\]\n]*\])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
