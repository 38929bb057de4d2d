import { ListFilter } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { usePreload } from '#host-app/shared/ui/lazy/use-preload.ts'
import { Popover } from '#host-app/shared/ui/picker/popover.tsx'
import styles from '../conversation-list.module.css'
import { type Listed, NARROWED_BY } from './list-params.ts'

const FilterForm = lazyPart(async () => (await import('./filter-form.tsx')).FilterForm)
const LATER = [FilterForm]

type ListFiltersProps = {
  readonly listed: Listed
  readonly onChange: (listed: Listed) => void
}

/** A button with the number of active filters, and the filter form behind it. */
export function ListFilters({ listed, onChange }: ListFiltersProps) {
  usePreload(LATER)
  const count = NARROWED_BY.filter(field => listed.filter[field] !== undefined).length
  return (
    <Popover
      label="Filter and sort"
      button={
        <>
          <ListFilter size={13} aria-hidden="true" />
          Filter
          {count > 0 && <span className={styles['count']}>{count}</span>}
        </>
      }
    >
      {() => (
        <Suspense fallback={null}>
          <FilterForm listed={listed} onChange={onChange} />
        </Suspense>
      )}
    </Popover>
  )
}
