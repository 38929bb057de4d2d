/** The reports as CSV files. Each page is a transaction of its own, so that a slow download holds no connection. */
import type { ReportFilter } from '#contract/entities/report.ts'
import type { CsvRow } from '#core/text/csv.ts'
import type { FairTurns } from '#server/limits/fair-turns.ts'
import type { Database, Query, Row } from '#server/ports/database.ts'
import type { Member } from '../actor.ts'
import { type Place, pageOf, readCursor } from '../cursor.ts'
import { writeAudit } from '../people/members/audit.ts'
import { type FigureQuery, figureStatement, readReported } from './list-conversations.ts'
import { type RatingsQuery, readListedRatings } from './list-ratings.ts'

type Lines = AsyncIterable<CsvRow>
/** What exports need. Reading a page takes a turn of the company. */
type Deps = { readonly database: Database; readonly exportTurns: FairTurns }
type Paged = Row & { readonly id: string; readonly micros: string }

/** Rows that are read at once. */
const PAGE = 500
/** Conversations whose messages are read at once. */
const THREADS = 50
const CONVERSATION_COLUMNS = [
  'id',
  'number',
  'subject',
  'status',
  'channel',
  'locale',
  'labels',
  'customer_name',
  'agent_name',
  'team_name',
  'handled_by',
  'started_at',
  'asked_for_person_at',
  'replied_at',
  'first_reply',
  'resolved_at',
  'resolution_time',
  'reopened_count',
  'met_count',
  'missed_count',
  'call_started_at',
  'call_ended_at',
  'survey_kind',
  'survey_score',
]
const MESSAGE_COLUMNS = [
  'conversation_id',
  'sequence',
  'created_at',
  'sender_type',
  'sender_name',
  'content',
  'helpful',
  'rating_comment',
]
const RATING_COLUMNS = [
  'conversation_id',
  'subject',
  'kind',
  'score',
  'comment',
  'customer_name',
  'agent_name',
  'handled_by',
  'channel',
  'answered_at',
]

/** Returns the conversations behind a figure, a line each. Audited. */
export function exportConversations(deps: Deps, actor: Member, request: FigureQuery): Lines {
  return lines(deps, actor, 'conversations.csv', CONVERSATION_COLUMNS, PAGE, async (query, place) =>
    readReported(query, await figureStatement(query, actor.companyId, request), place, PAGE),
  )
}

/** Returns the ratings, a line each. Audited. */
export function exportRatings(deps: Deps, actor: Member, request: RatingsQuery): Lines {
  return lines(deps, actor, 'ratings.csv', RATING_COLUMNS, PAGE, (query, place) =>
    readListedRatings(query, actor.companyId, request, place, PAGE),
  )
}

/** Returns the messages of the conversations that started in the range, without the server's marks. Audited. */
export function exportMessages(deps: Deps, actor: Member, filter: ReportFilter): Lines {
  const request: FigureQuery = { ...filter, figure: 'conversations', part: 'all' }
  return lines(
    deps,
    actor,
    'messages.csv',
    MESSAGE_COLUMNS,
    THREADS,
    async (query, place) =>
      readReported(query, await figureStatement(query, actor.companyId, request), place, THREADS),
    (query, threads) =>
      query(
        `select m.conversation_id, m.sequence, m.created_at, m.sender_type,
                case m.sender_type when 'visitor' then c.customer_name else m.sender_name end as sender_name,
                m.content, m.helpful, m.rating_comment
           from unnest($1::uuid[]) with ordinality t (id, n)
           join public.conversations c on c.id = t.id
           join public.messages m on m.conversation_id = t.id
          where not app.is_mark(m.sender_type, m.content, m.meta) order by t.n, m.sequence`,
        [threads.map(({ id }) => id)],
      ),
  )
}

async function* lines(
  { database, exportTurns }: Deps,
  actor: Member,
  file: string,
  columns: readonly string[],
  limit: number,
  readPage: (query: Query, place: Place) => Promise<Paged[]>,
  expand: (query: Query, rows: readonly Paged[]) => Promise<readonly Row[]> | readonly Row[] = (_, rows) =>
    rows,
): Lines {
  await database.as(actor.claims, query =>
    writeAudit(query, actor, { action: 'report.exported', targetId: null, detail: { file } }),
  )
  yield columns
  let cursor: string | null = null
  do {
    const place = readCursor(cursor ?? undefined)
    const page = await exportTurns.run(actor.companyId, () =>
      database.as(actor.claims, async query => {
        const { rows, next } = pageOf(await readPage(query, place), limit)
        return { rows: await expand(query, rows), next }
      }),
    )
    for (const row of page.rows) yield columns.map(column => cell(row[column]))
    cursor = page.next
  } while (cursor !== null)
}

function cell(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return (value ?? null) as string | number | null
}
