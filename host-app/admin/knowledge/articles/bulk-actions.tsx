import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { BULK_MAX } from '#contract/constants/knowledge.ts'
import type { ContentSummary } from '#contract/entities/content.ts'
import { ERRORS } from '#contract/errors.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { changesOf } from '#host-app/shared/api/api-cache.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { callApi } from '#host-app/shared/api/call-api.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { FormDialog } from '#host-app/shared/ui/dialogs/form-dialog.tsx'
import styles from './bulk-actions.module.css'

type Action = 'publish' | 'archive' | 'remove'

const ACTIONS: Readonly<
  Record<Action, { readonly verb: string; readonly done: string; readonly text: string }>
> = {
  publish: { verb: 'Publish', done: 'Published', text: 'Visitors will read each draft as it is now.' },
  archive: {
    verb: 'Archive',
    done: 'Archived',
    text: 'Visitors and the AI no longer see archived articles. You can publish them again.',
  },
  remove: {
    verb: 'Remove',
    done: 'Removed',
    text: 'Removed articles are gone for good, with their versions, files and feedback. This cannot be undone.',
  },
}

type BulkActionsProps = {
  readonly chosen: readonly ContentSummary[]
  readonly onClear: () => void
  /** Called with the ids that were changed, to deselect them. */
  readonly onDone: (changed: readonly string[]) => void
}

/** Actions on several articles at once. Asks for confirmation first, and lists each refusal. */
export function BulkActions({ chosen, onClear, onDone }: BulkActionsProps) {
  const [action, setAction] = useState<Action | null>(null)
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: Action) =>
      changeAll(
        chosen.map(({ id }) => id),
        wanted,
      ),
    onSuccess({ changed, refused }, wanted) {
      onDone(changed)
      if (changed.length > 0) toast.success(`${ACTIONS[wanted].done}: ${changed.length}`)
      if (refused.length === 0) setAction(null)
    },
    onSettled: () => {
      for (const queryKey of changesOf('changeContents')) queryClient.invalidateQueries({ queryKey })
    },
  })
  const refused = change.data?.refused ?? []

  function close() {
    setAction(null)
    change.reset()
  }

  return (
    <section className={styles['bar']} aria-label="Selected articles">
      <span aria-live="polite">{chosen.length} chosen</span>
      {(Object.keys(ACTIONS) as Action[]).map(name => (
        <Button key={name} size="small" onClick={() => setAction(name)}>
          {ACTIONS[name].verb}
        </Button>
      ))}
      <Button size="small" look="quiet" onClick={onClear}>
        Clear selection
      </Button>
      {action !== null && (
        <FormDialog
          title={`${ACTIONS[action].verb} ${chosen.length === 1 ? 'one article' : `${chosen.length} articles`}?`}
          action={refused.length > 0 ? 'Try again' : ACTIONS[action].verb}
          isFinal={action === 'remove'}
          busy={change.isPending}
          error={change.error ? errorText(change.error) : null}
          onSubmit={() => change.mutate(action)}
          onClose={close}
        >
          <p>{ACTIONS[action].text}</p>
          {refused.length > 0 && (
            <ul className={styles['refused']} aria-label="Refused">
              {refused.map(({ id, code }) => (
                <li key={id}>
                  <strong dir="auto">{chosen.find(content => content.id === id)?.title ?? id}</strong>
                  <span>{ERRORS[code].text}</span>
                </li>
              ))}
            </ul>
          )}
        </FormDialog>
      )}
    </section>
  )
}

/** Sends one call after the other, each with the maximum number of ids. */
async function changeAll(ids: readonly string[], action: Action): Promise<ResponseOf<'changeContents'>> {
  const { changed, refused } = await callApi('changeContents', {
    body: { ids: ids.slice(0, BULK_MAX), action },
  })
  if (ids.length <= BULK_MAX) return { changed, refused }
  const rest = await changeAll(ids.slice(BULK_MAX), action)
  return { changed: [...changed, ...rest.changed], refused: [...refused, ...rest.refused] }
}
