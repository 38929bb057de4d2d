import type { FormEvent } from 'react'
import { AWAY_TEXT_MAX } from '#contract/constants/ai.ts'
import type { CompanyDetails } from '#contract/entities/people.ts'
import { errorText } from '#host-app/adapters/api/api-error.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Select, TextArea } from '#host-app/ui/fields/field.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import { useSaveCompany } from './use-save-company.ts'

/** A form for the usual reply time and the away message. */
export function ReplyForm({ details }: { readonly details: CompanyDetails }) {
  const save = useSaveCompany()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    save.mutate({
      reply_time: (fields.get('reply') || null) as CompanyDetails['reply_time'],
      away_text: String(fields.get('away')).trim() || null,
    })
  }

  return (
    <form onSubmit={submit}>
      <Select label="Usual reply time" name="reply" defaultValue={details.reply_time ?? ''}>
        <option value="">Not shown</option>
        <option value="minutes">A few minutes</option>
        <option value="hours">A few hours</option>
        <option value="day">Within a day</option>
      </Select>
      <TextArea
        label="Away message"
        name="away"
        rows={2}
        maxLength={AWAY_TEXT_MAX}
        defaultValue={details.away_text ?? ''}
        hint="Shown outside your office hours."
      />
      <FormError text={save.isError ? errorText(save.error) : null} />
      <Button type="submit" look="primary" busy={save.isPending}>
        Save replies
      </Button>
    </form>
  )
}
