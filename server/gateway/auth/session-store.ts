/** Sessions and their chains of refresh tokens: auth.sessions and auth.refresh_tokens. */
import { REFRESH_REUSE_MS } from '#contract/constants/server.ts'
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { hashSecret, newSecret } from '../../tokens/secrets.ts'
import { isExpired } from './session-age.ts'

/** How a person proved their identity, in GoTrue's terms, and when, in seconds since the epoch. */
export type Proof = { readonly method: ProofMethod; readonly timestamp: number }
/** Methods of proof in GoTrue's terms. */
export type ProofMethod = 'password' | 'otp' | 'recovery' | 'totp'

/** A session. `aal2` after the second factor; `amr` has the latest proof first. */
export type Session = {
  readonly id: string
  readonly userId: string
  readonly aal: 'aal1' | 'aal2'
  readonly amr: readonly Proof[]
  readonly createdAt: Date
}

/** A session with the refresh token that continues it. */
export type OpenSession = Session & { readonly refreshToken: string }

type Rotation =
  | { readonly kind: 'rotated'; readonly session: OpenSession }
  /** Also for a session that was not used for too long, which is over. */
  | { readonly kind: 'unknown' }
  /** An old token came back: somebody else may hold the chain, so the session is over. */
  | { readonly kind: 'reused' }

/** Which sessions a sign-out ends. */
type SignOutScope = 'global' | 'local' | 'others'

/** Who signs in, how, and from where. */
type SignIn = {
  readonly userId: string
  readonly method: ProofMethod
  readonly userAgent: string | null
  readonly ip: string | null
}

/** Stores sessions. */
export type SessionStore = {
  readonly start: (signIn: SignIn) => Promise<OpenSession>
  readonly rotate: (refreshToken: string) => Promise<Rotation>
  readonly find: (id: string, userId: string) => Promise<Session | undefined>
  /**
   * Returns the session after the second factor; undefined if it has ended. Only a new refresh token continues it:
   * holders of an earlier one have not shown the factor.
   */
  readonly raise: (session: Session) => Promise<OpenSession | undefined>
  /** Removes the second factor's proof. */
  readonly lower: (session: Session) => Promise<void>
  /** Ends what a password reset link allows, because the password is set. */
  readonly settleRecovery: (session: Session) => Promise<void>
  readonly end: (userId: string, sessionId: string, scope: SignOutScope) => Promise<void>
}

const USER_AGENT_MAX = 300
const COLUMNS = `s.id, s.user_id as "userId", s.aal, s.amr, s.created_at as "createdAt"`

/** Returns the store. The clock dates tokens and measures the delay of a reuse. */
export function createSessionStore({
  database,
  clock,
}: {
  database: Database
  clock: Pick<Clock, 'now'>
}): SessionStore {
  const nowDate = () => new Date(clock.now())
  const proof = (method: ProofMethod): Proof => ({ method, timestamp: Math.floor(clock.now() / 1_000) })

  async function addToken(query: Query, sessionId: string, parentHash: string | null): Promise<string> {
    const token = newSecret()
    await query(
      `insert into auth.refresh_tokens (token_hash, session_id, parent_hash, created_at) values ($1, $2, $3, $4)`,
      [hashSecret(token), sessionId, parentHash, nowDate()],
    )
    return token
  }

  /** Returns whether the session still existed. */
  async function setProofs(query: Query, { id, aal, amr }: Session): Promise<boolean> {
    const sql = 'update auth.sessions set aal = $2, amr = $3 where id = $1 returning id'
    return (await query(sql, [id, aal, JSON.stringify(amr)])).length > 0
  }

  return {
    start: ({ userId, method, userAgent, ip }) =>
      database.asOwner(async query => {
        const [session] = await query<Session>(
          `insert into auth.sessions as s (user_id, user_agent, ip, amr, created_at) values ($1, $2, $3, $4, $5)
           returning ${COLUMNS}`,
          [
            userId,
            userAgent?.slice(0, USER_AGENT_MAX) ?? null,
            ip,
            JSON.stringify([proof(method)]),
            nowDate(),
          ],
        )
        return { ...session!, refreshToken: await addToken(query, session!.id, null) }
      }),
    rotate: refreshToken =>
      database.asOwner(async query => {
        const hash = hashSecret(refreshToken)
        const [token] = await query<Session & { revokedAt: Date | null; isOver: boolean }>(
          // The session is locked before its token, as a deletion of the session does.
          `with s as materialized (
             select * from auth.sessions
              where id = (select session_id from auth.refresh_tokens where token_hash = $1) for update
           )
           select ${COLUMNS}, t.revoked_at as "revokedAt", ${isExpired('$2')} as "isOver"
             from s join auth.refresh_tokens t on t.session_id = s.id
            where t.token_hash = $1 for update of t`,
          [hash, nowDate()],
        )
        if (!token) return { kind: 'unknown' }
        const { revokedAt, isOver, ...session } = token
        if (isOver) {
          await query('delete from auth.sessions where id = $1', [session.id])
          return { kind: 'unknown' }
        }
        if (revokedAt && clock.now() - revokedAt.getTime() > REFRESH_REUSE_MS) {
          await query('delete from auth.sessions where id = $1', [session.id])
          return { kind: 'reused' }
        }
        await query(
          'update auth.refresh_tokens set revoked_at = coalesce(revoked_at, $2) where token_hash = $1',
          [hash, nowDate()],
        )
        await query('update auth.sessions set refreshed_at = $2 where id = $1', [session.id, nowDate()])
        const next = await addToken(query, session.id, hash)
        return { kind: 'rotated', session: { ...session, refreshToken: next } }
      }),
    find: (id, userId) =>
      database.asOwner(async query => {
        const sql = `select ${COLUMNS} from auth.sessions s where s.id = $1 and s.user_id = $2`
        return (await query<Session>(sql, [id, userId]))[0]
      }),
    raise: session =>
      database.asOwner(async query => {
        const raised: Session = {
          ...session,
          aal: 'aal2',
          amr: [proof('totp'), ...withoutFactor(session.amr)],
        }
        if (!(await setProofs(query, raised))) return undefined
        await query('delete from auth.refresh_tokens where session_id = $1', [session.id])
        return { ...raised, refreshToken: await addToken(query, session.id, null) }
      }),
    lower: session =>
      database.asOwner(async query => {
        await setProofs(query, { ...session, aal: 'aal1', amr: withoutFactor(session.amr) })
      }),
    settleRecovery: session =>
      database.asOwner(async query => {
        const amr = session.amr.map((each): Proof => {
          return each.method === 'recovery' ? { ...each, method: 'otp' } : each
        })
        await setProofs(query, { ...session, amr })
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

function withoutFactor(amr: readonly Proof[]): readonly Proof[] {
  return amr.filter(({ method }) => method !== 'totp')
}
