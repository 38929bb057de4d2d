import {
  AlarmClock,
  CircleCheck,
  CircleDashed,
  Hand,
  Inbox,
  Layers,
  type LucideIcon,
  OctagonAlert,
  TicketCheck,
  UserRound,
  Users,
} from 'lucide-react'
import type { UserProfile } from '#contract/entities/account.ts'
import type { ConversationListState } from '#contract/entities/conversation-list.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import { ViewList } from '#host-app/admin/conversations/list/views/view-list.tsx'
import { useTeams } from '../../../common/use-desk.ts'
import { TABS } from '../filters/filters.ts'
import { isSameList, type Listed, readListed } from '../filters/list-params.ts'
import styles from './inbox-rail.module.css'
import { RailButton } from './rail-button.tsx'

const ICONS: Readonly<Record<(typeof TABS)[number]['key'], LucideIcon>> = {
  waiting: Hand,
  mine: UserRound,
  unassigned: CircleDashed,
  open: Inbox,
  tickets: TicketCheck,
  snoozed: AlarmClock,
  spam: OctagonAlert,
  resolved: CircleCheck,
  all: Layers,
}

type InboxRailProps = {
  readonly id: string
  /** Whether it lies above the list, where it has no place beside it. */
  readonly isOpen: boolean
  readonly listed: Listed
  readonly counts: ResponseOf<'countConversations'> | undefined
  readonly onState: (state: ConversationListState) => void
  readonly onShow: (listed: Listed) => void
  readonly mayKeep: boolean
  readonly member: UserProfile
}

/** The lists to choose from, at the side of the list: states with their counts, teams, and saved views. */
export function InboxRail(props: InboxRailProps) {
  const { id, isOpen, listed, counts, onState, onShow, mayKeep, member } = props
  const { filter } = listed
  const teams = (useTeams().data ?? []).map(({ id, name }) => ({
    id,
    name,
    list: readListed(new URLSearchParams({ team: id })),
  }))
  const isOfTeam = teams.some(({ list }) => isSameList(list, listed))
  return (
    <div id={id} className={styles['rail']} data-open={isOpen || undefined}>
      <p className={styles['title']} aria-hidden="true">
        Inbox
      </p>
      <fieldset>
        <legend className="visually-hidden">Show</legend>
        {TABS.map(({ key, label, isCounted }) => {
          const Icon = ICONS[key]
          return (
            <RailButton
              key={key}
              label={label}
              mark={<Icon size={16} strokeWidth={1.75} aria-hidden="true" />}
              count={isCounted ? counts?.counts[key] : undefined}
              isUrgent={key === 'waiting'}
              isChosen={filter.state === key && !isOfTeam}
              onChoose={() => onState(key)}
            />
          )
        })}
      </fieldset>
      {teams.length > 0 && (
        <fieldset>
          <legend>Teams</legend>
          {teams.map(team => (
            <RailButton
              key={team.id}
              label={team.name}
              mark={<Users size={16} strokeWidth={1.75} aria-hidden="true" />}
              count={counts && (counts.teams[team.id] ?? 0)}
              isChosen={isSameList(team.list, listed)}
              onChoose={() => onShow(team.list)}
            />
          ))}
        </fieldset>
      )}
      <ViewList listed={listed} onShow={onShow} mayKeep={mayKeep} member={member} />
    </div>
  )
}
