/** The operator's facts for the legal pages. */
import { z } from 'zod'
import type { Operator } from '#contract/constants/operator.ts'
import { formatDay } from '#core/text/format-day.ts'

const MAX_CHARACTERS = 300

const line = z
  .string()
  .trim()
  .min(1, 'must not be blank')
  .max(MAX_CHARACTERS, `must have at most ${MAX_CHARACTERS} characters`)
  .regex(/^\P{Cc}*$/u, 'must be one line, without control characters')
  .optional()
const address = z.email('must be an email address').optional()

/** The environment variables of the legal pages. */
export const LEGAL_VARIABLES = {
  LEGAL_NAME: line,
  LEGAL_ADDRESS: line,
  LEGAL_EMAIL: address,
  LEGAL_PRIVACY_EMAIL: address,
  LEGAL_JURISDICTION: line,
  LEGAL_HOSTING_COUNTRY: line,
  LEGAL_AUTHORITY: line,
  LEGAL_EFFECTIVE_DATE: z.iso.date('must be a day such as 2027-01-31').optional(),
}

/**
 * Returns the operator's facts.
 * @throws Error if facts have no name to belong to.
 */
export function operatorOf(env: z.output<z.ZodObject<typeof LEGAL_VARIABLES>>): Operator {
  const operator: Operator = {
    name: env.LEGAL_NAME ?? null,
    address: env.LEGAL_ADDRESS ?? null,
    email: env.LEGAL_EMAIL ?? null,
    privacyEmail: env.LEGAL_PRIVACY_EMAIL ?? env.LEGAL_EMAIL ?? null,
    jurisdiction: env.LEGAL_JURISDICTION ?? null,
    hostingCountry: env.LEGAL_HOSTING_COUNTRY ?? null,
    authority: env.LEGAL_AUTHORITY ?? null,
    effectiveDate: env.LEGAL_EFFECTIVE_DATE ? formatDay(env.LEGAL_EFFECTIVE_DATE) : null,
  }
  if (operator.name === null && Object.values(operator).some(fact => fact !== null))
    throw new Error('LEGAL_NAME is missing: the other LEGAL_ variables describe whoever it names.')
  return operator
}
