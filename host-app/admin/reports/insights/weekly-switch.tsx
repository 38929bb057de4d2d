import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { Checkbox } from '../../../ui/fields/field.tsx'
import { useWeeklySummary } from './use-insights.ts'

/** Whether the reader gets the weekly summary by email. */
export function WeeklySwitch() {
  const { state, change } = useWeeklySummary()
  if (!state.data) return null
  const isOn = change.isPending ? change.variables : state.data.is_on
  return (
    <Checkbox
      label="Email me a summary on Mondays"
      checked={isOn}
      disabled={change.isPending}
      onChange={event =>
        change.mutate(event.target.checked, { onError: error => toast.error(errorText(error)) })
      }
    />
  )
}
