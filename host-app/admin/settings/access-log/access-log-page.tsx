import { BRAND } from '#contract/brand.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useApi, useApiPages } from '#host-app/shared/api/use-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { PageHeader } from '#host-app/shared/ui/page-header.tsx'
import { useTitle } from '#host-app/shared/ui/use-title.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { ImpersonationTable } from '../../common/impersonation-table.tsx'
import { NoPermission } from '../../common/permission-notes.tsx'
import { QueryState } from '../../common/query-state.tsx'
import { Section } from '../../common/section.tsx'
import { AuditTable } from './audit-table.tsx'

const PAGE_SIZE = 50

/**
 * `/admin/settings/health/access`: impersonations by platform staff and all changes. The company can end an
 * impersonation.
 */
export function AccessLogPage() {
  useTitle('Access log')
  const { permissions } = useAdmin()
  return (
    <>
      <PageHeader
        title="Access log"
        lead="Who changed what in your workspace. Nobody can alter or remove an entry."
      />
      {permissions.includes('audit.view') ? (
        <Log />
      ) : (
        <NoPermission title="You can’t see the access log" permission="audit.view" />
      )}
    </>
  )
}

function Log() {
  const impersonations = useApi('listImpersonations')
  return (
    <>
      <Section
        title={`${BRAND.name} staff in your workspace`}
        lead="When you ask us for help, we may open your workspace: for up to an hour, read-only unless we give a reason. You can end it anytime."
      >
        <QueryState query={impersonations} label="Loading staff access">
          {({ impersonations }) => <ImpersonationTable impersonations={impersonations} />}
        </QueryState>
      </Section>
      <Section title="Activity">
        <AuditList />
      </Section>
    </>
  )
}

/** The audit log of the workspace, newest first, a page at a time. */
function AuditList() {
  const audit = useApiPages(
    'listAudit',
    {},
    {
      next: ({ entries }) => (entries.length < PAGE_SIZE ? null : { before: entries.at(-1)!.created_at }),
    },
  )
  return (
    <QueryState query={audit} label="Loading the log">
      {({ pages }) => (
        <>
          <AuditTable entries={pages.flatMap(page => page.entries)} />
          <FormError text={audit.isError ? errorText(audit.error) : null} />
          {audit.hasNextPage && (
            <Button busy={audit.isFetchingNextPage} onClick={() => audit.fetchNextPage()}>
              Show older
            </Button>
          )}
        </>
      )}
    </QueryState>
  )
}
