import { CONTENT_STATUSES, CONTENT_TYPES } from '#contract/constants/knowledge.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { UUID } from '../../common/uuid.ts'

/** Filters of the article list; all are optional. */
export type ContentFilters = Omit<NonNullable<RequestOf<'listContent'>['query']>, 'cursor' | 'limit'>

const NAMES = ['type', 'status', 'category_id', 'language', 'search'] as const
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/

const IS_KNOWN: Readonly<Record<(typeof NAMES)[number], (value: string) => boolean>> = {
  type: value => (CONTENT_TYPES as readonly string[]).includes(value),
  status: value => value === 'scheduled' || (CONTENT_STATUSES as readonly string[]).includes(value),
  category_id: value => UUID.test(value),
  language: value => LANGUAGE.test(value),
  search: value => value.trim() !== '' && value.length <= 200,
}

/** Parses the filters from the page's address. Values that the server would refuse are ignored. */
export function readFilters(search: URLSearchParams): ContentFilters {
  return Object.fromEntries(
    NAMES.map(name => [name, search.get(name)] as const).filter(
      (entry): entry is [(typeof NAMES)[number], string] => entry[1] !== null && IS_KNOWN[entry[0]](entry[1]),
    ),
  )
}

/** Returns the address's search parameters with one filter set, or removed by ''. The others stay. */
export function withFilter(
  search: URLSearchParams,
  name: keyof ContentFilters,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}
