import { ChevronDown, Rows2, Rows3 } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import type { ConversationListState } from '#contract/entities/conversation-list.ts'
import type { Density } from '#host-app/admin/common/density.ts'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { NewConversationButton } from '../../outbound/new-conversation-button.tsx'
import styles from './conversation-list.module.css'
import { TABS } from './filters/filters.ts'
import { ListFilters } from './filters/list-filters.tsx'
import type { Listed } from './filters/list-params.ts'
import { ListSearch } from './filters/list-search.tsx'
import { LiveCallsButton } from './filters/live-calls-button.tsx'

type ListHeaderProps = {
  readonly listed: Listed
  readonly isLive: boolean
  readonly liveCalls: number
  readonly density: Density
  readonly field: RefObject<HTMLInputElement | null>
  /** The rail that the name of the list opens where it has no place at the side. */
  readonly rail: { readonly id: string; readonly isOpen: boolean; readonly onToggle: () => void }
  /** Whether the member may begin conversations. */
  readonly mayWrite: boolean
  /** The checkbox that selects all rows; false for members who may not act. */
  readonly selectAll: ReactNode
  readonly onState: (state: ConversationListState) => void
  readonly onShow: (listed: Listed) => void
  readonly onSearch: (q: string) => void
  readonly onDensity: () => void
}

/** The header of the list: which list it is, its search and its filters. */
export function ListHeader(props: ListHeaderProps) {
  const { listed, isLive, liveCalls, density, field, rail, mayWrite, onState, onShow, onSearch, onDensity } =
    props
  const { state, q } = listed.filter
  const name = TABS.find(({ key }) => key === state)?.label ?? 'Live calls'
  return (
    <>
      <div className={styles['heading']}>
        {props.selectAll}
        <span className={styles['name']}>{name}</span>
        <button
          type="button"
          className={styles['railButton']}
          aria-label={`Lists: ${name}`}
          aria-controls={rail.id}
          aria-expanded={rail.isOpen}
          onClick={rail.onToggle}
        >
          {name}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
        <span className={styles['connection']} role="status">
          {!isLive && 'Reconnecting…'}
        </span>
        <LiveCallsButton count={liveCalls} isChosen={state === 'live-calls'} onChoose={onState} />
        {mayWrite && <NewConversationButton />}
        <IconButton
          label="Compact rows"
          title="Compact rows"
          aria-pressed={density === 'compact'}
          onClick={onDensity}
        >
          {density === 'compact' ? (
            <Rows3 size={16} aria-hidden="true" />
          ) : (
            <Rows2 size={16} aria-hidden="true" />
          )}
        </IconButton>
      </div>
      <div className={styles['tools']}>
        <ListSearch q={q ?? ''} onSearch={onSearch} fieldRef={field} />
        <ListFilters listed={listed} onChange={onShow} />
      </div>
    </>
  )
}
