import type { CustomerQuery } from './use-customers.ts'

/** What a page's address says about which customers it shows; what it does not know is left out. */
export function parseCustomerQuery(search: URLSearchParams): CustomerQuery {
  const read = (name: 'q' | 'company' | 'list_id') => {
    const value = search.get(name)
    return value ? { [name]: value } : {}
  }
  return {
    ...read('q'),
    ...read('company'),
    ...read('list_id'),
    ...(search.get('sort') === 'newest' && { sort: 'newest' }),
  }
}
