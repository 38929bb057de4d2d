/** Sessions of the signed-in person. */
import { z } from 'zod'
import { type Session, session } from '#contract/entities/people.ts'
import type { Database } from '#server/ports/database.ts'
import type { User } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import { withIsoDates } from '../../conversations/rows.ts'

/** Returns the person's own sessions: the current one, then the latest active. */
export async function listSessions(database: Database, user: User): Promise<Session[]> {
  const rows = await database.as(user.claims, query =>
    query(
      `select id, is_current, user_agent, ip, created_at, coalesce(refreshed_at, created_at) as last_active_at
         from app.own_sessions() order by is_current desc, last_active_at desc, id`,
    ),
  )
  return z.array(session).parse(rows.map(withIsoDates))
}

/** Ends one of them and its tokens. @throws session_not_found (404), also for other people's. */
export async function endSession(database: Database, user: User, id: string): Promise<void> {
  const [row] = await database.as(user.claims, query =>
    query<{ ended: boolean }>('select app.end_own_session($1) as ended', [id]),
  )
  if (!row!.ended) throw new AppError('session_not_found')
}
