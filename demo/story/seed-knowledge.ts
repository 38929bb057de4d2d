/** Inserts the past of acme's help center: when articles were published, what was searched, and how articles were rated. */
import { questionKey } from '#server/domain/knowledge/gaps/question-text.ts'
import type { Query } from '#server/ports/database.ts'
import { personOf } from '../people.ts'
import type { StoryEvent } from './events.ts'
import { insertRows } from './insert-rows.ts'
import { NEW_ARTICLE } from './plots.ts'
import { createRandom, type Random, storyId } from './random.ts'
import { drawStart, type Rhythm, rhythmBefore, STORY_DAYS } from './rhythm.ts'
import { ARTICLE_RATINGS, FOUND_SEARCHES, MISSED_SEARCHES, rowsOf } from './texts/searches.ts'

const DAY_MS = 24 * 60 * 60_000
const SEED = 11
/** How often the most frequent query was typed. */
const MOST_SEARCHES = 46

/** Inserts it, after the conversations. */
export async function seedKnowledge(
  query: Query,
  companyId: string,
  events: readonly StoryEvent[],
  now: number,
): Promise<void> {
  const random = createRandom(SEED)
  const rhythm = rhythmBefore(now)
  await dateArticles(query, companyId, rhythm)
  await insertRows(query, 'public.search_log', searchRows(companyId, rhythm, random))
  await insertRows(query, 'public.content_feedback', await feedbackRows(query, companyId, rhythm, random))
  await insertRows(query, 'public.ai_usage', usageRows(companyId, events))
  await insertRows(query, 'public.pinned_questions', await pinnedRows(query, companyId, now))
  const editor = personOf('noa@acme.test')
  await insertRows(
    query,
    'public.gap_dismissals',
    ['carpool', 'staff birthday'].map((text, index) => ({
      id: storyId('d150', index + 1),
      company_id: companyId,
      question_key: questionKey(text),
      dismissed_at: new Date(now - 2 * DAY_MS),
      dismissed_by: editor.id,
      dismissed_by_name: editor.full_name,
    })),
  )
}

/** Articles are a year old, but for the one that the bad week taught acme to write. Their order stays. */
async function dateArticles(query: Query, companyId: string, { now, articlesAt }: Rhythm): Promise<void> {
  const author = personOf('yusuf@acme.test')
  const params = [companyId, NEW_ARTICLE, new Date(articlesAt), new Date(now - 330 * DAY_MS)]
  const at = 'case slug when $2 then $3::timestamptz else $4::timestamptz end'
  await query(
    `update public.content set created_at = ${at}, published_at = case when published_at is not null then ${at} end
      where company_id = $1 and type = 'article'`,
    params,
  )
  await query(
    `update public.content_versions v
        set published_at = c.published_at,
            published_by = case c.slug when $2 then $3::uuid end,
            published_by_name = case c.slug when $2 then $4 else v.published_by_name end
       from public.content c where c.id = v.content_id and c.company_id = $1 and c.type = 'article'`,
    [companyId, NEW_ARTICLE, author.id, author.full_name],
  )
}

function searchRows(companyId: string, rhythm: Rhythm, random: Random) {
  const found = rowsOf(FOUND_SEARCHES).flatMap(([text, slug], rank) =>
    Array.from({ length: Math.ceil(MOST_SEARCHES / (rank * 0.35 + 1)) }, () => {
      const at = drawStart(rhythm, random)
      // Nothing was to be found before the article was there.
      const isThere = slug !== NEW_ARTICLE || at > rhythm.articlesAt
      return {
        text: text!,
        at,
        result_count: isThere ? random.int(2, 9) : 1,
        confidence: isThere ? 0.62 + random.next() * 0.35 : 0.2,
      }
    }),
  )
  const missed = rowsOf(MISSED_SEARCHES).flatMap(([text, times]) =>
    Array.from({ length: Number(times) }, () => ({
      text: text!,
      at: drawStart(rhythm, random),
      result_count: random.int(0, 2),
      confidence: random.next() * 0.25,
    })),
  )
  return [...found, ...missed].map(({ text, at, ...result }, index) => ({
    id: storyId('5ea4', index + 1),
    company_id: companyId,
    query: random.chance(0.2) ? text[0]!.toUpperCase() + text.slice(1) : text,
    language: /[\u0590-\u05ff]/.test(text) ? 'he' : /[\u0600-\u06ff]/.test(text) ? 'ar' : 'en',
    searched_at: new Date(at),
    ...result,
  }))
}

async function feedbackRows(query: Query, companyId: string, rhythm: Rhythm, random: Random) {
  const ids = await contentIds(query, companyId)
  let count = 0
  return rowsOf(ARTICLE_RATINGS).flatMap(([slug, yes, no, said]) => {
    const comments = said ? said.split(' ; ') : []
    const total = Number(yes) + Number(no)
    return Array.from({ length: total }, (_, index) => {
      const isHelpful = index < Number(yes)
      const earliest = slug === NEW_ARTICLE ? rhythm.articlesAt : rhythm.start
      const at = new Date(
        Math.max(drawStart(rhythm, random), earliest + random.int(1, STORY_DAYS) * 3_600_000),
      )
      count++
      return {
        id: storyId('feed', count),
        company_id: companyId,
        content_id: ids.get(slug!)!,
        visitor_key: `story-visitor-${String(count).padStart(6, '0')}`,
        helpful: isHelpful,
        comment: isHelpful ? '' : (comments[index - Number(yes)] ?? ''),
        created_at: at,
        updated_at: at,
      }
    })
  })
}

/** Each answer of the AI, and each offer of a human, was one use of the AI. */
function usageRows(companyId: string, events: readonly StoryEvent[]) {
  const days = new Map<string, number>()
  for (const event of events) {
    if (event.kind !== 'message' || event.data.sender_type !== 'ai') continue
    if (!/"type":"(?:answer|offer)"/.test(JSON.stringify(event.data.meta))) continue
    const day = new Date(event.at).toISOString().slice(0, 10)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return [...days].map(([day, answers], index) => ({
    id: storyId('a15e', index + 1),
    company_id: companyId,
    day,
    answers,
  }))
}

const PINNED: readonly (readonly [question: string, slug: string | null])[] = [
  ['How much is the Team plan for 30 people?', 'plans-and-prices'],
  ['My shifts do not show in Google Calendar', 'calendar-not-updating'],
  ['I forgot to clock out', 'clock-in-and-out'],
  ['How do I get a refund?', 'refund-policy'],
  ['Can I print the rota?', null],
  ['Do you have an Enterprise plan?', null],
]

async function pinnedRows(query: Query, companyId: string, now: number) {
  const ids = await contentIds(query, companyId)
  const editor = personOf('noa@acme.test')
  return PINNED.map(([question, slug], index) => ({
    id: storyId('b144', index + 1),
    company_id: companyId,
    question,
    language: 'en',
    expected: slug ? 'answer' : 'no-answer',
    content_id: slug ? ids.get(slug)! : null,
    created_by: editor.id,
    created_by_name: editor.full_name,
    created_at: new Date(now - (28 - index) * DAY_MS),
    updated_at: new Date(now - (28 - index) * DAY_MS),
  }))
}

async function contentIds(query: Query, companyId: string): Promise<Map<string, string>> {
  const rows = await query<{ id: string; slug: string }>(
    "select id, slug from public.content where company_id = $1 and type = 'article'",
    [companyId],
  )
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
