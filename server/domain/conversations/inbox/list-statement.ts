import { FIRST_MESSAGE_LENGTH } from '#contract/constants/lists.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import { STAFF_COLUMNS } from '../rows.ts'
import { listConditions } from './list-conditions.ts'
import { readCursor } from './list-cursor.ts'
import { listOrder } from './list-order.ts'

/** The query parameters of a list, parsed. */
export type ListQuery = ParsedRequestOf<'listConversations'>['query']
type Statement = { readonly sql: string; readonly params: readonly unknown[] }

const COLUMNS = STAFF_COLUMNS.split(', ')
  .map(column => `c.${column}`)
  .join(', ')

/** What a row of the page `c` has besides its own columns. `$1` is the member's id. */
const DETAILS = `
  (select left(m.content, ${FIRST_MESSAGE_LENGTH}) from public.messages m
    where m.conversation_id = c.id and m.sender_type = 'visitor' and not app.is_mark(m.sender_type, m.content, m.meta)
    order by m.sequence limit 1) as first_message,
  exists (select from public.drafts d where d.conversation_id = c.id and d.person_id = $1) as has_draft`

/**
 * A search or label with more matches than this is frequent. Scanning the list in order then finds a page sooner than
 * an index on the matches.
 */
const FREQUENT = 5_000

/**
 * Returns the statement for a page of the list, plus one row that shows whether there is a next page. Each row has its
 * sort keys in `cursor_keys` and, with a search, the matching texts.
 * @throws cursor_invalid (400).
 */
export function listStatement(asked: ListQuery, actor: { userId: string; companyId: string }): Statement {
  const order = listOrder(asked.sort, asked.state)
  const params: unknown[] = [actor.userId, actor.companyId]
  const bind = (value: unknown) => `$${params.push(value)}`
  const conditions = ['c.company_id = $2', ...listConditions(asked, bind)]
  if (asked.ids) conditions.push(`c.id = any(${bind(asked.ids)}::uuid[])`)
  if (asked.cursor !== undefined) {
    const keys = readCursor(orderName(asked), asked.cursor)
    const after = order.keys.map(({ type }, index) => `${bind(keys[index] ?? '')}::${type}`)
    const isBehind = order.direction === 'asc' ? '>' : '<'
    conditions.push(`(${order.keys.map(({ sql }) => sql).join(', ')}) ${isBehind} (${after.join(', ')})`)
  }
  const sorted = order.keys.map(({ sql }) => `${sql} ${order.direction}`).join(', ')
  const keys = `array[${order.keys.map(({ sql }) => `(${sql})::text`).join(', ')}] as cursor_keys`
  // Most states don't use $1, but PostgreSQL needs every parameter to appear with a type.
  const page = (...more: readonly string[]) =>
    `select ${COLUMNS}, ${keys} from public.conversations c
      where $1::uuid is not null and ${[...conditions, ...more].join(' and ')}
      order by ${sorted} limit ${asked.limit + 1}`

  const label = asked.label && labelled(bind(asked.label))
  const said = asked.q && saying(bind(asked.q))
  if (said && label) conditions.push(label.holds)
  const narrowing = said || label
  if (!narrowing)
    return { sql: `with page as (${page()}) select c.*, ${DETAILS} from page c order by ${sorted}`, params }
  const isFrequent = `(select count(*) from narrow) > ${FREQUENT}`
  // Only one of the two branches runs.
  const pages = `narrow (id) as materialized (select * from ${narrowing.ids}), page as (
      (${page(`not (${isFrequent})`, 'c.id in (select id from narrow)')})
      union all
      (${page(isFrequent, narrowing.holds)})
    )`
  if (!said) return { sql: `with ${pages} select c.*, ${DETAILS} from page c order by ${sorted}`, params }
  return {
    sql: `with asked as materialized (select ${said.words} as words), ${pages}
      select c.*, ${DETAILS}, ${MESSAGES.newest} as message_text, ${NOTES.newest} as note_text from page c order by ${sorted}`,
    params,
  }
}

/** Narrows a list to a search or a label. `ids` finds conversations by an index; `holds` tests a conversation `c`. */
type Narrowing = { readonly ids: string; readonly holds: string }

function labelled(label: string): Narrowing {
  return {
    ids: `app.conversations_labelled(${label}, ${FREQUENT + 1})`,
    holds: `lower(${label}) in (select lower(label) from unnest(c.tags) as label)`,
  }
}

/** Returns SQL for the newest text of conversation `c` that matches the search, and for whether there is one. */
function textsOf(table: string, order: string, more = '') {
  const texts = (what: string) =>
    `(select ${what} from public.${table} t where t.conversation_id = c.id ${more}
        and app.search_vector(t.company_id, t.content) @@ (select words from asked) order by t.${order} desc limit 1)`
  return { newest: texts('t.content'), hasOne: texts('true') }
}
const MESSAGES = textsOf('messages', 'sequence', 'and not app.is_mark(t.sender_type, t.content, t.meta)')
const NOTES = textsOf('notes', 'created_at')

function saying(search: string): Narrowing & { readonly words: string } {
  return {
    words: `app.search_query(${search})`,
    ids: `app.conversations_matching(${search}, ${FREQUENT + 1})`,
    // Not `exists`: the planner would build a table of all the company's messages for it.
    holds: `coalesce(${MESSAGES.hasOne}, ${NOTES.hasOne},
      app.conversation_search_vector(c.company_id, c.number, c.subject, c.customer_name, c.customer_email,
        c.customer_company_name, c.tags) @@ (select words from asked))`,
  }
}

/**
 * Returns the name of the order that a cursor belongs to. The state `waiting` has its own, because it sorts by another
 * date.
 */
export function orderName({ sort, state }: Pick<ListQuery, 'sort' | 'state'>): string {
  return sort === 'waiting-longest' && state === 'waiting' ? 'queue' : sort
}
