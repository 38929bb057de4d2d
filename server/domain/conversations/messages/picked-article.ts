import type { Citation } from '#contract/entities/message.ts'
import type { Query } from '#server/ports/database.ts'
import { PUBLISHED } from '../../knowledge/articles/article-rows.ts'
import type { LockedConversation } from '../lock-conversation.ts'

/**
 * Returns the article that a visitor picked, with the title under which it was suggested. Null unless it's in the
 * conversation's last suggestions and still public.
 */
export async function pickedArticle(
  query: Query,
  { id, company_id }: Pick<LockedConversation, 'id' | 'company_id'>,
  slug: string,
): Promise<Citation | null> {
  const [article] = await query<Citation>(
    `select suggested ->> 'slug' as slug, suggested ->> 'title' as title
       from (select meta from public.messages
              where conversation_id = $1 and sender_type = 'ai' and meta ->> 'type' = 'suggestions'
              order by sequence desc limit 1) last
      cross join jsonb_array_elements(last.meta -> 'articles') suggested
       join public.content c on c.company_id = $2 and c.slug = suggested ->> 'slug' and ${PUBLISHED}
      where c.slug = $3`,
    [id, company_id, slug],
  )
  return article ?? null
}
