import { Download } from 'lucide-react'
import Papa from 'papaparse'
import { saveFile } from '#host-app/shared/browser/save-file.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { type ColumnUse, columnOf } from './column-use.ts'
import type { Table } from './read-table.ts'
import type { ImportOutcome } from './send-customers.ts'
import styles from './table-import.module.css'

/** Number of row errors listed one by one. */
const ERRORS_SHOWN = 100

type OutcomeTextProps = {
  readonly outcome: ImportOutcome
  readonly table: Table
  readonly uses: readonly ColumnUse[]
  readonly isDone: boolean
}

/** The result of an import or a dry run, with every rejected row and its reason. */
export function OutcomeText({ outcome, table, uses, isDone }: OutcomeTextProps) {
  const { created, updated, unchanged } = outcome
  const skipped = skippedRows(outcome, table, uses)
  return (
    <div role="status" className={styles['outcome']}>
      <p>
        <strong>{created.toLocaleString()}</strong> {isDone ? 'added' : 'will be added'},{' '}
        <strong>{updated.toLocaleString()}</strong> {isDone ? 'updated' : 'will be updated'},{' '}
        <strong>{unchanged.toLocaleString()}</strong> {isDone ? 'stayed the same' : 'stay the same'}.
      </p>
      {skipped.length > 0 && (
        <>
          <p>
            <strong>{skipped.length.toLocaleString()}</strong> {skipped.length === 1 ? 'row is' : 'rows are'}{' '}
            skipped:
          </p>
          <ul>
            {skipped.slice(0, ERRORS_SHOWN).map(({ line, column, reason }) => (
              <li key={line}>
                Line {line.toLocaleString()}
                {column !== null && (
                  <>
                    , column <bdi>{column}</bdi>
                  </>
                )}
                : {reason}
              </li>
            ))}
          </ul>
          {skipped.length > ERRORS_SHOWN && (
            <p>And {(skipped.length - ERRORS_SHOWN).toLocaleString()} more.</p>
          )}
          <Button onClick={() => saveFile('skipped-rows.csv', skippedCsv(skipped), 'text/csv;charset=utf-8')}>
            <Download size={16} aria-hidden="true" />
            Save this list
          </Button>
        </>
      )}
    </div>
  )
}

type SkippedRow = { readonly line: number; readonly column: string | null; readonly reason: string }

/** Returns the rejected rows as the person finds them in the file. */
function skippedRows(
  { errors }: Pick<ImportOutcome, 'errors'>,
  table: Table,
  uses: readonly ColumnUse[],
): SkippedRow[] {
  return errors.map(({ index, field, message }) => ({
    line: table.lines[index]!,
    column: columnOf(table, uses, field),
    reason: message,
  }))
}

/** Formats the list as CSV (RFC 4180), with a byte order mark so that spreadsheets detect UTF-8. */
function skippedCsv(rows: readonly SkippedRow[]): string {
  const data = rows.map(({ line, column, reason }) => [line, column ?? '', reason])
  return `\uFEFF${Papa.unparse({ fields: ['line', 'column', 'reason'], data }, { escapeFormulae: true })}\r\n`
}
