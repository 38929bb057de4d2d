import { z } from 'zod'
import { CUSTOMER_FIELDS } from '#contract/constants/customers.ts'
import { email } from '#contract/entities/account.ts'
import { customerFields, customerName } from '#contract/entities/customer.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'

type Options = ParsedRequestOf<'importCustomers'>['body']['rows'][number]
const row = z.object({
  email,
  name: customerName,
  company_name: customerName,
  custom_fields: customerFields,
})
/** A valid row of an import. */
export type ImportedRow = z.infer<typeof row>

/** The character that takes the place of one that was lost when the file was saved or read. */
const LOST = '\uFFFD'

const NAMES: Readonly<Record<string, string>> = {
  email: 'The address',
  name: 'The name',
  company_name: 'The company',
}

/** What is wrong with a row. `field` is the part of it, such as `name` or `custom_fields.plan`; null for the whole row. */
export type RowFault = { readonly kind: 'wrong'; readonly field: string | null; readonly message: string }

/** Returns a row of a file as it will be stored, or what is wrong with it. Empty fields are ignored. */
export function importedRow(given: Options): { readonly kind: 'row'; readonly row: ImportedRow } | RowFault {
  const said = Object.entries(given.custom_fields).filter(([, value]) => value.trim() !== '')
  const custom_fields = Object.fromEntries(said)
  const parsed = row.safeParse({ ...given, email: given.email.trim(), custom_fields })
  if (!parsed.success) return faultOf(parsed.error.issues[0]!, given)
  const { email, name, company_name } = parsed.data
  const texts = Object.entries({ email, name, company_name, ...prefixed(custom_fields) })
  const lost = texts.find(([field, text]) => `${field}${text}`.includes(LOST))
  if (!lost) return { kind: 'row', row: parsed.data }
  const [field] = lost
  return wrong(field, `${nameOf(field)} contains \uFFFD in place of a character that was lost.`)
}

function faultOf(issue: z.core.$ZodIssue, given: Options): RowFault {
  const field = issue.path.slice(0, 2).join('.')
  if (field === 'email')
    return wrong(field, given.email.trim() === '' ? 'The address is missing.' : 'The address is not valid.')
  if (field === 'custom_fields') return wrong(null, `The row has more than ${CUSTOMER_FIELDS} custom fields.`)
  if (issue.code === 'invalid_key')
    return wrong(null, 'The name of a custom field is empty or longer than 40 characters.')
  if (issue.code === 'too_big')
    return wrong(field, `${nameOf(field)} is longer than ${issue.maximum} characters.`)
  return wrong(field, `${nameOf(field)} is not valid.`)
}

function wrong(field: string | null, message: string): RowFault {
  return { kind: 'wrong', field, message }
}

function nameOf(field: string): string {
  return NAMES[field] ?? `The field “${field.replace(/^custom_fields\./, '')}”`
}

function prefixed(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [`custom_fields.${key}`, value]))
}
