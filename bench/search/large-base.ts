import type { Article } from '#server/domain/knowledge/search/search-index.ts'
import { sentences } from '#server/domain/knowledge/search/words/sentences.ts'
import { createRandom } from './random.ts'
import type { KnowledgeBase } from './read-data.ts'

const BODY_LENGTH = 900

/**
 * Returns `count` articles of about 900 characters, made of random sentences and titles from the English knowledge
 * bases.
 */
export function largeBase(bases: readonly KnowledgeBase[], count: number): Article[] {
  const english = bases.filter(({ name }) => !/\.(?!en)/.test(name))
  const articles = english.flatMap(base => base.articles)
  const lines = articles.flatMap(({ body }) => sentences(body)).filter(({ length }) => length < 400)
  const titles = articles.map(({ title }) => title).filter(title => title !== '')
  const random = createRandom(count)
  const draw = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  return Array.from({ length: count }, (_, i) => {
    let body = ''
    while (body.length < BODY_LENGTH) body += `${draw(lines)}\n`
    return { slug: `article-${i}`, title: `${draw(titles)} ${i}`, body, alternate_questions: [] }
  })
}
