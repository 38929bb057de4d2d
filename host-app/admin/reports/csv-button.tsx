import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { sendRequest } from '#host-app/shared/api/call-api.ts'
import { saveFile } from '#host-app/shared/browser/save-file.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'

/** What a route exports as CSV: one row for each thing in the query's range. */
export type Csv = {
  readonly route: 'exportConversations' | 'exportMessages' | 'exportRatings'
  readonly query: object
  readonly fileName: string
}

/** Returns the download of CSV files; null while platform staff act for a company, as only its own people may export. */
export function useSaveCsv() {
  const saving = useMutation({
    async mutationFn({ route, query, fileName }: Csv) {
      const response = await sendRequest(route, { query: { ...query } })
      // As a blob: read as text, it would lose its byte order mark.
      saveFile(fileName, await response.blob(), 'text/csv;charset=utf-8')
    },
    onError: error => toast.error(errorText(error)),
  })
  return useImpersonation().current === null ? saving : null
}

/** Downloads a CSV file. Shows nothing to whoever may not. */
export function CsvButton({ isSmall = false, ...csv }: Csv & { readonly isSmall?: boolean }) {
  const saving = useSaveCsv()
  if (!saving) return null
  return (
    <Button {...(isSmall && { size: 'small' })} busy={saving.isPending} onClick={() => saving.mutate(csv)}>
      <Download size={isSmall ? 14 : 16} aria-hidden="true" />
      Download CSV
    </Button>
  )
}
