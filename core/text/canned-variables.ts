/** The variables of canned replies: `{{customer.first_name}}` and the like. */
import { CANNED_VARIABLES, type CannedVariable } from '#contract/constants/thread-tools.ts'

/** What stands for each; null where nothing is known. */
export type CannedValues = Readonly<Record<CannedVariable, string | null>>

const VARIABLE = /\{\{\s*([a-z_.]+)\s*\}\}/g

/** The text with what is known in place of its variables; the others stay, to be filled in by hand. */
export function fillVariables(text: string, values: CannedValues): string {
  return text.replace(VARIABLE, (written, name: string) => (isVariable(name) && values[name]) || written)
}

/** The variables that still stand in a text, each as it is written, once. */
export function openVariables(text: string): readonly string[] {
  const open = [...text.matchAll(VARIABLE)]
    .filter(([, name]) => isVariable(name!))
    .map(([written]) => written)
  return [...new Set(open)]
}

function isVariable(name: string): name is CannedVariable {
  return CANNED_VARIABLES.some(variable => variable === name)
}
