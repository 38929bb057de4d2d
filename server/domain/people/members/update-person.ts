import type { Person } from '#contract/entities/people.ts'
import type { ParsedRequestOf } from '#contract/routes/index.ts'
import type { Clock } from '#core/clock.ts'
import type { Database } from '#server/ports/database.ts'
import type { Member } from '../../actor.ts'
import { metadataRole, writeUserMetadata } from '../accounts/user-metadata.ts'
import { type AuditEvent, writeAudit } from './audit.ts'
import { readPeople } from './list-people.ts'
import { type LockedPerson, lockPerson } from './lock-person.ts'
import { refuseRoleBeyond } from './permissions.ts'
import { releaseConversations } from './release-conversations.ts'
import { withLastManagerGuard } from './with-last-manager-guard.ts'

type Change = ParsedRequestOf<'updatePerson'>['body']

/**
 * Changes a colleague's role, suspends or restores them. A suspended person loses all conversations. @throws
 * person_not_found (404), forbidden (403) or manager_needed (409).
 */
export async function updatePerson(
  deps: { readonly database: Database; readonly clock: Pick<Clock, 'now'> },
  member: Member,
  id: string,
  change: Change,
): Promise<Person> {
  const now = new Date(deps.clock.now())
  const person = await withLastManagerGuard(deps.database, member, async query => {
    const before = await lockPerson(query, member, id)
    const after = { role: change.role ?? before.role, status: statusAfter(before, change) }
    if (after.role !== before.role) await refuseRoleBeyond(query, member, after.role)
    const events = eventsOf(before, after)
    if (events.length > 0)
      await query('update public.profiles set role = $2, status = $3, updated_at = $4 where id = $1', [
        id,
        after.role,
        after.status,
        now,
      ])
    for (const event of events) await writeAudit(query, member, event)
    const [changed] = await readPeople(query, member.companyId, id)
    return changed!
  })
  // Both run at every call, so that a repeated call completes an interrupted one.
  if (person.status === 'suspended') await releaseConversations(deps, member.companyId, id)
  if (change.role) await writeUserMetadata(deps, id, { role: metadataRole(person.role) })
  return person
}

/**
 * Returns the status after a change. A person whose address is not confirmed becomes active only by confirming it.
 */
function statusAfter({ status }: LockedPerson, change: Change): Person['status'] {
  return status === 'invited' && change.status === 'active' ? status : (change.status ?? status)
}

function eventsOf(before: LockedPerson, after: Pick<LockedPerson, 'role' | 'status'>): AuditEvent[] {
  const { id: targetId, full_name: name } = before
  const events: AuditEvent[] = []
  if (after.role !== before.role) {
    const detail = { name, from: before.role, to: after.role }
    events.push({ action: 'person.role_changed', targetId, detail })
  }
  if (after.status !== before.status) {
    const action = after.status === 'suspended' ? 'person.suspended' : 'person.restored'
    events.push({ action, targetId, detail: { name } })
  }
  return events
}
