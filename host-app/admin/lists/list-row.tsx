import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { CustomerList } from '#contract/entities/customer-list.ts'
import { callApi } from '../../adapters/api/call-api.ts'
import { queryKeys } from '../../adapters/api/query-keys.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx'
import { useAdminAction } from '../common/use-admin-action.ts'
import { conditionText } from './condition-text.ts'
import styles from './list-row.module.css'
import { MemberCount } from './member-count.tsx'

type ListRowProps = { readonly list: CustomerList; readonly mayChange: boolean; readonly onEdit: () => void }

/** One list: its conditions, its current number of customers, and its buttons. */
export function ListRow({ list, mayChange, onEdit }: ListRowProps) {
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
