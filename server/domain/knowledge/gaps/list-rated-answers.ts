import { z } from 'zod'
import { RATED_ANSWERS_MAX } from '#contract/constants/playground.ts'
import { citedArticle, ratedAnswer } from '#contract/entities/gaps.ts'
import type { ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { withIsoDates } from '../../conversations/rows.ts'
import { daysAgo } from '../../days-ago.ts'
import { PUBLISHED } from '../articles/article-rows.ts'
import { questionBefore } from './question-text.ts'

const RATED = `a.company_id = $1 and a.created_at > $2 and a.sender_type = 'ai' and a.helpful is not null
  and not exists (select from public.conversations spam where spam.id = a.conversation_id and spam.spam_at is not null)`

/**
 * Returns how visitors rated the AI's answers of the last days, and the ratings of the articles that those cite.
 * Spam is left out.
 */
export async function listRatedAnswers(
  { database, clock }: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  { claims, companyId }: Member,
  days: number,
): Promise<ResponseOf<'listRatedAnswers'>> {
  const params = [companyId, daysAgo(clock, days)]
  return database.as(claims, async query => {
    const answers = await query(
      `select a.id, a.conversation_id, coalesce(question.content, '') as question, a.content as answer,
              coalesce(a.meta -> 'citations', '[]') as citations, a.helpful,
              a.rating_comment as comment, a.created_at as answered_at
         from public.messages a
         left join lateral ${questionBefore('a')} question on true
        where ${RATED} order by a.created_at desc, a.id limit ${RATED_ANSWERS_MAX}`,
      params,
    )
    const articles = await query(
      `select cited.slug, coalesce(max(c.title), cited.title) as title, max(c.id::text) as content_id,
              cited.helpful, cited.unhelpful
         from (
           select citation ->> 'slug' as slug, max(citation ->> 'title') as title,
                  count(*) filter (where a.helpful)::integer as helpful,
                  count(*) filter (where not a.helpful)::integer as unhelpful
             from public.messages a cross join lateral jsonb_array_elements(coalesce(a.meta -> 'citations', '[]')) citation
            where ${RATED} group by 1) cited
         left join public.content c
           on c.company_id = $1 and c.slug = cited.slug and ${PUBLISHED}
        group by cited.slug, cited.title, cited.helpful, cited.unhelpful
        order by cited.unhelpful desc, cited.helpful desc, cited.slug limit ${RATED_ANSWERS_MAX}`,
      params,
    )
    return {
      answers: z.array(ratedAnswer).parse(answers.map(withIsoDates)),
      articles: z.array(citedArticle).parse(articles),
    }
  })
}
