import { useQuery } from '@tanstack/react-query'
import { ListFilter, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerCondition, CustomerList } from '#contract/entities/customer-list.ts'
import { callApi } from '../../shared/api/call-api.ts'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { IconButton } from '../../shared/ui/buttons/icon-button.tsx'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { FormDialog } from '../../shared/ui/dialogs/form-dialog.tsx'
import { SkeletonRows } from '../../shared/ui/loading/skeleton-rows.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { PageHeader } from '../../shared/ui/page-header.tsx'
import { useTitle } from '../../shared/ui/use-title.ts'
import { useAdmin } from '../admin-layout.tsx'
import { ReadOnlyNote } from '../common/permission-notes.tsx'
import { QueryState } from '../common/query-state.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import { ListDialog } from './list-dialog.tsx'
import styles from './lists-page.module.css'
import { MemberCount } from './member-count.tsx'

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

type ListRowProps = { readonly list: CustomerList; readonly mayChange: boolean; readonly onEdit: () => void }

/** One list: its conditions, its current number of customers, and its buttons. */
function ListRow({ list, mayChange, onEdit }: ListRowProps) {
  const [isAsking, setAsking] = useState(false)
  const removal = useAdminAction({
    act: () => callApi('removeCustomerList', { params: { id: list.id } }),
    done: 'List removed',
    changes: queryKeys.customerLists(),
  })
  return (
    <tr>
      <td>
        <Link to={`/admin/customers?${new URLSearchParams({ list_id: list.id })}`} dir="auto">
          {list.name}
        </Link>
      </td>
      <td data-label="Members">
        {list.filter.length === 0 ? 'Everybody' : list.filter.map(conditionText).join('; ')}
      </td>
      <td data-label="Size">
        <MemberCount filter={list.filter} />
      </td>
      <td data-label="By">{list.created_by_name}</td>
      <td>
        {mayChange && (
          <span className={styles['actions']}>
            <IconButton label={`Edit ${list.name}`} onClick={onEdit}>
              <Pencil size={15} aria-hidden="true" />
            </IconButton>
            <IconButton label={`Remove ${list.name}`} tone="danger" onClick={() => setAsking(true)}>
              <Trash2 size={15} aria-hidden="true" />
            </IconButton>
          </span>
        )}
        {isAsking && (
          <FormDialog
            title={`Remove the list ${list.name}?`}
            action="Remove"
            isFinal
            busy={removal.isPending}
            error={null}
            onSubmit={() => removal.mutate(undefined, { onSettled: () => setAsking(false) })}
            onClose={() => setAsking(false)}
          >
            <p>Its customers stay.</p>
          </FormDialog>
        )}
      </td>
    </tr>
  )
}

/** Describes a condition, such as 'last seen more than 30 days ago, or never'. */
export function conditionText(condition: CustomerCondition): string {
  switch (condition.field) {
    case 'created':
      return condition.when === 'within'
        ? `first seen in the last ${days(condition.days)}`
        : `first seen more than ${days(condition.days)} ago`
    case 'last_seen':
      return condition.when === 'within'
        ? `seen in the last ${days(condition.days)}`
        : `last seen more than ${days(condition.days)} ago, or never`
    case 'company':
      return `company ${is(condition.is)} “${condition.value}”`
    case 'custom':
      return `${condition.key} ${is(condition.is)} “${condition.value}”`
    case 'verified':
      return condition.value ? 'verified' : 'not verified'
    case 'blocked':
      return condition.value ? 'blocked' : 'not blocked'
    case 'conversations':
      return `${condition.is === 'at-least' ? 'at least' : 'at most'} ${condition.count} ${
        condition.count === 1 ? 'conversation' : 'conversations'
      }`
    case 'has_open':
      return condition.value ? 'with an open conversation' : 'without an open conversation'
  }
}

function days(count: number): string {
  return count === 1 ? 'day' : `${count} days`
}

function is(how: 'equal' | 'containing'): string {
  return how === 'equal' ? 'is' : 'contains'
}
