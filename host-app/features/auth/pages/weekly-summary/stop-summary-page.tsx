import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { errorText } from '../../../../adapters/api/api-error.ts'
import { callPublicApi } from '../../../../adapters/api/call-public-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { FormError } from '../../../../ui/fields/form-error.tsx'
import { AuthFrame } from '../auth-frame.tsx'

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
