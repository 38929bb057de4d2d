import { CircleDot } from 'lucide-react'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { FormError } from '#host-app/ui/fields/form-error.tsx'
import styles from './save-bar.module.css'
import type { SettingsDraft } from './use-settings-draft.ts'

/** The bar at the bottom of a settings page with unsaved changes: says what has changed, saves and discards it. */
export function SaveBar({ drafts }: { readonly drafts: readonly SettingsDraft[] }) {
  const labels = drafts.flatMap(({ changed, labels }) => changed.map(field => labels[field]))
  const failures = drafts.flatMap(({ failure }) => failure ?? [])

  function discard(): void {
    for (const draft of drafts) draft.discard()
  }

  return (
    <div className={styles['bar']}>
      <CircleDot size={16} aria-hidden="true" />
      <p role="status">
        <b>{labels.length === 1 ? '1 change is not saved.' : `${labels.length} changes are not saved.`}</b>{' '}
        <span>{labels.join(', ')}</span>
      </p>
      <FormError text={failures[0] ?? null} />
      <Button look="quiet" onClick={discard}>
        Discard
      </Button>
      <Button type="submit" look="primary" busy={drafts.some(({ isSaving }) => isSaving)}>
        Save changes
      </Button>
    </div>
  )
}
