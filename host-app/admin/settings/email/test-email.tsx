import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TestEmailResult } from '#contract/entities/email.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { useImpersonation } from '../../../features/impersonation/use-impersonation.ts'
import { describeProblem } from './mail-problems.ts'

/** Sends the member a test email, and shows what the server said. */
export function TestEmail() {
  const queryClient = useQueryClient()
  const { current } = useImpersonation()
  const test = useMutation({
    mutationFn: () => callApi('sendTestEmail'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.emails() }),
  })
  if (current) return <p>Only the company’s own people can send a test.</p>
  return (
    <>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        Send a test email
      </Button>
      <p role="status">
        {test.data && resultOf(test.data)}
        {test.isError && errorText(test.error)}
      </p>
    </>
  )
}

function resultOf({ to, problem, reply, duration_ms }: TestEmailResult): string {
  if (problem !== null) return `Not sent. ${describeProblem(problem, reply)}`
  return `The server took the email to ${to}, in ${(duration_ms / 1_000).toFixed(1)} s.`
}
