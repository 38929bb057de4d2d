import { ListFilter } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CustomerCondition, CustomerList } from '#contract/entities/customer-list.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { useAdmin } from '../admin-layout.tsx'
import { RecordList } from '../common/record-list.tsx'
import { ListDialog } from './list-dialog.tsx'
import { MemberCount } from './member-count.tsx'

/** `/admin/lists`: lists of customers defined by conditions (ADMIN-02). */
export function ListsPage() {
  const { permissions } = useAdmin()
  const lists = useApi('listCustomerLists', {}, { select: ({ lists }) => lists })
  return (
    <RecordList<CustomerList>
      title="Lists"
      noun="list"
      lead="Customers that match the same conditions. Lists update by themselves."
      query={lists}
      empty={{
        icon: <ListFilter size={20} aria-hidden="true" />,
        text: 'Lists of customers appear here, such as everybody with an open conversation.',
      }}
      mayAdd={permissions.includes('conversations.reply')}
      permission="conversations.reply"
      columns={['Name', 'Conditions', 'Size', 'Created by']}
      nameOf={({ name }) => name}
      cells={({ id, name, filter, created_by_name }) => [
        <Link key="name" to={`/admin/customers?${new URLSearchParams({ list_id: id })}`} dir="auto">
          {name}
        </Link>,
        filter.length === 0 ? 'Everybody' : filter.map(conditionText).join('; '),
        <MemberCount key="size" filter={filter} />,
        created_by_name,
      ]}
      editor={(list, onClose) => <ListDialog list={list} onClose={onClose} />}
      removal={{
        act: (call, { id }) => call('removeCustomerList', { params: { id } }),
        text: 'Its customers stay.',
      }}
    />
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
