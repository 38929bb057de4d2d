import type { Article } from '#contract/entities/knowledge.ts'
import { directionOf } from '../../ui/direction-of.ts'

/** Those that are written from right to left, by the first part of their tags (BCP 47). */
const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** The `dir` of an article: by its language, or by its letters where these say otherwise. */
export function articleDirection({ language, title, body }: Pick<Article, 'language' | 'title' | 'body'>) {
  return RIGHT_TO_LEFT.includes(language.split('-')[0]!) ? 'rtl' : directionOf(`${title} ${body}`)
}
