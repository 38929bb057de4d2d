import { Link } from 'react-router-dom'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { Avatar } from '#host-app/shared/ui/avatar.tsx'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { breakable } from '../../common/breakable.tsx'
import { customerLabel } from '../../common/customer-label.ts'
import styles from './customer-panel.module.css'

type CustomerHeadProps = {
  readonly conversation: StaffConversation
  readonly isBlocked?: boolean
}

/** Who the customer is and whether the company vouched for them, with a link to the customer's page. */
export function CustomerHead({ conversation, isBlocked = false }: CustomerHeadProps) {
  const { customer_id, is_verified } = conversation
  const name = customerLabel(conversation)
  return (
    <div className={styles['who']}>
      <Avatar name={name} />
      <div>
        {customer_id === null ? (
          <b dir="auto">{breakable(name)}</b>
        ) : (
          <Link to={`/admin/customers/${customer_id}`} title="Open customer" dir="auto">
            {breakable(name)}
          </Link>
        )}
        <p className={styles['badges']}>
          <Badge tone={is_verified ? 'good' : 'neutral'}>
            {is_verified ? 'Verified by your site' : 'Not verified'}
          </Badge>
          {isBlocked && <Badge tone="danger">Blocked</Badge>}
        </p>
      </div>
    </div>
  )
}
