import type { Query } from '#server/ports/database.ts'
import { AppError } from '../../app-error.ts'
import { PUBLISHED } from '../articles/article-rows.ts'
import type { Previewed } from '../search/knowledge.ts'

/**
 * What publishing or archiving an article would change for visitors, and the slug it would have (null if visitors
 * would not read it).
 */
export type PreviewedDraft = Previewed & { readonly slug: string | null }

type DraftRow = {
  readonly slug: string
  readonly title: string
  readonly body: string
  readonly alternate_questions: string[]
  readonly language: string
  readonly visibility: string
  readonly revision: number
  /** Its present slug; null if visitors do not read it. */
  readonly live_slug: string | null
}

/**
 * Reads an article's draft as if it were published or, with `archive`, withdrawn. The transaction must run under a
 * member's claims.
 * @throws content_not_found (404); content_changed (409) if its revision is not `revision`.
 */
export async function readPreviewed(
  query: Query,
  companyId: string,
  id: string,
  {
    action = 'publish',
    revision,
  }: { readonly action?: 'publish' | 'archive'; readonly revision?: number | undefined } = {},
): Promise<PreviewedDraft> {
  const [draft] = await query<DraftRow>(
    `select d.slug, d.title, d.body, d.alternate_questions, c.language, d.visibility, d.revision,
            case when ${PUBLISHED} then c.slug end as live_slug
       from public.content_drafts d join public.content c on c.id = d.id
      where d.company_id = $1 and d.id = $2`,
    [companyId, id],
  )
  if (!draft) throw new AppError('content_not_found')
  if (revision !== undefined && revision !== draft.revision) throw new AppError('content_changed')
  const { slug, title, body, alternate_questions, language, visibility, live_slug } = draft
  const removed = live_slug === null ? [] : [live_slug]
  if (action === 'archive' || visibility !== 'public') return { put: [], removed, slug: null }
  return { put: [{ slug, title, body, alternate_questions, language }], removed, slug }
}
