import { isObject, isSameShape } from '#sdk/runtime/storage/is-same-shape.ts'
import type { KbHome } from '../kb-session.ts'

/** Sample of a cached search result. A stored value must have the same fields. */
export const RESULT = { type: '', language: '', slug: '', title: '', excerpt: '' }
/** Sample of a cached article summary. */
export const SUMMARY = { ...RESULT, id: '', updated_at: '' }
/** Sample of a cached link to a category or section. */
export const LINK = { slug: '', name: '' }
const COUNTED = { ...LINK, id: '', description: '', articles: 0 }

/** Whether a value is a list whose items all have the sample's fields. */
export function isListOf(value: unknown, sample: object): value is Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.every(item => isSameShape(item, sample))
}

/** Whether a stored value is a valid home. */
export function isHome(value: unknown): value is KbHome {
  if (!isObject(value)) return false
  const { language, topics } = value
  return (
    (language === null || typeof language === 'string') &&
    isListOf(topics, COUNTED) &&
    topics.every(topic => isListOf(topic['sections'], COUNTED)) &&
    isListOf(value['articles'], SUMMARY) &&
    isListOf(value['announcements'], SUMMARY)
  )
}
