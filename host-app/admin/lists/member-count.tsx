import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CustomerFilter } from '#contract/entities/customer-list.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { CUSTOMERS_KEY } from '../customers/customer-keys.ts'

/** How many customers a filter fits right now. */
export function MemberCount({ filter }: { readonly filter: CustomerFilter }) {
  const text = JSON.stringify(filter)
  const members = useQuery({
    queryKey: [...CUSTOMERS_KEY, 'count', text],
    queryFn: () => callApi('countCustomers', { query: { filter: text } }),
    placeholderData: keepPreviousData,
  })
  if (members.isError) return 'Not counted'
  if (!members.data) return 'Counting …'
  const { count } = members.data
  return count === 1 ? 'One customer' : `${count.toLocaleString()} customers`
}
