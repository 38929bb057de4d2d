import { PanelRightOpen } from 'lucide-react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { runCommand } from '#host-app/features/commands/commands.ts'
import { keyShortcuts } from '#host-app/features/commands/key-caps.tsx'
import { useMedia } from '#host-app/ui/use-media.ts'
import { customerLabel } from '../thread/messages/sender-name.ts'
import { BESIDE_THREAD } from './beside-thread.ts'
import styles from './customer-button.module.css'

/**
 * The customer's name in the thread's header; opens the customer's drawer. Only in windows without the pane, which
 * has the name, too.
 */
export function CustomerButton({ conversation }: { readonly conversation: StaffConversation }) {
  if (useMedia(BESIDE_THREAD)) return null
  const name = customerLabel(conversation)
  return (
    <button
      type="button"
      className={styles['button']}
      aria-haspopup="dialog"
      aria-label={`Customer: ${name}`}
      aria-keyshortcuts={keyShortcuts('customer')}
      onClick={() => runCommand('customer')}
    >
      <span dir="auto">{name}</span>
      <PanelRightOpen size={14} aria-hidden="true" />
    </button>
  )
}
