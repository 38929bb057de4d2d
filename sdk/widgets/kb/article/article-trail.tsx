import type { Article } from '#contract/entities/knowledge.ts'
import { useKbMessages } from '#sdk/ui/messages/use-kb-messages.ts'
import { directionOf } from '#sdk/ui/text/direction-of.ts'
import type { KbSession } from '../kb-session.ts'

type Props = { readonly session: KbSession; readonly article: Article }

/** Breadcrumbs of an article: links to its category and section. */
export function ArticleTrail({ session, article: { category, section } }: Props) {
  const { t } = useKbMessages()
  if (!category) return null
  return (
    <nav aria-label={t.trail}>
      <ol className="trail">
        <li>
          <button type="button" className="link" onClick={() => session.show({ kind: 'home' })}>
            {t.toStart}
          </button>
        </li>
        <li>
          <button
            type="button"
            className="link"
            dir={directionOf(category.name)}
            onClick={() => session.show({ kind: 'category', ...category })}
          >
            {category.name}
          </button>
        </li>
        {section && (
          <li>
            <span dir={directionOf(section.name)}>{section.name}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
