/** Runs imports step by step: first the list of pages, then a few drafts at a time. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ContentType } from '#contract/constants/knowledge.ts'
import type { ImportError } from '#contract/entities/imports.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { OutboundError, type OutboundFetch } from '#server/ports/outbound.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { type ItemRow, type ReadItem, readItem } from './read-item.ts'
import { collectPages, SitemapError } from './read-sitemap.ts'
import { storeItems } from './store-items.ts'

/**
 * Time after which an unfinished step may be repeated by any node, in ms. Pages may be slow; files are stored
 * already.
 */
const LEASE_MS = { files: 10_000, sitemap: 120_000 } as const
const FILES_AT_ONCE = 50
/** Pages fetched in parallel, so that a round takes no longer than the slowest. */
const PAGES_AT_ONCE = 5

/** What the steps of imports need. */
export type ImportDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly fetchText: OutboundFetch
}

/** An import whose next step is due. */
type Due = {
  readonly id: string
  readonly company_id: string
  readonly kind: 'files' | 'sitemap'
  readonly url: string | null
  readonly type: ContentType
  readonly language: string
  readonly category_id: string | null
  readonly state: 'queued' | 'running'
  readonly created_by: string
  readonly created_by_name: string
}

/** Runs one step of an import that is due. Returns whether there was one. */
export type RunImports = () => Promise<boolean>

/**
 * Returns what runs the steps of one node. Companies take turns: next comes the one served longest ago, with the import
 * that has waited longest. A step's result is stored together with the mark that it is done, so that a crash repeats
 * nothing. Several nodes may run steps at once.
 */
export function createImportSteps(deps: ImportDeps): RunImports {
  /** Companies with imports, the one served last at the end. */
  let served: string[] = []

  return async () => {
    const due = await takeDue(deps, served)
    if (!due) {
      served = []
      return false
    }
    served = [...served.filter(companyId => companyId !== due.company_id), due.company_id]
    if (due.state === 'queued') await begin(deps, due)
    else await importSome(deps, due)
    return true
  }
}

async function takeDue({ database, clock }: ImportDeps, served: readonly string[]): Promise<Due | undefined> {
  const now = clock.now()
  const [due] = await database.as(JOB_CLAIMS, query =>
    query<Due>(
      `update public.imports set due_at = case kind when 'files' then $2::timestamptz else $3 end
        where id in (
          select i.id from public.imports i join public.companies c on c.id = i.company_id and c.suspended_at is null
           where i.due_at <= $1
           order by coalesce(array_position($4::uuid[], i.company_id), 0), i.due_at, i.id
           limit 1 for update of i skip locked)
      returning id, company_id, kind, url, type, language, category_id, state, created_by, created_by_name`,
      [new Date(now), new Date(now + LEASE_MS.files), new Date(now + LEASE_MS.sitemap), served],
    ),
  )
  return due
}

async function begin(deps: ImportDeps, due: Due): Promise<void> {
  try {
    const pages = due.url === null ? [] : await collectPages(deps.fetchText, due.url)
    await deps.database.as(JOB_CLAIMS, async query => {
      const isWanted = await step(query, due, "state = 'running', due_at = $2", deps.clock)
      if (isWanted)
        await query(
          `insert into public.import_items (company_id, import_id, position, source)
           select $1, $2, place, page from unnest($3::text[]) with ordinality as named (page, place)
           on conflict (import_id, source) do nothing`,
          [due.company_id, due.id, [...pages]],
        )
    })
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof SitemapError)) throw error
    await fail(deps, due, error.problem)
  }
}

async function fail({ database, clock }: ImportDeps, { id }: Due, problem: ImportError): Promise<void> {
  await database.as(JOB_CLAIMS, query =>
    query(
      `update public.imports set state = 'failed', error = $2, due_at = null, finished_at = $3
        where id = $1 and state = 'queued'`,
      [id, problem, new Date(clock.now())],
    ),
  )
}

async function importSome(deps: ImportDeps, due: Due): Promise<void> {
  const { database, clock } = deps
  const waiting = await database.as(JOB_CLAIMS, query =>
    query<ItemRow>(
      `select id, source, body from public.import_items where import_id = $1 and state = 'waiting'
        order by position limit ${due.kind === 'files' ? FILES_AT_ONCE : PAGES_AT_ONCE}`,
      [due.id],
    ),
  )
  const items = due.kind === 'files' ? await readFiles(deps, waiting) : await readPages(deps, waiting)
  const now = new Date(clock.now())
  await database.as(JOB_CLAIMS, async query => {
    const isLast = waiting.length === 0
    const change = isLast ? "state = 'done', due_at = null, finished_at = $2" : 'due_at = $2'
    if (!(await step(query, due, change, clock))) return
    const held = await query<{ id: string }>(
      "select id from public.import_items where id = any($1) and state = 'waiting' for update",
      [waiting.map(({ id }) => id)],
    )
    const mine = new Set(held.map(({ id }) => id))
    await storeItems(
      query,
      due,
      items.filter(({ id }) => mine.has(id)),
      now,
    )
  })
}

/** Reads files, with a pause after each so that other requests are served. */
async function readFiles({ fetchText }: ImportDeps, files: readonly ItemRow[]): Promise<ReadItem[]> {
  const items: ReadItem[] = []
  for (const file of files) {
    items.push(await readItem(fetchText, file))
    await nextTurn()
  }
  return items
}

function readPages({ fetchText }: ImportDeps, pages: readonly ItemRow[]): Promise<ReadItem[]> {
  return Promise.all(pages.map(page => readItem(fetchText, page)))
}

/** Updates the import's row, whose lock makes other nodes wait. Returns false if it is no longer running. */
async function step(
  query: Query,
  { id, state }: Due,
  change: string,
  clock: Pick<Clock, 'now'>,
): Promise<boolean> {
  const changed = await query(
    `update public.imports set ${change} where id = $1 and state = $3 returning id`,
    [id, new Date(clock.now()), state],
  )
  return changed.length > 0
}
