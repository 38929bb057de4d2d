import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Log } from '#server/ports/log.ts'
import { JOB_CLAIMS } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { companyIsOpen } from '../../company-is-open.ts'
import { lockDraft } from './lock-draft.ts'
import { publishLocked, publishRefusal } from './publish-content.ts'

const BATCH = 20

/** What `publishDue` needs. */
export type PublishDeps = {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'warn'>
}

type Due = { readonly id: string; readonly company_id: string }

/**
 * Publishes the drafts whose scheduled instant has come. Returns whether there may be more.
 * Each is published in its own transaction and only once, however many nodes run this. Drafts of a suspended company
 * wait until it is active again.
 */
export async function publishDue(deps: PublishDeps): Promise<boolean> {
  const due = await deps.database.as(JOB_CLAIMS, query =>
    query<Due>(
      `select id, company_id from public.content
        where publish_at <= $1
          and ${companyIsOpen('company_id')}
        order by publish_at limit ${BATCH}`,
      [new Date(deps.clock.now())],
    ),
  )
  for (const one of due) await publishOne(deps, one)
  return due.length === BATCH
}

async function publishOne({ database, clock, log }: PublishDeps, { id, company_id }: Due): Promise<void> {
  const now = new Date(clock.now())
  try {
    await database.as(JOB_CLAIMS, async query => {
      const locked = await lockDraft(query, company_id, id)
      // Another node has published it, or somebody has canceled the date.
      if (locked.publish_at === null || locked.publish_at > now) return
      const by = { id: locked.scheduled_by, name: locked.scheduled_by_name ?? '' }
      await publishLocked(query, company_id, locked, by, now)
    })
  } catch (error) {
    const refused = publishRefusal(error)
    if (!(refused instanceof AppError)) throw error
    if (refused.code === 'content_not_found') return
    // Another article has taken the slug. The draft stays unpublished for its authors to see.
    log.warn({ contentId: id, code: refused.code }, 'a draft could not be published')
    await database.as(JOB_CLAIMS, query =>
      query(
        'update public.content set publish_at = null, scheduled_by = null, scheduled_by_name = null where id = $1',
        [id],
      ),
    )
  }
}
