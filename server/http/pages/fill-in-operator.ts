import type { Operator, OperatorFact } from '#contract/constants/operator.ts'
import { escapeHtml } from '#core/text/escape-html.ts'

/** A fact as the build renders it (`OperatorFactText` of the host app), up to the end of its text. */
const FACT = /(<bdi data-operator="(\w+)">)[^<]*/g

/** Returns a prerendered page with the operator's facts. A fact without a value stays as built. */
export function fillInOperator(page: string, operator: Operator): string {
  return page.replace(FACT, (built, tag: string, fact: OperatorFact) => {
    const value = operator[fact]
    return value === null ? built : tag + escapeHtml(value)
  })
}
