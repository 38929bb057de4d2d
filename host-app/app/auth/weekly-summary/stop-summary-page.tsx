import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callPublicApi } from '#host-app/shared/api/call-public-api.ts'
import { AuthFrame } from '#host-app/shared/auth/auth-frame.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'

/**
 * `/weekly-summary/stop`: ends the weekly summary of the person whose email has the key in the fragment. It waits for a
 * press, because mail programs open links to check them.
 */
export function StopSummaryPage() {
  const key = useLocation().hash.slice(1)
  const stop = useMutation({ mutationFn: () => callPublicApi('stopWeeklySummary', { body: { key } }) })
  if (stop.isSuccess)
    return (
      <AuthFrame
        title="No more weekly summaries"
        lead="You can turn them on again under Reports, Insights."
      />
    )
  return (
    <AuthFrame title="Stop the weekly summary?" lead="You will get no more of these emails.">
      <FormError text={stop.isError ? errorText(stop.error) : null} />
      <Button busy={stop.isPending} onClick={() => stop.mutate()}>
        Stop the emails
      </Button>
    </AuthFrame>
  )
}
