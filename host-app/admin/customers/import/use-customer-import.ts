import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportedCustomer } from '#contract/entities/customer.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { useLeaveGuard } from '#host-app/ui/use-leave-guard.ts'
import { sendCustomers } from './send-customers.ts'

/**
 * Returns the mutation that imports customers, or with `isTrial` does a dry run. Leaving the page aborts it.
 */
export function useCustomerImport(isTrial: boolean) {
  const queryClient = useQueryClient()
  const [done, setDone] = useState(0)
  const leaving = useRef<AbortController>(null)
  const sending = useMutation({
    mutationFn(customers: readonly (ImportedCustomer | string)[]) {
      setDone(0)
      const stop = new AbortController()
      leaving.current = stop
      return sendCustomers({
        customers,
        send: rows => callApi('importCustomers', { body: { rows, is_trial: isTrial } }),
        onProgress: setDone,
        signal: stop.signal,
      })
    },
    onSettled: () =>
      isTrial ? undefined : queryClient.invalidateQueries({ queryKey: queryKeys.customers() }),
  })
  const isBusy = sending.isPending
  useEffect(() => () => leaving.current?.abort(), [])
  useLeaveGuard(isBusy && !isTrial)
  return { ...sending, done }
}
