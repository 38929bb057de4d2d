import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ContentCategory, ContentSection } from '#contract/entities/content.ts'
import { Button } from '#host-app/ui/buttons/button.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { languageName } from '../../common/languages.ts'
import { articlesLink } from '../articles/articles-link.ts'
import styles from './category-item.module.css'
import type { Direction } from './moved.ts'
import type { TopicChange } from './topic-dialog.tsx'
import { TopicLine } from './topic-line.tsx'

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
