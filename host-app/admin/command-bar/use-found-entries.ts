import { keepPreviousData } from '@tanstack/react-query'
import { useLocation, useMatch, useNavigate } from 'react-router-dom'
import { SEARCH_MAX_LENGTH } from '#contract/constants/lists.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useDebouncedValue } from '#host-app/shared/ui/use-debounced-value.ts'
import { subjectText } from '../common/conversation-text.ts'
import { customerLabel } from '../common/customer-label.ts'
import { customerTitle } from '../customers/customer-title.ts'
import type { BarEntry } from './bar-entry.ts'

const CONVERSATIONS_SHOWN = 8
const OTHERS_SHOWN = 4
const PAUSE_MS = 150

/**
 * Returns the conversations, customers and articles that match the text, as entries that open them. They are queried
 * once the user pauses typing.
 */
export function useFoundEntries(query: string) {
  const navigate = useNavigate()
  const location = useLocation()
  // Opening a conversation from the inbox keeps the list's filters.
  const search = useMatch('/admin/conversations/:id?') ? location.search : ''
  const q = useDebouncedValue(query.trim().slice(0, SEARCH_MAX_LENGTH), PAUSE_MS)
  const hasQuery = query.trim() !== ''

  const isAsked = q !== ''
  // The previous result stays until the next one is there.
  const placeholderData = keepPreviousData
  const conversations = useApi(
    'listConversations',
    isAsked ? { query: { q, limit: CONVERSATIONS_SHOWN } } : null,
    { placeholderData },
  )
  const customers = useApi('listCustomers', isAsked ? { query: { q, limit: OTHERS_SHOWN } } : null, {
    placeholderData,
  })
  const articles = useApi(
    'listContent',
    isAsked ? { query: { search: q, type: 'article', limit: OTHERS_SHOWN } } : null,
    { placeholderData },
  )

  const open = (path: string) => () => void navigate(path)
  const found = [
    ...(conversations.data?.conversations ?? []).map((conversation): BarEntry => {
      const { id, subject } = conversation
      return {
        id: `conversation:${id}`,
        section: 'Conversations',
        title: subjectText(subject),
        detail: customerLabel(conversation),
        run: open(`/admin/conversations/${id}${search}`),
      }
    }),
    ...(customers.data?.customers ?? []).map((customer): BarEntry => {
      const { id, email, company_name } = customer
      const title = customerTitle(customer)
      const detail = email === title ? company_name : email
      return {
        id: `customer:${id}`,
        section: 'Customers',
        title,
        ...(detail !== null && { detail }),
        run: open(`/admin/customers/${id}`),
      }
    }),
    ...(articles.data?.contents ?? []).map(
      ({ id, title, status }): BarEntry => ({
        id: `article:${id}`,
        section: 'Articles',
        title,
        ...(status !== 'published' && { detail: 'Not published' }),
        run: open(`/admin/kb/edit/${id}`),
      }),
    ),
  ]
  const searches = [conversations, customers, articles]
  return {
    found: hasQuery ? found : [],
    error: hasQuery ? (searches.find(({ error }) => error)?.error ?? null) : null,
    isSearching: hasQuery && (q !== query.trim() || searches.some(({ isFetching }) => isFetching)),
  }
}
