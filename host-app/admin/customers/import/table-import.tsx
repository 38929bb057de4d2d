import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ImportedCustomer } from '#contract/entities/customer.ts'
import { resourceKey } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { ProgressBar } from '#host-app/shared/ui/loading/progress-bar.tsx'
import { useLeaveGuard } from '#host-app/shared/ui/use-leave-guard.ts'
import { ColumnTable } from './column-table.tsx'
import { type ColumnUse, customersOf, guessUses, wrongUses } from './column-use.ts'
import { OutcomeText } from './outcome-text.tsx'
import { ENCODINGS, type Encoding, type Table } from './read-table.ts'
import { sendCustomers } from './send-customers.ts'
import styles from './table-import.module.css'

type TableImportProps = {
  readonly table: Table
  /** Reads the file again, in another encoding. */
  readonly onEncoding: (encoding: Encoding) => void
  readonly onOther: () => void
}

/** The import form: column uses, a dry run over all rows, then the import. */
export function TableImport({ table, onEncoding, onOther }: TableImportProps) {
  const [chosen, setChosen] = useState<readonly ColumnUse[] | null>(null)
  const guessed = useMemo(() => guessUses(table.columns), [table.columns])
  // In another encoding, the file has other names, and perhaps other columns.
  const uses = chosen?.length === table.columns.length ? chosen : guessed
  const customers = useMemo(() => customersOf(table, uses), [table, uses])
  const check = useCustomerImport(true)
  const importCustomers = useCustomerImport(false)
  const wrong = wrongUses(uses)
  const running = check.isPending ? check : importCustomers.isPending ? importCustomers : null
  const error = importCustomers.error ?? check.error
  if (importCustomers.isSuccess)
    return (
      <div className={styles['part']}>
        <h2>Imported</h2>
        <OutcomeText outcome={importCustomers.data} table={table} uses={uses} isDone />
        <div className={styles['actions']}>
          <ButtonLink to="/admin/customers">See the customers</ButtonLink>
          <Button onClick={onOther}>Import another file</Button>
        </div>
      </div>
    )
  return (
    <div className={styles['part']}>
      <div className={styles['head']}>
        <h2>
          {table.rows.length.toLocaleString()} {table.rows.length === 1 ? 'row' : 'rows'}
        </h2>
        <label>
          Read as
          <select
            value={table.encoding}
            disabled={running !== null}
            onChange={event => {
              onEncoding(event.target.value as Encoding)
              check.reset()
            }}
          >
            {Object.entries(ENCODINGS).map(([encoding, name]) => (
              <option key={encoding} value={encoding}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ColumnTable
        table={table}
        uses={uses}
        isLocked={running !== null}
        onChange={(index, use) => {
          setChosen(uses.map((before, each) => (each === index ? use : before)))
          check.reset()
        }}
      />
      {check.isSuccess && <OutcomeText outcome={check.data} table={table} uses={uses} isDone={false} />}
      <FormError text={wrong ?? (error && errorText(error))} />
      {running !== null && (
        <ProgressBar
          label={check.isPending ? 'Checking' : 'Importing'}
          value={running.done}
          max={customers.length}
        />
      )}
      <div className={styles['actions']}>
        {check.isSuccess ? (
          <Button
            look="primary"
            busy={importCustomers.isPending}
            disabled={check.data.created + check.data.updated === 0}
            onClick={() => importCustomers.mutate(customers)}
          >
            Import {(check.data.created + check.data.updated).toLocaleString()}
          </Button>
        ) : (
          <Button
            look="primary"
            busy={check.isPending}
            disabled={wrong !== null}
            onClick={() => check.mutate(customers)}
          >
            Check the rows
          </Button>
        )}
        <Button disabled={running !== null} onClick={onOther}>
          Choose another file
        </Button>
      </div>
    </div>
  )
}

/**
 * Returns the mutation that imports customers, or with `isTrial` does a dry run. Leaving the page aborts it.
 */
function useCustomerImport(isTrial: boolean) {
  const queryClient = useQueryClient()
  const [done, setDone] = useState(0)
  const leaving = useRef<AbortController>(null)
  const sending = useMutation({
    mutationFn(customers: readonly (ImportedCustomer | string)[]) {
      setDone(0)
      const stop = new AbortController()
      leaving.current = stop
      return sendCustomers({
        customers,
        send: rows => callApi('importCustomers', { body: { rows, is_trial: isTrial } }),
        onProgress: setDone,
        signal: stop.signal,
      })
    },
    onSettled: () =>
      isTrial ? undefined : queryClient.invalidateQueries({ queryKey: resourceKey('listCustomers') }),
  })
  const isBusy = sending.isPending
  useEffect(() => () => leaving.current?.abort(), [])
  useLeaveGuard(isBusy && !isTrial)
  return { ...sending, done }
}
