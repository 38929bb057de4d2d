/**
 * The list's filter and sort order in the page's address, so that a view can be bookmarked, shared and
 * navigated back to.
 */
import { CONVERSATION_SORTS } from '#contract/constants/lists.ts'
import type { ConversationFilter, ConversationSort } from '#contract/entities/conversation-list.ts'
import { oneOf } from '#host-app/admin/common/one-of.ts'
import { withField } from '../../actions/with-field.ts'

/** A list's filter and sort order. */
export type Listed = { readonly filter: ConversationFilter; readonly sort: ConversationSort }

const FIELDS = ['state', 'assignee', 'team', 'label', 'priority', 'call', 'customer', 'q'] as const
const DEFAULT_STATE = 'open'

/**
 * The waiting list defaults to the queue's order. Lists of conversations that different sides have are grouped by who has
 * them; all others default to newest first.
 */
function defaultSort({ state }: ConversationFilter): ConversationSort {
  if (state === 'waiting') return 'waiting-longest'
  return state === 'open' || state === 'unassigned' ? 'turn' : 'newest'
}

/** Parses the filter and sort order from an address. Invalid parts are ignored. */
export function readListed(params: URLSearchParams): Listed {
  let filter: ConversationFilter = { state: DEFAULT_STATE }
  for (const field of FIELDS) filter = withField(filter, field, params.get(field) ?? '')
  return { filter, sort: oneOf(CONVERSATION_SORTS, params.get('sort')) ?? defaultSort(filter) }
}

/** Returns the search parameters for a filter and sort order. Defaults are left out. */
export function writeListed({ filter, sort }: Listed): URLSearchParams {
  const params = new URLSearchParams()
  for (const field of FIELDS) {
    const value = filter[field]
    if (value && !(field === 'state' && value === DEFAULT_STATE)) params.set(field, value)
  }
  if (sort !== defaultSort(filter)) params.set('sort', sort)
  return params
}

/** The filter's fields in the filter menu: all but its state and search text. */
export const NARROWED_BY = [
  'assignee',
  'team',
  'label',
  'priority',
  'call',
  'customer',
] as const satisfies readonly (keyof ConversationFilter)[]

/** Returns whether two lists have the same filter and sort order. */
export function isSameList(a: Listed, b: Listed): boolean {
  return a.sort === b.sort && writeListed(a).toString() === writeListed(b).toString()
}

/** Returns whether a search or a filter narrows the list, so that the count of its state is not the list's. */
export function isNarrowed({ filter }: Listed): boolean {
  return filter.q !== undefined || NARROWED_BY.some(key => filter[key] !== undefined)
}
