/** The list's filter and sort, as they stand in the page's address: what is shown can be kept, sent and gone back to. */
import { CONVERSATION_SORTS } from '#contract/constants/lists.ts'
import type { ConversationFilter, ConversationSort } from '#contract/entities/conversation-list.ts'
import { oneOf } from '#host-app/admin/common/one-of.ts'
import { withField } from '../../actions/with-field.ts'

/** What a list shows, and in which order. */
export type Listed = { readonly filter: ConversationFilter; readonly sort: ConversationSort }

const FIELDS = ['state', 'assignee', 'team', 'label', 'priority', 'customer', 'q'] as const
const DEFAULT_STATE = 'open'

/** The waiting are shown in the order of their queue unless told otherwise, all others the newest first. */
function defaultSort({ state }: ConversationFilter): ConversationSort {
  return state === 'waiting' ? 'waiting-longest' : 'newest'
}

/** What an address asks for; a part of it that says nothing sensible is left out. */
export function readListed(params: URLSearchParams): Listed {
  let filter: ConversationFilter = { state: DEFAULT_STATE }
  for (const field of FIELDS) filter = withField(filter, field, params.get(field) ?? '')
  return { filter, sort: oneOf(CONVERSATION_SORTS, params.get('sort')) ?? defaultSort(filter) }
}

/** The other way round; what is so by itself is left out. */
export function writeListed({ filter, sort }: Listed): URLSearchParams {
  const params = new URLSearchParams()
  for (const field of FIELDS) {
    const value = filter[field]
    if (value && !(field === 'state' && value === DEFAULT_STATE)) params.set(field, value)
  }
  if (sort !== defaultSort(filter)) params.set('sort', sort)
  return params
}

/** The filter but for its state and its words: what is chosen in the filter menu. */
export const NARROWED_BY = [
  'assignee',
  'team',
  'label',
  'priority',
  'customer',
] as const satisfies readonly (keyof ConversationFilter)[]

/** Whether two lists show the same. */
export function isSameList(a: Listed, b: Listed): boolean {
  return a.sort === b.sort && writeListed(a).toString() === writeListed(b).toString()
}
