import { ShieldBan } from 'lucide-react'
import { useState } from 'react'
import { BLOCK_REASON_MAX, NETWORK_BLOCK_MS } from '#contract/constants/customers.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { useApi, useApiAction } from '#host-app/shared/api/use-api.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Field } from '#host-app/shared/ui/fields/field.tsx'
import { useAdmin } from '../../admin-layout.tsx'
import { BlockDialog, type OnBlocked } from '../../common/block-dialog.tsx'
import { When } from '../../common/when.tsx'
import styles from './customer-panel.module.css'
import { PanelSection } from './panel-section.tsx'

const DAYS = NETWORK_BLOCK_MS / (24 * 60 * 60 * 1_000)

type NetworkBlockProps = { readonly conversation: StaffConversation; readonly onBlocked: OnBlocked }

/** Whether the network of a conversation is blocked, with buttons that change it. Nothing shows if it is not known. */
export function NetworkBlock({ conversation, onBlocked }: NetworkBlockProps) {
  const { id, last_sequence, status } = conversation
  const { permissions } = useAdmin()
  const [isAsking, setAsking] = useState(false)
  // The visitor's message may come from another network.
  const { data } = useApi('readNetwork', { params: { id } }, { asOf: last_sequence })
  const unblock = useApiAction((call, id: string) => call('unblockNetwork', { params: { id } }), {
    done: 'Network unblocked',
  })
  const mayBlock = permissions.includes('conversations.reply')
  if (!data || (data.block === null && !(data.is_known && mayBlock))) return null
  const { block } = data
  return (
    <PanelSection title="Network">
      {block && (
        <div className={styles['actions']}>
          <Badge tone="danger">Network blocked</Badge>
          <span className={styles['soft']}>
            by {block.blocked_by_name}, <When at={block.blocked_at} />
          </span>
        </div>
      )}
      {block && <p dir="auto">{block.reason}</p>}
      {mayBlock && (
        <Button
          size="small"
          busy={unblock.isPending}
          onClick={() => (block ? unblock.mutate(block.id) : setAsking(true))}
        >
          <ShieldBan size={13} aria-hidden="true" />
          {block ? 'Unblock network' : 'Block network'}
        </Button>
      )}
      <p className={styles['soft']}>
        {block
          ? 'No one on this network can write or call'
          : 'Stops everyone on this network from writing and calling'}
        , except verified customers.{' '}
        {block ? (
          <>
            Ends <When at={block.expires_at} />.
          </>
        ) : (
          `Ends after ${DAYS} days.`
        )}
      </p>
      {isAsking && (
        <BlockDialog
          who="network"
          mayResolve={status !== 'resolved'}
          act={(call, fields) =>
            call('blockNetwork', { params: { id }, body: { reason: String(fields.get('reason')) } })
          }
          onBlocked={onBlocked}
          onUndo={({ block }) => block && unblock.mutate(block.id)}
          onClose={() => setAsking(false)}
        >
          <p>
            Everybody who shares the visitor’s internet connection is blocked for {DAYS} days: a household, or
            a whole office or café. You see no address, and can unblock it at any time.
          </p>
          <Field
            label="Reason"
            name="reason"
            required
            maxLength={BLOCK_REASON_MAX}
            autoComplete="off"
            dir="auto"
          />
        </BlockDialog>
      )}
    </PanelSection>
  )
}
