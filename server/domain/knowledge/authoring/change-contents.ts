import type { ParsedRequestOf, ResponseOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Member } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { publishContent } from './publish-content.ts'
import { archiveContent, removeContent, type WithdrawDeps } from './withdraw-content.ts'

/**
 * Publishes, archives or deletes several articles, each in its own transaction, so that one failure stops no other.
 */
export async function changeContents(
  deps: WithdrawDeps & { readonly clock: Pick<Clock, 'now'> },
  member: Member,
  { ids, action }: ParsedRequestOf<'changeContents'>['body'],
): Promise<ResponseOf<'changeContents'>> {
  const change = { publish: publishContent, archive: archiveContent, remove: removeContent }[action]
  const changed: string[] = []
  const refused: ResponseOf<'changeContents'>['refused'] = []
  for (const id of new Set(ids)) {
    try {
      await change(deps, member, id)
      changed.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id, code: error.code })
    }
  }
  return { changed, refused }
}
