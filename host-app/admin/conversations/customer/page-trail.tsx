import type { StaffConversation } from '#contract/entities/conversation.ts'
import { useApi } from '#host-app/shared/api/use-api.ts'
import { When } from '../../common/when.tsx'
import styles from './page-trail.module.css'
import { PanelSection } from './panel-section.tsx'

/** The pages of the company's site on which the visitor wrote, the newest first. Nothing without one. */
export function PageTrail({ conversation }: { readonly conversation: StaffConversation }) {
  const { id, last_sequence } = conversation
  const pages = useApi(
    'listVisitedPages',
    { params: { id } },
    {
      asOf: last_sequence,
      select: ({ pages }) => pages,
    },
  )
  if (!pages.data?.length) return null
  return (
    <PanelSection title="Pages">
      <ol className={styles['pages']}>
        {pages.data.map(({ title, path, visited_at }) => (
          <li key={`${visited_at} ${path}`}>
            <span className={styles['title']} dir="auto">
              {title || path}
            </span>
            <span className={styles['facts']}>
              {title && <bdi className={styles['path']}>{path}</bdi>}
              <When at={visited_at} />
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}
