/** Samples of what stands in lists that a browser kept: whatever was stored must have the same fields. */
import { isSameShape } from '../../runtime/api/is-same-shape.ts'

export const RESULT = { type: '', language: '', slug: '', title: '', excerpt: '' }
export const SUMMARY = { ...RESULT, id: '', updated_at: '' }
export const LINK = { slug: '', name: '' }
export const COUNTED = { ...LINK, id: '', description: '', articles: 0 }

export function isListOf(value: unknown, sample: object): value is Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) && value.every(item => isSameShape(item, sample))
}
