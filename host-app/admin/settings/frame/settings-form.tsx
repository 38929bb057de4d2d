import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLeaveGuard } from '#host-app/ui/use-leave-guard.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { SaveBar } from './save-bar.tsx'
import styles from './settings-form.module.css'
import type { SettingsDraft } from './use-settings-draft.ts'

type Props = {
  /** The sections that the page edits together. */
  readonly drafts: readonly SettingsDraft[]
  readonly children: ReactNode
  /** What is shown beside the form, such as a preview. */
  readonly aside?: ReactNode
}

/**
 * The form of a settings page: its fields, and a bar that saves what has changed. Members who may not change settings
 * see the fields, but can't edit them.
 */
export function SettingsForm({ drafts, children, aside }: Props) {
  const mayEdit = useAdmin().permissions.includes('settings.edit')
  const isUnsaved = drafts.some(({ changed }) => changed.length > 0)
  const interrupted = drafts.find(({ interruption }) => interruption !== null)
  const form = useRef<HTMLFormElement>(null)
  useLeaveGuard(isUnsaved)

  async function save(): Promise<void> {
    for (const draft of drafts) if (draft.changed.length > 0) await draft.save()
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    void save()
  }

  useEffect(() => {
    if (!isUnsaved) return
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      form.current!.requestSubmit()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isUnsaved])

  return (
    <form ref={form} className={styles['form']} onSubmit={submit}>
      <div className={aside ? styles['split'] : undefined}>
        <fieldset className={styles['fields']} disabled={!mayEdit}>
          <ReadOnlyNote permission="settings.edit" />
          {children}
        </fieldset>
        {aside}
      </div>
      {isUnsaved && mayEdit && <SaveBar drafts={drafts} />}
      {interrupted && <ConflictDialog draft={interrupted} />}
    </form>
  )
}
