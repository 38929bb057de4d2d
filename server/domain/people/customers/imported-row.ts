import { z } from 'zod'
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

const NAMES: Readonly<Record<string, string>> = {
  email: 'The address',
  name: 'The name',
  company_name: 'The company',
  custom_fields: 'A field',
}

/** Returns a row of a file as it will be stored, or a message about what is wrong. Empty fields are ignored. */
export function importedRow(
  given: Options,
):
  | { readonly kind: 'row'; readonly row: ImportedRow }
  | { readonly kind: 'wrong'; readonly message: string } {
  const said = Object.entries(given.custom_fields).filter(([, value]) => value.trim() !== '')
  const parsed = row.safeParse({
    ...given,
    email: given.email.trim(),
    custom_fields: Object.fromEntries(said),
  })
  if (parsed.success) return { kind: 'row', row: parsed.data }
  const field = String(parsed.error.issues[0]?.path[0])
  if (field === 'email' && given.email.trim() === '')
    return { kind: 'wrong', message: 'The address is missing.' }
  return { kind: 'wrong', message: `${NAMES[field] ?? 'The row'} is not valid.` }
}
