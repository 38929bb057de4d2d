import { CircleDot } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { BRAND_IMAGE_KEY } from '#contract/constants/settings.ts'
import { systemClock } from '#host-app/shared/browser/system-clock.ts'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { Dialog } from '#host-app/shared/ui/dialogs/dialog.tsx'
import { Choice } from '#host-app/shared/ui/fields/choice.tsx'
import { FormError } from '#host-app/shared/ui/fields/form-error.tsx'
import { useLeaveGuard } from '#host-app/shared/ui/use-leave-guard.ts'
import { useAdmin } from '../../admin-layout.tsx'
import { formatWhen } from '../../common/format.ts'
import { ReadOnlyNote } from '../../common/permission-notes.tsx'
import styles from './settings-form.module.css'
import type { SettingsDraft } from './use-settings-draft.ts'

const SIDES = { mine: 'Keep mine', theirs: 'Keep theirs' } as const

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

/** The bar at the bottom of a settings page with unsaved changes: says what has changed, saves and discards it. */
function SaveBar({ drafts }: { readonly drafts: readonly SettingsDraft[] }) {
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

type Side = keyof typeof SIDES

/**
 * Shown when somebody else has saved the same section meanwhile. Where both changed the same field, the member sees both
 * values and chooses. Nothing is stored before.
 */
function ConflictDialog({ draft }: { readonly draft: SettingsDraft }) {
  const { interruption, labels, isSaving, resolve, leaveInterruption } = draft
  const { state, conflicts } = interruption!
  const [openedAt] = useState(systemClock.now)
  const savedAgo = formatWhen(state.saved_at!, openedAt)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})

  function save(): void {
    const chosen = conflicts.map(({ field, mine, theirs }) => [
      field,
      sides[field] === 'theirs' ? theirs : mine,
    ])
    void resolve(Object.fromEntries(chosen))
  }

  return (
    <Dialog
      title={`${state.saved_by_name} saved these settings ${savedAgo === 'now' ? 'just now' : savedAgo}`}
      onClose={leaveInterruption}
    >
      <p>
        {conflicts.length === 0
          ? 'They changed different fields. You can still save yours.'
          : 'You both changed the fields below. Choose what to keep; nothing is saved until then.'}
      </p>
      {conflicts.map(({ field, mine, theirs }) => (
        <div key={field} className={styles['field']}>
          <b>{labels[field]}</b>
          <dl>
            <dt>Yours</dt>
            <dd dir="auto">{describeSetting(mine)}</dd>
            <dt>Theirs</dt>
            <dd dir="auto">{describeSetting(theirs)}</dd>
          </dl>
          <Choice
            label={`${labels[field]}: what to keep`}
            options={SIDES}
            value={sides[field] ?? 'mine'}
            onChange={side => setSides({ ...sides, [field]: side })}
          />
        </div>
      ))}
      <div className={styles['actions']}>
        <Button onClick={leaveInterruption}>Back to the form</Button>
        <Button look="primary" busy={isSaving} onClick={save}>
          Save
        </Button>
      </div>
    </Dialog>
  )
}

/**
 * Returns a setting's value in words, for comparing two of them: `On`, `Nothing`, a list's entries, or the fields of a
 * group, such as `en: Hello`.
 */
function describeSetting(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string' && BRAND_IMAGE_KEY.test(value)) return 'An uploaded image'
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.map(describeSetting).join(', ')
  if (typeof value !== 'object') return String(value)
  const fields = Object.entries(value).map(
    ([name, each]) => `${name.replaceAll('_', ' ')}: ${describeSetting(each)}`,
  )
  return fields.length === 0 ? 'Nothing' : fields.join('; ')
}
