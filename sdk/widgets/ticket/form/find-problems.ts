import type { TicketForm } from '#contract/entities/widget.ts'
import { isBlank } from '#contract/text/is-blank.ts'
import { isEmail } from '#contract/text/is-email.ts'
import type { FieldName, Problem, Problems, TicketValues } from './ticket-values.ts'

/**
 * Validates the form and returns the problems in the order of the fields.
 * @param form the company's fields; null until they have loaded
 */
export function findProblems(values: TicketValues, form: TicketForm | null): Problems {
  const problems: Partial<Record<FieldName, Problem>> = {}
  const isMissing = (name: FieldName) => isBlank(values[name] ?? '')
  if (!isEmail(values.email ?? '')) problems.email = isMissing('email') ? 'missing' : 'notAnEmail'
  if (isMissing('subject')) problems.subject = 'missing'
  for (const { key, kind, is_required } of form?.fields ?? []) {
    const name = `custom_fields.${key}` as const
    if (is_required && isMissing(name)) problems[name] = kind === 'select' ? 'notChosen' : 'missing'
  }
  if (isMissing('content')) problems.content = 'missing'
  return problems
}

/**
 * Returns the field and problem for a value that the server rejected, or null if the path is no field.
 * @param path path of the server's issue
 */
export function problemAt(path: string, form: TicketForm | null): [FieldName, Problem] | null {
  const name = path.replace(/^body\.(?:customer_(?=email$|name$))?/, '')
  if (name === 'email') return [name, 'notAnEmail']
  const own: readonly string[] = ['name', 'subject', 'category', 'content']
  const isAsked = form?.fields.some(({ key }) => name === `custom_fields.${key}`)
  return own.includes(name) || isAsked ? [name as FieldName, 'notAccepted'] : null
}
