import { ChevronDown, ChevronUp, Plus } from 'lucide-react'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ContentCategory, ContentSection } from '#contract/entities/content.ts'
import { Badge } from '#host-app/shared/ui/badge.tsx'
import { Button } from '#host-app/shared/ui/buttons/button.tsx'
import { IconButton } from '#host-app/shared/ui/buttons/icon-button.tsx'
import { languageName } from '../../common/languages.ts'
import { articlesLink } from '../articles/articles-link.ts'
import styles from './category-item.module.css'
import type { Direction } from './moved.ts'
import type { TopicChange } from './topic-dialog.tsx'

type CategoryItemProps = {
  readonly category: ContentCategory
  readonly place: number
  readonly count: number
  readonly isEditable: boolean
  /** `of` is the category of the section to move; null for moving the category itself. */
  readonly onMove: (of: string | null, id: string, direction: Direction) => void
  readonly onChange: (change: TopicChange) => void
  readonly onRemove: (topic: ContentCategory | ContentSection) => void
}

/** A category with its sections. */
export function CategoryItem({ category, place, count, isEditable, ...does }: CategoryItemProps) {
  const { id, name, language, contents, sections } = category
  return (
    <li className={styles['category']}>
      <TopicLine
        topic={category}
        place={place}
        count={count}
        isEditable={isEditable}
        onMove={direction => does.onMove(null, id, direction)}
        onEdit={() => does.onChange({ kind: 'category', topic: category })}
        onRemove={() => does.onRemove(category)}
      >
        <Badge>{languageName(language)}</Badge>
        <Link to={articlesLink({ category_id: id })} aria-label={`${articles(contents)} in ${name}`}>
          {articles(contents)}
        </Link>
      </TopicLine>
      <ul className={styles['sections']} aria-label={`Sections of ${name}`}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <TopicLine
              topic={section}
              place={index}
              count={sections.length}
              isEditable={isEditable}
              onMove={direction => does.onMove(id, section.id, direction)}
              onEdit={() => does.onChange({ kind: 'section', topic: section })}
              onRemove={() => does.onRemove(section)}
            >
              {articles(section.contents)}
            </TopicLine>
          </li>
        ))}
        {isEditable && (
          <li>
            <Button
              size="small"
              look="quiet"
              aria-label={`New section in ${name}`}
              onClick={() => does.onChange({ kind: 'new-section', category })}
            >
              <Plus size={14} aria-hidden="true" />
              New section
            </Button>
          </li>
        )}
      </ul>
    </li>
  )
}

function articles(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`
}

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
function TopicLine({ topic, place, count, isEditable, children, ...does }: TopicLineProps) {
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

type MoveButtonsProps = {
  /** The name of what is moved, for the buttons' labels. */
  readonly name: string
  /** Its index, from 0, among `count`. */
  readonly place: number
  readonly count: number
  readonly onMove: (direction: Direction) => void
}

/** Buttons that move an item of a list up and down. The pressed button keeps the focus. */
function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLButtonElement>(null)
  // The row is taken out of the page and put in elsewhere, which takes the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new place that calls for it.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [place])

  function move(event: MouseEvent<HTMLButtonElement>, direction: Direction) {
    if (event.currentTarget.getAttribute('aria-disabled') === 'true') return
    pressed.current = event.currentTarget
    onMove(direction)
  }

  return (
    <span className={styles['buttons']}>
      <IconButton label={`Move ${name} up`} aria-disabled={place === 0} onClick={event => move(event, 'up')}>
        <ChevronUp size={16} aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Move ${name} down`}
        aria-disabled={place === count - 1}
        onClick={event => move(event, 'down')}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
