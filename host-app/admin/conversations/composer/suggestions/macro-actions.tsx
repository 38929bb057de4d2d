import type { Macro } from '#contract/entities/thread-tools.ts'
import { describeAction } from '#host-app/admin/rules/action-kinds.ts'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import { useColleagues, useTeams } from '../../../common/use-desk.ts'
import styles from '../../thread/thread-menus.module.css'

/** What a macro does, action by action, in words. */
export function MacroActions({ macro }: { readonly macro: Macro }) {
  const people = new Map(useColleagues().data?.map(({ id, full_name }) => [id, full_name]))
  const teams = new Map(useTeams().data?.map(({ id, name }) => [id, name]))
  return (
    <ul className={styles['actions']} aria-label={`What “${macro.name}” does`}>
      {macro.actions.map((action, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the actions don't change.
        <li key={index} dir="auto">
          {action.type === 'reply'
            ? `Reply to the customer: “${action.content}”`
            : describeAction(action, { people, teams })}
        </li>
      ))}
    </ul>
  )
}

type MacroDialogProps = {
  readonly macro: Macro
  /** Number of conversations that it applies to. */
  readonly count: number
  readonly onApply: () => void
  readonly onClose: () => void
}

/** Says what a macro does, and asks whether to apply it. */
export function MacroDialog({ macro, count, onApply, onClose }: MacroDialogProps) {
  return (
    <FormDialog
      title={`Apply “${macro.name}” to ${count === 1 ? 'the conversation' : `${count} conversations`}?`}
      action="Apply"
      isFocused
      busy={false}
      error={null}
      onSubmit={() => {
        onApply()
        onClose()
      }}
      onClose={onClose}
    >
      <MacroActions macro={macro} />
      {sendsReply(macro) && <p>It {sendsTo(count)}.</p>}
    </FormDialog>
  )
}

/** Returns whether a macro sends a reply. */
export function sendsReply({ actions }: Pick<Macro, 'actions'>): boolean {
  return actions.some(({ type }) => type === 'reply')
}

/** Says to whom a macro sends its reply. */
export function sendsTo(conversations: number): string {
  return conversations === 1 ? 'sends to the customer' : `sends to ${conversations} customers`
}
