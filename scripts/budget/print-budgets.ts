import type { Budget } from './budgets.ts'
import { BUDGETS } from './budgets.ts'
import { measureBudget } from './measure-budget.ts'

/**
 * Prints one line per budget row. Returns whether all rows are within their limits; a row that can't be measured isn't.
 */
export function printBudgets(): boolean {
  return BUDGETS.map(printBudget).every(Boolean)
}

function printBudget(budget: Budget): boolean {
  try {
    const bytes = measureBudget(budget)
    const kept = bytes <= budget.limit
    const sizes = `${kib(bytes)} of ${kib(budget.limit)} KiB`
    console.log(`${kept ? 'ok  ' : 'OVER'}  ${budget.name.padEnd(26)} ${sizes}`)
    return kept
  } catch (error) {
    console.log(`FAIL  ${budget.name.padEnd(26)} ${error instanceof Error ? error.message : error}`)
    return false
  }
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(2).padStart(6)
}
