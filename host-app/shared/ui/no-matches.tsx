import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './buttons/button.tsx'
import { Notice } from './notice.tsx'

type NoMatchesProps = {
  /** What the list has, such as 'customers'. */
  readonly what: string
  /** The words searched for; none if only filters were set. */
  readonly words?: string | undefined
  readonly hasFilters?: boolean
  readonly onClear: () => void
  /** A further button. */
  readonly children?: ReactNode
}

/** In place of a list that a search or filters left empty: repeats the words, and offers to clear them. */
export function NoMatches({ what, words, hasFilters = false, onClear, children }: NoMatchesProps) {
  const criteria = [words && `“${words}”`, (hasFilters || !words) && 'these filters']
  const cleared = !words ? 'the filters' : hasFilters ? 'search and filters' : 'the search'
  return (
    <Notice
      icon={<Search size={20} aria-hidden="true" />}
      text={`No ${what} match ${criteria.filter(Boolean).join(' and ')}.`}
    >
      {children}
      <Button onClick={onClear}>Clear {cleared}</Button>
    </Notice>
  )
}
