import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { writeAudit } from './audit.ts'
import { lockPerson } from './lock-person.ts'
import { releaseConversations } from './release-conversations.ts'
import { withLastManagerGuard } from './with-last-manager-guard.ts'

const ATTEMPTS = 3

/**
 * Deletes a colleague with account and sessions, after unassigning their conversations. @throws person_not_found
 * (404), forbidden (403) or manager_needed (409).
 */
export async function removePerson(
  deps: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  id: string,
): Promise<void> {
  const { database, clock } = deps
  const now = new Date(clock.now())
  await withLastManagerGuard(database, member, async query => {
    await lockPerson(query, member, id)
    // From here on the person is assigned no conversation.
    await query("update public.profiles set status = 'suspended', updated_at = $2 where id = $1", [id, now])
  })
  for (let attempt = 1; ; attempt++) {
    await releaseConversations(deps, member.companyId, id)
    try {
      return await database.as(member.claims, async query => {
        const person = await lockPerson(query, member, id)
        await query('delete from public.profiles where id = $1', [id])
        const detail = { name: person.full_name, role: person.role }
        await writeAudit(query, member, { action: 'person.removed', targetId: id, detail })
      })
    } catch (error) {
      // A conversation that was being assigned at that moment.
      const isHeld = error instanceof DatabaseError && error.code === '23503'
      if (!isHeld || attempt === ATTEMPTS) throw error
    }
  }
}
