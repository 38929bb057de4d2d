import { ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react'
import type { RefObject } from 'react'
import { PRIORITIES } from '#contract/constants/desk.ts'
import type { StaffConversation } from '#contract/entities/conversation.ts'
import { keyShortcuts } from '#host-app/admin/commands/key-caps.tsx'
import { PickList } from '#host-app/shared/ui/picker/pick-list.tsx'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import { PRIORITY_LABELS } from '../../common/priority-labels.ts'
import styles from '../thread/thread-menus.module.css'

type Priority = StaffConversation['priority']

const ICONS = { urgent: ChevronsUp, high: ChevronUp, medium: Equal, low: ChevronDown } as const

type PriorityMenuProps = {
  readonly priority: Priority
  readonly onChoose: (priority: Priority) => void
  readonly buttonRef: RefObject<HTMLButtonElement | null>
}

/** Shows the conversation's priority, and a menu that changes it. */
export function PriorityMenu({ priority, onChoose, buttonRef }: PriorityMenuProps) {
  return (
    <Popover
      label="Priority"
      buttonRef={buttonRef}
      shortcuts={keyShortcuts('priority')}
      button={
        <>
          <PriorityIcon priority={priority} />
          <span className="visually-hidden">Priority: </span>
          {PRIORITY_LABELS[priority]}
        </>
      }
    >
      {close => (
        <PickList
          label="Priority…"
          options={[...PRIORITIES].reverse().map(each => ({
            id: each,
            label: PRIORITY_LABELS[each],
            icon: <PriorityIcon priority={each} />,
            isChosen: each === priority,
          }))}
          onPick={({ id, isChosen }) => {
            const chosen = PRIORITIES.find(each => each === id)
            if (chosen && !isChosen) onChoose(chosen)
            close()
          }}
        />
      )}
    </Popover>
  )
}

function PriorityIcon({ priority }: { readonly priority: Priority }) {
  const Icon = ICONS[priority]
  return <Icon size={14} aria-hidden="true" className={styles[priority]} />
}
