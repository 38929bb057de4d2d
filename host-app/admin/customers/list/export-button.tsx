import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import type { ListedCustomer } from '#contract/entities/customer.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { saveFile } from '#host-app/adapters/browser/save-file.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { customersCsv } from './customers-csv.ts'
import type { CustomerQuery } from './use-customers.ts'

/** Downloads all customers that match the filters as CSV. */
export function ExportButton({ query }: { readonly query: CustomerQuery }) {
  const saving = useMutation({
    async mutationFn() {
      const customers = await allCustomers(query)
      saveFile('customers.csv', customersCsv(customers), 'text/csv;charset=utf-8')
      return customers.length
    },
    onSuccess: count => toast.success(count === 1 ? 'Saved one customer' : `Saved ${count} customers`),
    onError: error => toast.error(errorText(error)),
  })
  return (
    <Button busy={saving.isPending} onClick={() => saving.mutate()}>
      <Download size={16} aria-hidden="true" />
      Export
    </Button>
  )
}

async function allCustomers({ sort: _, ...filters }: CustomerQuery): Promise<ListedCustomer[]> {
  const all: ListedCustomer[] = []
  let cursor: string | null = null
  do {
    const query: CustomerQuery & { cursor?: string } = { ...filters, ...(cursor !== null && { cursor }) }
    const page = await callApi('exportCustomers', { query })
    all.push(...page.customers)
    cursor = page.next
  } while (cursor !== null)
  return all
}
