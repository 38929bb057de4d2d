import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { VIEW_NAME_MAX } from '#contract/constants/lists.ts'
import type { UserProfile } from '#contract/entities/account.ts'
import type { View } from '#contract/entities/conversation-list.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import { useApiAction } from '#host-app/shared/api/use-api.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { ClosableDialog } from '#host-app/shared/ui/dialogs/closable-dialog.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { useRemoval } from '../../../common/use-removal.tsx'
import styles from './manage-views-dialog.module.css'

type ManageViewsDialogProps = {
  readonly views: readonly View[]
  readonly member: UserProfile
  readonly onClose: () => void
}

/** Renames, shares, reorders and removes saved views. Each change is saved at once. */
export function ManageViewsDialog({ views, member, onClose }: ManageViewsDialogProps) {
  const change = useApiAction(
    (call, changes: readonly { id: string; body: RequestOf<'updateView'>['body'] }[]) =>
      Promise.all(changes.map(({ id, body }) => call('updateView', { params: { id }, body }))),
  )
  const [askToRemove, removalDialog] = useRemoval<View>({
    act: (call, { id }) => call('removeView', { params: { id } }),
    ask: ({ name, is_shared }) => ({
      title: `Remove the view ${name}?`,
      text: is_shared
        ? 'It disappears from everybody’s inbox. Its conversations stay.'
        : 'Its conversations stay.',
    }),
    done: 'View removed',
  })
  const isBusy = change.isPending
  const own = views.filter(
    view => view.owner_id === member.id || member.permissions.includes('settings.edit'),
  )

  /** Gives both views new positions, because two views may share one. */
  function swap(index: number, other: number): void {
    if (isBusy || !own[other]) return
    const order = own.map(({ id }) => id)
    ;[order[index], order[other]] = [order[other]!, order[index]!]
    change.mutate(order.map((id, place) => ({ id, body: { position: place + 1 } })))
  }

  return (
    <ClosableDialog title="Views" onClose={onClose}>
      {own.length === 0 && <p className={styles['none']}>Only their owners can change these views.</p>}
      <ul className={styles['views']}>
        {own.map((view, index) => {
          const { id, name, is_shared, owner_id } = view
          return (
            <li key={id}>
              <input
                aria-label={`Name of ${name}`}
                defaultValue={name}
                maxLength={VIEW_NAME_MAX}
                onBlur={event => {
                  const written = event.currentTarget.value.trim()
                  if (written === '') event.currentTarget.value = name
                  else if (written !== name) change.mutate([{ id, body: { name: written } }])
                }}
              />
              <Checkbox
                label="Shared"
                checked={is_shared}
                disabled={isBusy || owner_id !== member.id}
                onChange={event => change.mutate([{ id, body: { is_shared: event.currentTarget.checked } }])}
              />
              <IconButton
                label={`Move ${name} up`}
                // Not `disabled`, so that the button keeps the focus when the view reaches the top.
                aria-disabled={isBusy || index === 0}
                onClick={() => swap(index, index - 1)}
              >
                <ArrowUp size={14} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Move ${name} down`}
                aria-disabled={isBusy || index === own.length - 1}
                onClick={() => swap(index, index + 1)}
              >
                <ArrowDown size={14} aria-hidden="true" />
              </IconButton>
              <IconButton
                label={`Remove ${name}`}
                tone="danger"
                disabled={isBusy}
                onClick={() => askToRemove(view)}
              >
                <Trash2 size={14} aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {removalDialog}
    </ClosableDialog>
  )
}
