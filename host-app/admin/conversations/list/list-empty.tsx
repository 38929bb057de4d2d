import { MessagesSquare } from 'lucide-react'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { ButtonLink } from '#host-app/shared/ui/buttons/button-link.tsx'
import { NoMatches } from '#host-app/shared/ui/no-matches.tsx'
import { Notice } from '#host-app/shared/ui/notice.tsx'
import { SETUP_PATH } from '../../common/admin-links.ts'
import { TABS } from './filters/filters.ts'
import { isNarrowed, type Listed, NARROWED_BY } from './filters/list-params.ts'

type ListEmptyProps = {
  readonly listed: Listed
  /** Whether the company has no conversation at all. */
  readonly isNew: boolean
  readonly maySetUp: boolean
  readonly onShow: (listed: Listed) => void
}

/** What a list without rows shows: what will be here, or how to find more. */
export function ListEmpty({ listed, isNew, maySetUp, onShow }: ListEmptyProps) {
  const { state, q } = listed.filter
  if (isNew) {
    return (
      <Notice
        icon={<MessagesSquare size={20} aria-hidden="true" />}
        text="Conversations appear here when visitors write in the chat."
      >
        {maySetUp && <ButtonLink to={SETUP_PATH}>Set up your workspace</ButtonLink>}
      </Notice>
    )
  }
  if (!isNarrowed(listed)) {
    return (
      <Notice
        icon={<MessagesSquare size={20} aria-hidden="true" />}
        text={TABS.find(({ key }) => key === state)?.empty ?? 'Nobody is on a call.'}
      />
    )
  }
  return (
    <NoMatches
      what="conversations"
      words={q}
      hasFilters={NARROWED_BY.some(key => listed.filter[key] !== undefined)}
      onClear={() => onShow({ ...listed, filter: { state } })}
    >
      {state !== 'all' && (
        <Button onClick={() => onShow({ ...listed, filter: { ...listed.filter, state: 'all' } })}>
          Search all conversations
        </Button>
      )}
    </NoMatches>
  )
}
