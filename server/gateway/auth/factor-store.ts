/** Second factors and their challenges: auth.mfa_factors and auth.mfa_challenges. */
import type { Clock } from '#core/clock.ts'
import type { Database, Query } from '#server/ports/database.ts'
import { openSecret, sealSecret } from '../../tokens/seal-secret.ts'
import { stepOfCode } from './totp.ts'

/** Lifetime of a challenge, in ms. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1_000
/** Codes that can be tried per challenge. */
export const CHALLENGE_ATTEMPTS = 5

/** The result of verifying a code. `over` means that the challenge is unknown, expired or used. */
type Verification = 'verified' | 'wrong' | 'over'

type Shown = {
  readonly userId: string
  readonly factorId: string
  readonly challengeId: string
  readonly code: string
}

/** Stores second factors. */
export type FactorStore = {
  /** Adds an unverified factor, which replaces any other unverified one. Returns its id. */
  readonly enrol: (userId: string, name: string | null, secret: string) => Promise<string>
  /** Opens a challenge and returns its id. */
  readonly challenge: (factorId: string) => Promise<string>
  /** Verifies a code, which works once. The factor is verified from then on. */
  readonly verify: (shown: Shown) => Promise<Verification>
  readonly remove: (factorId: string) => Promise<void>
}

/** Returns the store. `factorKey` seals the secrets. */
export function createFactorStore({
  database,
  clock,
  factorKey,
}: {
  database: Database
  clock: Pick<Clock, 'now'>
  factorKey: Uint8Array
}): FactorStore {
  const nowDate = () => new Date(clock.now())

  return {
    enrol: (userId, name, secret) =>
      database.asOwner(async query => {
        await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId])
        const [factor] = await query<{ id: string }>(
          `insert into auth.mfa_factors (user_id, friendly_name, secret, created_at, updated_at)
           values ($1, $2, $3, $4, $4) returning id`,
          [userId, name, sealSecret(factorKey, userId, secret), nowDate()],
        )
        return factor!.id
      }),
    challenge: factorId =>
      database.asOwner(async query => {
        const oldest = new Date(clock.now() - CHALLENGE_LIFETIME_MS)
        await query('delete from auth.mfa_challenges where factor_id = $1 and created_at <= $2', [
          factorId,
          oldest,
        ])
        const [challenge] = await query<{ id: string }>(
          'insert into auth.mfa_challenges (factor_id, created_at) values ($1, $2) returning id',
          [factorId, nowDate()],
        )
        return challenge!.id
      }),
    verify: shown => database.asOwner(query => verify(query, shown)),
    remove: factorId =>
      database.asOwner(async query => {
        await query('delete from auth.mfa_factors where id = $1', [factorId])
      }),
  }

  async function verify(query: Query, { userId, factorId, challengeId, code }: Shown): Promise<Verification> {
    // Both rows are locked, or one code could be used twice at the same time.
    const [found] = await query<{ secret: string; lastUsedStep: number | null }>(
      `select f.secret, f.last_used_step as "lastUsedStep"
         from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
        where c.id = $1 and f.id = $2 and f.user_id = $3 and c.attempts < $4 and c.created_at > $5 for update`,
      [challengeId, factorId, userId, CHALLENGE_ATTEMPTS, new Date(clock.now() - CHALLENGE_LIFETIME_MS)],
    )
    if (!found) return 'over'
    const step = stepOfCode(openSecret(factorKey, userId, found.secret), code, clock.now())
    if (step === undefined || step <= (found.lastUsedStep ?? 0)) {
      await query('update auth.mfa_challenges set attempts = attempts + 1 where id = $1', [challengeId])
      return 'wrong'
    }
    await query(
      `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = $3 where id = $1`,
      [factorId, step, nowDate()],
    )
    await query('delete from auth.mfa_challenges where id = $1', [challengeId])
    return 'verified'
  }
}
