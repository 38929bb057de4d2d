import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { UserProfile } from '#contract/entities/account.ts'
import { isComposingKey } from '#core/composing-key.ts'
import { errorText } from '#host-app/shared/api/api-error.ts'
import { useImpersonation } from '#host-app/shared/impersonation/impersonation-context.ts'
import { adminTheme } from '#host-app/shared/theme/admin-theme.ts'
import { Modal } from '#host-app/shared/ui/dialogs/modal.tsx'
import { useOwnAway } from '../agents/use-own-away.ts'
import { useSetAway } from '../agents/use-set-away.ts'
import { commandDetails } from '../commands/command-table.ts'
import { commands } from '../commands/commands.ts'
import { findCommands } from '../commands/find-commands.ts'
import { KeyCaps } from '../commands/key-caps.tsx'
import { useCommands } from '../commands/use-commands.ts'
import type { BarEntry } from './bar-entry.ts'
import styles from './command-bar.module.css'
import { useFoundEntries } from './use-found-entries.ts'

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

/** Returns the command bar's entries for the typed text: commands first, then what the search found. */
function useBarEntries(query: string) {
  const available = useSyncExternalStore(commands.subscribe, commands.all)
  const { found, error, isSearching } = useFoundEntries(query)
  const acts = findCommands(available, query).map((command): BarEntry => {
    const { group, title, keys } = commandDetails(command)
    const section = query.trim() === '' ? group : 'Commands'
    return { id: command.id, section, title, ...(keys !== undefined && { keys }), run: command.run }
  })
  return { entries: [...acts, ...found], error, isSearching }
}

/** Offers what concerns only the member: their status and their theme. */
function useOwnCommands({ id }: Pick<UserProfile, 'id'>): void {
  const isAway = useOwnAway(id, useImpersonation().current !== null).data
  const setAway = useSetAway()
  const theme = useSyncExternalStore(adminTheme().subscribe, adminTheme().chosen)
  const other = theme === 'dark' ? 'light' : 'dark'
  useCommands([
    typeof isAway === 'boolean' && {
      id: 'self:away',
      group: 'General',
      title: isAway ? 'Set yourself active' : 'Set yourself away',
      keywords: 'status available pause break',
      run: () => setAway.mutate(!isAway),
    },
    {
      id: 'self:theme',
      group: 'General',
      title: `Use the ${other} theme`,
      keywords: 'appearance mode colors',
      run: () => adminTheme().choose(other),
    },
  ])
}

type BarEntriesProps = {
  /** Prefix of the ids: `<id>-entries` is the list, `<id>-<index>` an entry. */
  readonly id: string
  readonly entries: readonly BarEntry[]
  /** Index of the entry that Enter runs; -1 for none. */
  readonly active: number
  readonly onPoint: (index: number) => void
  readonly onChoose: (entry: BarEntry) => void
}

/** The command bar's entries, grouped in sections. The focus stays in the input above. */
function BarEntries({ id, entries, active, onPoint, onChoose }: BarEntriesProps) {
  const sections = [...new Set(entries.map(({ section }) => section))]
  return (
    <div className={styles['entries']} id={`${id}-entries`} role="listbox" aria-label="Results">
      {sections.map(section => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
        <div key={section} role="group" aria-label={section}>
          <p aria-hidden="true">{section}</p>
          {entries.map((entry, index) => entry.section === section && line(entry, index))}
        </div>
      ))}
    </div>
  )

  function line(entry: BarEntry, index: number) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
      // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active entry.
      <div
        key={entry.id}
        id={`${id}-${index}`}
        className={styles['entry']}
        role="option"
        aria-selected={index === active}
        // `pointerenter` would also fire when the list moves below a resting pointer.
        onPointerMove={() => index !== active && onPoint(index)}
        onClick={() => onChoose(entry)}
      >
        <span className={styles['title']} dir="auto">
          {entry.title}
        </span>
        {entry.detail && <span className={styles['detail']}>{entry.detail}</span>}
        {entry.keys && <KeyCaps keys={entry.keys} />}
      </div>
    )
  }
}
