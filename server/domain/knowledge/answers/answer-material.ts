/** The passages that one answer may rest on: those given at the start, and those its tool calls found. */
import { SNIPPET_MAX_LENGTH } from '#contract/constants/knowledge.ts'
import type { ModelPassage } from '#server/ports/model.ts'
import type { SearchHit } from '../search/search-index.ts'
import { isSure } from './answer-notes.ts'

/** The passages collected for one answer. */
export type AnswerMaterial = {
  /** Adds search hits and returns them as passages for the model. */
  readonly add: (hits: readonly SearchHit[]) => ModelPassage[]
  /** All passages by article slug. An article found by several searches has several. */
  readonly passages: ReadonlyMap<string, readonly ModelPassage[]>
}

/** Creates an empty collection of passages. */
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

/**
 * Returns a hit as a passage: a short article as a whole with its lines, lists and tables, of a long one the nearest
 * part.
 */
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

/** Returns Markdown as readers see it: without comments, images and link addresses. */
function readableText(markdown: string): string {
  return markdown
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/^[ \t]{0,3}\[[^\]\n\r\u2028\u2029]+\]:[ \t]*(?:\n[ \t]*)?\S.*$/gm, '')
    .replace(/!?\[([^[\]\n]*)\](?:\((?:[^()\n]|\([^()\n]*\))*\)|\[[^[\]\n]*\])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
