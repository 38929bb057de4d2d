import { isObject, isSameShape } from '#sdk/runtime/storage/is-same-shape.ts'
import type { KbHome } from '../kb-session.ts'

/** Samples of lists in the browser's cache: whatever is stored must have the same fields. */
export const RESULT = { type: '', language: '', slug: '', title: '', excerpt: '' }
export const SUMMARY = { ...RESULT, id: '', updated_at: '' }
export const LINK = { slug: '', name: '' }
const COUNTED = { ...LINK, id: '', description: '', articles: 0 }

export function isListOf(value: unknown, sample: object): value is Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.every(item => isSameShape(item, sample))
}

/** Whether what was stored can be shown as a home. */
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
