import { keepPreviousData } from '@tanstack/react-query'
import type { CustomerFilter } from '#contract/entities/customer-list.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'

/** The number of customers that match a filter now. */
export function MemberCount({ filter }: { readonly filter: CustomerFilter }) {
  const text = JSON.stringify(filter)
  const members = useApi('countCustomers', { query: { filter: text } }, { placeholderData: keepPreviousData })
  if (members.isError) return 'Not counted'
  if (!members.data) return 'Counting…'
  const { count } = members.data
  return count === 1 ? 'One customer' : `${count.toLocaleString()} customers`
}
