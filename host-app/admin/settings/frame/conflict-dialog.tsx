import { useState } from 'react'
import { systemClock } from '#host-app/adapters/browser/system-clock.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Dialog } from '#host-app/ui/dialogs/dialog.tsx'
import { Choice } from '#host-app/ui/fields/choice.tsx'
import { formatWhen } from '../../common/format.ts'
import styles from './conflict-dialog.module.css'
import { describeSetting } from './describe-setting.ts'
import type { SettingsDraft } from './use-settings-draft.ts'

const SIDES = { mine: 'Keep mine', theirs: 'Keep theirs' } as const
type Side = keyof typeof SIDES

/**
 * Shown when somebody else has saved the same section meanwhile. Where both changed the same field, the member sees both
 * values and chooses. Nothing is stored before.
 */
export function ConflictDialog({ draft }: { readonly draft: SettingsDraft }) {
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
          ? 'They changed other fields than you. You can save your changes as well.'
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
