import { useQuery } from '@tanstack/react-query'
import { ListFilter, Plus } from 'lucide-react'
import { useState } from 'react'
import type { CustomerList } from '#contract/entities/customer-list.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { SkeletonRows } from '../../ui/loading/skeleton-rows.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { ListDialog } from './list-dialog.tsx'
import { ListRow } from './list-row.tsx'

/** `/admin/lists`: lists of customers defined by conditions (ADMIN-02). */
export function ListsPage() {
  useTitle('Lists')
  const { permissions } = useAdmin()
  const mayChange = permissions.includes('conversations.reply')
  const [edited, setEdited] = useState<CustomerList | 'new' | null>(null)
  const lists = useQuery({ queryKey: queryKeys.customerLists(), queryFn: () => callApi('listCustomerLists') })
  return (
    <>
      <PageHeader title="Lists" lead="Customers that match the same conditions. Lists update by themselves.">
        {mayChange && (
          <Button look="primary" onClick={() => setEdited('new')}>
            <Plus size={16} aria-hidden="true" />
            New list
          </Button>
        )}
      </PageHeader>
      <ReadOnlyNote permission="conversations.reply" />
      {edited !== null && (
        <ListDialog list={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <QueryState query={lists} label="Loading lists" skeleton={<SkeletonRows />}>
        {({ lists }) =>
          lists.length === 0 ? (
            <Notice
              icon={<ListFilter size={20} aria-hidden="true" />}
              text="Lists of customers appear here, such as everybody with an open conversation."
            >
              {mayChange && <Button onClick={() => setEdited('new')}>Create the first list</Button>}
            </Notice>
          ) : (
            <DataTable caption="Lists" columns={['Name', 'Members', 'Size', 'By', '']}>
              {lists.map(list => (
                <ListRow key={list.id} list={list} mayChange={mayChange} onEdit={() => setEdited(list)} />
              ))}
            </DataTable>
          )
        }
      </QueryState>
    </>
  )
}
