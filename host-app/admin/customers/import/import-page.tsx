import { FileUp, Lock } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { type Encoding, readTable, type Table, TableError } from './read-table.ts'
import { TableImport } from './table-import.tsx'

type ChosenFile = { readonly name: string; readonly bytes: Uint8Array; readonly key: number }

/** `/admin/customers/import`: imports customers from a table, after a dry run. */
export function ImportPage() {
  useTitle('Import customers')
  const { permissions } = useAdmin()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [table, setTable] = useState<Table | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function choose(chosen: File) {
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    const next = { name: chosen.name, bytes, key: (file?.key ?? 0) + 1 }
    setFile(next)
    read(next)
  }

  function read({ name, bytes }: ChosenFile, encoding?: Encoding) {
    try {
      setTable(readTable(bytes, encoding))
      setError(null)
    } catch (error) {
      if (!(error instanceof TableError)) throw error
      setTable(null)
      setError(`${name}: ${error.message}`)
    }
  }

  return (
    <>
      <PageHeader
        title="Import customers"
        lead="A CSV file with an email column. Known customers are updated; importing the same file again changes nothing."
      >
        <Link to="/admin/customers">All customers</Link>
      </PageHeader>
      {permissions.includes('settings.edit') ? (
        <>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label="CSV file"
            hidden
            onChange={event => {
              const [chosen] = event.currentTarget.files ?? []
              // Lets the same file be chosen again.
              event.currentTarget.value = ''
              if (chosen) void choose(chosen)
            }}
          />
          {file === null || table === null ? (
            <Notice
              icon={<FileUp size={20} aria-hidden="true" />}
              text={error ?? 'You review the columns and the changes before anything is imported.'}
              {...(error !== null && { title: 'This file cannot be read', role: 'alert' as const })}
            >
              <Button look="primary" onClick={() => input.current?.click()}>
                Choose a CSV file
              </Button>
            </Notice>
          ) : (
            <TableImport
              key={file.key}
              table={table}
              onEncoding={encoding => read(file, encoding)}
              onOther={() => input.current?.click()}
            />
          )}
        </>
      ) : (
        <Notice
          icon={<Lock size={20} aria-hidden="true" />}
          title="You can’t import customers"
          text="Ask somebody who manages permissions to let you edit settings."
        >
          <ButtonLink to="/admin/customers" look="secondary">
            All customers
          </ButtonLink>
        </Notice>
      )}
    </>
  )
}
