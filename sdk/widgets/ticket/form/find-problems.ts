import type { TicketForm } from '#contract/entities/widget.ts'
import { isEmail } from '#core/text/email.ts'
import type { FieldName, Problem, Problems, TicketValues } from './ticket-values.ts'

/** What is wrong with the values, in the order of the form. `form` is what the company asks for, once that is known. */
export function findProblems(values: TicketValues, form: TicketForm | null): Problems {
  const problems: Partial<Record<FieldName, Problem>> = {}
  const isBlank = (name: FieldName) => (values[name] ?? '').trim() === ''
  if (!isEmail(values.email ?? '')) problems.email = isBlank('email') ? 'missing' : 'notAnEmail'
  if (isBlank('subject')) problems.subject = 'missing'
  for (const { key, kind, is_required } of form?.fields ?? []) {
    const name = `custom_fields.${key}` as const
    if (is_required && isBlank(name)) problems[name] = kind === 'select' ? 'notChosen' : 'missing'
  }
  if (isBlank('content')) problems.content = 'missing'
  return problems
}

/** The problem of a field whose value the server refused, by the path of its issue; null for what is no field. */
export function problemAt(path: string, form: TicketForm | null): [FieldName, Problem] | null {
  const name = path.replace(/^body\.(?:customer_(?=email$|name$))?/, '')
  if (name === 'email') return [name, 'notAnEmail']
  const own: readonly string[] = ['name', 'subject', 'category', 'content']
  const isAsked = form?.fields.some(({ key }) => name === `custom_fields.${key}`)
  return own.includes(name) || isAsked ? [name as FieldName, 'notAccepted'] : null
}
