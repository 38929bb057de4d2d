import { isObject, isSameShape } from '#sdk/runtime/storage/is-same-shape.ts'
import type { KbCategory, KbFound } from '../kb-session.ts'
import { isListOf, LINK, RESULT, SUMMARY } from './cached-home.ts'

/** Whether a stored value is a valid category. */
export function isCategory(value: unknown): value is KbCategory {
  if (!isObject(value)) return false
  const { next, articles } = value
  return (
    (next === null || typeof next === 'string') &&
    isListOf(articles, SUMMARY) &&
    articles.every(({ section }) => section === null || isSameShape(section, LINK))
  )
}

/** Whether a stored value is a valid search with results. */
export function isFound(value: unknown): value is KbFound {
  return isSameShape(value, { query: '', isSure: true }) && isListOf((value as KbFound).results, RESULT)
}
