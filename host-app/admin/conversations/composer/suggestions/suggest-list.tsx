import { Link } from 'react-router-dom'
import { PickRow } from '#host-app/shared/ui/picker/pick-row.tsx'
import styles from './suggest-list.module.css'
import type { Suggestions } from './use-suggestions.ts'

type SuggestListProps = {
  readonly id: string
  readonly suggestions: Suggestions
  readonly onChoose: (index: number) => void
}

/** Suggestions above the field, which keeps the focus (ARIA authoring practices, "combobox"). */
export function SuggestList({ id, suggestions, onChoose }: SuggestListProps) {
  const { sign, options, active, setActive, isLoading } = suggestions
  const label = sign === '/' ? 'Canned replies' : 'Colleagues'
  if (options.length === 0) {
    return (
      <p id={id} className={styles['empty']} role="status">
        {isLoading ? 'Loading…' : sign === '/' ? <NoReplies /> : 'No colleague has this name.'}
      </p>
    )
  }
  return (
    <div id={id} className={styles['list']} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <PickRow
          key={option.id}
          id={`${id}-${index}`}
          isActive={index === active}
          isChosen={index === active}
          onPoint={() => setActive(index)}
          onChoose={() => onChoose(index)}
        >
          <span className={styles['label']} dir="auto">
            {option.label}
          </span>
          <span className={styles['detail']} dir="auto">
            {option.detail}
          </span>
        </PickRow>
      ))}
    </div>
  )
}

function NoReplies() {
  return (
    <>
      No canned reply matches. <Link to="/admin/settings/canned-replies">Write one</Link>
    </>
  )
}
