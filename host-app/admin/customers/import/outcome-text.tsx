import type { ImportOutcome } from './send-customers.ts'
import styles from './table-import.module.css'

/** Number of row errors listed one by one. */
const ERRORS_SHOWN = 100
/** The first row is on the file's second line. */
const FIRST_LINE = 2

type OutcomeTextProps = { readonly outcome: ImportOutcome; readonly isDone: boolean }

/** The result of an import or a dry run, with every rejected row and its reason. */
export function OutcomeText({ outcome, isDone }: OutcomeTextProps) {
  const { created, updated, unchanged, errors } = outcome
  return (
    <div role="status" className={styles['outcome']}>
      <p>
        <strong>{created.toLocaleString()}</strong> {isDone ? 'added' : 'will be added'},{' '}
        <strong>{updated.toLocaleString()}</strong> {isDone ? 'updated' : 'will be updated'},{' '}
        <strong>{unchanged.toLocaleString()}</strong> {isDone ? 'stayed the same' : 'stay the same'}.
      </p>
      {errors.length > 0 && (
        <>
          <p>
            <strong>{errors.length.toLocaleString()}</strong> {errors.length === 1 ? 'row is' : 'rows are'}{' '}
            skipped:
          </p>
          <ul>
            {errors.slice(0, ERRORS_SHOWN).map(({ index, message }) => (
              <li key={index}>
                Row {(index + FIRST_LINE).toLocaleString()}: {message}
              </li>
            ))}
          </ul>
          {errors.length > ERRORS_SHOWN && <p>And {(errors.length - ERRORS_SHOWN).toLocaleString()} more.</p>}
        </>
      )}
    </div>
  )
}
