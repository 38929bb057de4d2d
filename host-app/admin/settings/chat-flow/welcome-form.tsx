import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { STARTERS_MAX } from '#contract/constants/ai.ts'
import type { CompanyDetails } from '#contract/entities/people.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { callApi } from '#host-app/adapters/api/call-api.ts'
import { queryKeys } from '#host-app/adapters/api/query-keys.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Checkbox, TextArea } from '#host-app/ui/fields/field.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { linesOf } from './lines-of.ts'

/** A form for whether the AI answers, and for the suggested questions. */
export function WelcomeForm({ details }: { details: CompanyDetails }) {
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (fields: FormData) =>
      callApi('updateCompany', {
        body: {
          ai_enabled: fields.get('ai') === 'on',
          starters: linesOf(fields.get('starters')),
        },
      }),
    onSuccess(saved) {
      queryClient.setQueryData(queryKeys.company(), saved)
      toast.success('Saved')
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    save.mutate(new FormData(event.currentTarget))
  }

  return (
    <form onSubmit={submit}>
      <Checkbox label="The AI answers first" name="ai" defaultChecked={details.ai_enabled} />
      <TextArea
        label="Starter questions"
        name="starters"
        rows={4}
        defaultValue={details.starters.join('\n')}
        hint={`One per line, ${STARTERS_MAX} at most. Visitors ask them with one click.`}
      />
      <p>
        What visitors read outside your office hours is set under{' '}
        <Link to="/admin/settings/helpdesk">Help desk</Link>.
      </p>
      <FormError text={save.isError ? errorText(save.error) : null} />
      <Button type="submit" look="primary" busy={save.isPending}>
        Save first answers
      </Button>
    </form>
  )
}
