import type { ReactNode } from 'react'
import type { ContentCategory, ContentSection } from '#contract/entities/content.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { MoveButtons } from './move-buttons.tsx'
import type { Direction } from './moved.ts'
import styles from './topic-line.module.css'

type TopicLineProps = {
  readonly topic: ContentCategory | ContentSection
  readonly place: number
  readonly count: number
  /** Whether the member may move, change and remove it. */
  readonly isEditable: boolean
  /** Shown after its name, such as its number of articles. */
  readonly children: ReactNode
  readonly onMove: (direction: Direction) => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A category or a section with its buttons. */
export function TopicLine({ topic, place, count, isEditable, children, ...does }: TopicLineProps) {
  const { name, slug, description } = topic
  return (
    <div className={styles['line']}>
      {isEditable && <MoveButtons name={name} place={place} count={count} onMove={does.onMove} />}
      <div className={styles['words']}>
        <p>
          <strong dir="auto">{name}</strong> <span className={styles['slug']}>{slug}</span>
        </p>
        {description !== '' && (
          <p className={styles['description']} dir="auto">
            {description}
          </p>
        )}
      </div>
      <div className={styles['facts']}>{children}</div>
      {isEditable && (
        <div className={styles['actions']}>
          <Button size="small" look="quiet" aria-label={`Edit ${name}`} onClick={does.onEdit}>
            Edit
          </Button>
          <Button size="small" look="quiet" aria-label={`Remove ${name}`} onClick={does.onRemove}>
            Remove
          </Button>
        </div>
      )}
    </div>
  )
}
