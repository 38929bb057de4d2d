import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { IsolationCheck } from '#contract/entities/platform.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { streamApi } from '#host-app/shared/api/stream-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { DataTable } from '#host-app/shared/ui/data-table.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { Page } from '../common/page.tsx'

/** `/admin/tenants/isolation`: attempts to access one tenant's data as another, and shows the results. */
export function IsolationPage() {
  useTitle('Isolation self-test')
  const [checks, setChecks] = useState<readonly IsolationCheck[]>([])
  const run = useMutation({
    async mutationFn() {
      setChecks([])
      await streamApi('runIsolationTest', check => setChecks(before => [...before, check]))
    },
  })
  const failed = checks.filter(({ passed }) => !passed).length
  return (
    <Page>
      <PageHeader
        title="Isolation self-test"
        lead="Creates two tenants, tries every way from one into the other, and removes them. Green means refused or, where stated, that allowed access works."
      >
        <Link to="/admin/tenants">All tenants</Link>
        <Button look="primary" busy={run.isPending} onClick={() => run.mutate()}>
          Run the test
        </Button>
      </PageHeader>
      <FormError text={run.isError ? errorText(run.error) : null} />
      <p role="status">{summary(checks.length, failed, run.isPending)}</p>
      {checks.length > 0 && (
        <DataTable caption="Attempts" columns={['Result', 'By', 'Attempt', 'Answer']}>
          {checks.map(({ group, title, passed, detail }) => (
            <tr key={group + title}>
              <td>{passed ? <Badge tone="good">Pass</Badge> : <Badge tone="danger">Fail</Badge>}</td>
              <td data-label="By">{group}</td>
              <td data-label="Attempt">{title}</td>
              <td data-label="Answer">{detail}</td>
            </tr>
          ))}
        </DataTable>
      )}
    </Page>
  )
}

function summary(count: number, failed: number, isRunning: boolean): string {
  if (isRunning) return `Running, ${count} attempts so far.`
  if (count === 0) return 'Not run yet.'
  return failed === 0 ? `All ${count} attempts passed.` : `${failed} of ${count} attempts failed.`
}
