import type { TicketForm } from '#contract/entities/widget.ts'
import type { RequestIssue } from '#contract/errors.ts'

type Options = {
  readonly category?: string | undefined
  readonly custom_fields: Readonly<Record<string, string>>
}

/** Returns the errors of a ticket's category and custom fields under the company's form; empty if it's valid. */
export function checkTicketForm(form: TicketForm, { category, custom_fields }: Options): RequestIssue[] {
  const issues: RequestIssue[] = []
  const refuse = (key: string, message: string) => issues.push({ path: `body.custom_fields.${key}`, message })
  if (category !== undefined && !form.categories.includes(category))
    issues.push({ path: 'body.category', message: 'Is not one of the categories.' })
  for (const key of Object.keys(custom_fields))
    if (!form.fields.some(field => field.key === key)) refuse(key, 'There is no such field.')
  for (const { key, kind, is_required, options } of form.fields) {
    const value = Object.hasOwn(custom_fields, key) ? custom_fields[key]! : ''
    if (value === '' && is_required) refuse(key, 'Is required.')
    if (value !== '' && kind === 'select' && !options.includes(value))
      refuse(key, 'Is not one of the options.')
  }
  return issues
}
