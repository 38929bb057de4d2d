import { PanelRightOpen } from 'lucide-react'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { runCommand } from '#host-app/admin/commands/commands.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { useMedia } from '#host-app/shared/ui/use-media.ts'
import { customerLabel } from '../../common/customer-label.ts'
import styles from './customer-button.module.css'
import { WIDE_WINDOW } from './wide-window.ts'

/**
 * The customer's name in the thread's header; opens the customer's drawer. Only in windows without the pane, which
 * has the name, too.
 */
export function CustomerButton({ conversation }: { readonly conversation: StaffConversation }) {
  if (useMedia(WIDE_WINDOW)) return null
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
