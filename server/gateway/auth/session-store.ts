/** Sessions and their chains of refresh tokens: auth.sessions and auth.refresh_tokens. */

import { REFRESH_REUSE_MS } from '#contract/constants/server.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { hashSecret, newSecret } from '../../tokens/secrets.ts'

/** A session with the refresh token that carries it on. */
export type OpenSession = { readonly id: string; readonly userId: string; readonly refreshToken: string }

type Rotation =
  | { readonly kind: 'rotated'; readonly session: OpenSession }
  | { readonly kind: 'unknown' }
  /** An old token came back: somebody else may hold the chain, so the session is over. */
  | { readonly kind: 'reused' }

/** Which sessions a sign-out ends. */
type SignOutScope = 'global' | 'local' | 'others'

export type SessionStore = {
  readonly start: (userId: string, userAgent: string | null) => Promise<OpenSession>
  readonly rotate: (refreshToken: string) => Promise<Rotation>
  readonly exists: (id: string, userId: string) => Promise<boolean>
  readonly end: (userId: string, sessionId: string, scope: SignOutScope) => Promise<void>
}

const USER_AGENT_MAX = 300

/** The clock dates tokens and measures how late a second use comes. */
export function createSessionStore({
  database,
  clock,
}: {
  database: Database
  clock: Pick<Clock, 'now'>
}): SessionStore {
  async function addToken(query: Query, sessionId: string, parentHash: string | null): Promise<string> {
    const token = newSecret()
    await query(
      `insert into auth.refresh_tokens (token_hash, session_id, parent_hash, created_at) values ($1, $2, $3, $4)`,
      [hashSecret(token), sessionId, parentHash, new Date(clock.now())],
    )
    return token
  }

  return {
    start: (userId, userAgent) =>
      database.asOwner(async query => {
        const [session] = await query<{ id: string }>(
          'insert into auth.sessions (user_id, user_agent, created_at) values ($1, $2, $3) returning id',
          [userId, userAgent?.slice(0, USER_AGENT_MAX) ?? null, new Date(clock.now())],
        )
        return { id: session!.id, userId, refreshToken: await addToken(query, session!.id, null) }
      }),
    rotate: refreshToken =>
      database.asOwner(async query => {
        const hash = hashSecret(refreshToken)
        const [token] = await query<{ sessionId: string; userId: string; revokedAt: Date | null }>(
          `select t.session_id as "sessionId", s.user_id as "userId", t.revoked_at as "revokedAt"
             from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id
            where t.token_hash = $1 for update`,
          [hash],
        )
        if (!token) return { kind: 'unknown' }
        const { sessionId, userId, revokedAt } = token
        if (revokedAt && clock.now() - revokedAt.getTime() > REFRESH_REUSE_MS) {
          await query('delete from auth.sessions where id = $1', [sessionId])
          return { kind: 'reused' }
        }
        const now = new Date(clock.now())
        await query(
          'update auth.refresh_tokens set revoked_at = coalesce(revoked_at, $2) where token_hash = $1',
          [hash, now],
        )
        await query('update auth.sessions set refreshed_at = $2 where id = $1', [sessionId, now])
        const session = { id: sessionId, userId, refreshToken: await addToken(query, sessionId, hash) }
        return { kind: 'rotated', session }
      }),
    exists: (id, userId) =>
      database.asOwner(async query => {
        const found = await query('select from auth.sessions where id = $1 and user_id = $2', [id, userId])
        return found.length > 0
      }),
    end: (userId, sessionId, scope) =>
      database.asOwner(async query => {
        await query(
          `delete from auth.sessions
            where user_id = $1 and ($3 = 'global' or (id = $2) = ($3 = 'local'))`,
          [userId, sessionId, scope],
        )
      }),
  }
}
