import { keepPreviousData } from '@tanstack/react-query'
import { useApiPages } from '#host-app/shared/api/use-api.ts'

/** Filters and sort order of the customer list; see the query of `listCustomers`. */
export type CustomerQuery = {
  readonly q?: string
  readonly company?: string
  readonly list_id?: string
  readonly sort?: 'active' | 'newest'
}

/**
 * Queries the matching customers page by page. The previous result stays on the screen while the next loads.
 */
export function useCustomers(query: CustomerQuery) {
  return useApiPages('listCustomers', query, { placeholderData: keepPreviousData })
}
