import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { Modal } from '#host-app/shared/ui/dialogs/modal.tsx'
import { Checkbox } from '#host-app/shared/ui/fields/field.tsx'
import { COMMAND_GROUPS, COMMAND_TABLE, type CommandDetails } from '../commands/command-table.ts'
import { KeyCaps } from '../commands/key-caps.tsx'
import { singleKeys } from '../commands/single-keys.ts'
import styles from './shortcut-dialog.module.css'

const COMMANDS: readonly CommandDetails[] = Object.values(COMMAND_TABLE)

/** Lists the keyboard shortcuts of the command table, with a switch that turns single-key shortcuts off. */
export function ShortcutDialog({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const [areOn, setAreOn] = useState(singleKeys.areOn)

  function turn(on: boolean): void {
    singleKeys.turn(on)
    setAreOn(on)
  }

  return (
    <Modal className={styles['dialog']} name={{ labelledBy: id }} closesOutside onClose={onClose}>
      <header>
        <h2 id={id}>Keyboard shortcuts</h2>
        <IconButton label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles['groups']}>
        {COMMAND_GROUPS.map(group => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {COMMANDS.filter(command => command.group === group).map(
                ({ title, keys }) =>
                  keys && (
                    <div key={title}>
                      <dt>{title}</dt>
                      <dd>
                        <KeyCaps keys={keys} />
                      </dd>
                    </div>
                  ),
              )}
            </dl>
          </section>
        ))}
      </div>
      <footer>
        <Checkbox
          label="Use single-key shortcuts in this browser"
          checked={areOn}
          onChange={event => turn(event.target.checked)}
        />
        <p>
          They don’t work while you type. I, A, E, S, L and P act on the selected conversations, else on the
          focused one of the list, else on the open one.
        </p>
        <p>
          While you write a reply, <KeyCaps keys="mod+Shift+Enter" /> sends it and resolves the conversation.
          With nothing to send, and in a note, it only leaves the text.
        </p>
      </footer>
    </Modal>
  )
}
