import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { errorText } from '../../adapters/api/api-error.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { BarEntries } from './bar-entries.tsx'
import type { BarEntry } from './bar-entry.ts'
import styles from './command-bar.module.css'
import { useBarEntries } from './use-bar-entries.ts'
import { useOwnCommands } from './use-own-commands.ts'

type CommandBarProps = { readonly member: UserProfile; readonly onClose: () => void }

/**
 * The command bar: finds commands, pages, conversations, customers and articles by text. A combobox (ARIA authoring
 * practices).
 */
export function CommandBar({ member, onClose }: CommandBarProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [wanted, setWanted] = useState(0)
  useOwnCommands(member)
  const { entries, error, isSearching } = useBarEntries(query)
  // The list may have become shorter since the entry was highlighted.
  const active = Math.min(wanted, entries.length - 1)

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  function run(entry: BarEntry): void {
    // Closing returns the focus to where it was; the command may then move it.
    flushSync(onClose)
    entry.run()
  }

  function move(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent)) return
    const entry = entries[active]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setWanted((active + step + entries.length) % entries.length)
    else if (event.key === 'Enter' && entry) run(entry)
    else return
    event.preventDefault()
  }

  return (
    <Modal className={styles['bar']} name={{ label: 'Command bar' }} closesOutside onClose={onClose}>
      <div className={styles['field']}>
        <Search size={16} aria-hidden="true" />
        <input
          role="combobox"
          aria-label="What do you want to do?"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-entries`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder="Type a command or search…"
          value={query}
          onChange={event => {
            setQuery(event.target.value)
            setWanted(0)
          }}
          onKeyDown={move}
        />
      </div>
      <BarEntries id={id} entries={entries} active={active} onPoint={setWanted} onChoose={run} />
      <p className={styles['none']} role="status">
        {note()}
      </p>
    </Modal>
  )

  function note(): string | null {
    if (error) return `The search failed: ${errorText(error)}`
    if (entries.length > 0) return null
    return isSearching ? 'Searching…' : `No results for “${query.trim()}”.`
  }
}
