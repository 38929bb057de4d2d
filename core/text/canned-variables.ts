/** Variables in canned replies, such as `{{customer.first_name}}`. */
import { CANNED_VARIABLES, type CannedVariable } from '#contract/constants/thread-tools.ts'

/** The value of each variable; null if unknown. */
export type CannedValues = Readonly<Record<CannedVariable, string | null>>

const VARIABLE = /\{\{\s*([a-z_.]+)\s*\}\}/g

/** Replaces the variables of a text by their known values. Unknown ones stay, for the agent to fill in. */
export function fillVariables(text: string, values: CannedValues): string {
  return text.replace(VARIABLE, (written, name: string) => (isVariable(name) && values[name]) || written)
}

/**
 * Returns the known variables that aren't filled in yet, exactly as typed (`{{ customer.email }}`), without
 * duplicates.
 */
export function openVariables(text: string): readonly string[] {
  const open = [...text.matchAll(VARIABLE)]
    .filter(([, name]) => isVariable(name!))
    .map(([written]) => written)
  return [...new Set(open)]
}

function isVariable(name: string): name is CannedVariable {
  return CANNED_VARIABLES.some(variable => variable === name)
}
