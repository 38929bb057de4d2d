/** People who can sign in: rows of auth.users. */
import { CONFIRMATION_LINK_LIFETIME_MS, RECOVERY_LINK_LIFETIME_MS } from '#contract/constants/identity.ts'
import type { Clock } from '#core/clock.ts'
import { type Database, DatabaseError, type Query } from '#server/ports/database.ts'
import { hashSecret, newSecret } from '../../tokens/secrets.ts'
import { hashPassword, passwordFits } from './passwords.ts'

/** Purpose of an emailed link. */
export type LinkPurpose = 'recovery' | 'confirmation'

const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  recovery: RECOVERY_LINK_LIFETIME_MS,
  confirmation: CONFIRMATION_LINK_LIFETIME_MS,
}

const COLUMNS = `id, email, email_confirmed_at as "confirmedAt", last_sign_in_at as "lastSignInAt",
  banned_until as "bannedUntil", raw_user_meta_data as "userMetadata", raw_app_meta_data as "appMetadata",
  encrypted_password is not null as "hasPassword", created_at as "createdAt", updated_at as "updatedAt",
  (select coalesce(json_agg(f order by f.created_at), '[]')
     from (select id, friendly_name, factor_type, status, created_at, updated_at
             from auth.mfa_factors where user_id = users.id) f) as factors`

/** A second factor as clients see it. */
export type Factor = {
  readonly id: string
  readonly friendly_name: string | null
  readonly factor_type: 'totp'
  readonly status: 'unverified' | 'verified'
  readonly created_at: string
  readonly updated_at: string
}

/** A row of auth.users with its second factors. */
export type Identity = {
  readonly id: string
  readonly email: string
  readonly confirmedAt: Date | null
  readonly lastSignInAt: Date | null
  readonly bannedUntil: Date | null
  readonly userMetadata: Readonly<Record<string, unknown>>
  readonly appMetadata: Readonly<Record<string, unknown>>
  readonly factors: readonly Factor[]
  readonly hasPassword: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** An account and its company's subdomain; null if it has no company. */
export type Account = {
  readonly id: string
  readonly email: string
  readonly isConfirmed: boolean
  readonly subdomain: string | null
}

/**
 * A user to create. Without a password (null) the user cannot sign in yet; `confirmed` means that the address is
 * verified.
 */
type NewUser = {
  readonly id?: string
  readonly email: string
  readonly password: string | null
  readonly confirmed: boolean
  readonly userMetadata: Readonly<Record<string, unknown>>
}

/** The address has an account already. */
export class EmailTakenError extends Error {
  override readonly name = 'EmailTakenError'
}

/** Stores people who can sign in. */
export type IdentityStore = {
  /** Adds a user and returns the id. @throws EmailTakenError. */
  readonly createUser: (user: NewUser) => Promise<string>
  readonly findByEmail: (email: string) => Promise<Identity | undefined>
  readonly findAccount: (email: string) => Promise<Account | undefined>
  readonly findById: (id: string) => Promise<Identity | undefined>
  /** Finds the user with this address and password. Takes equally long for an unknown address. */
  readonly findByCredentials: (email: string, password: string) => Promise<Identity | undefined>
  /**
   * Whether an account is closed for good: banned and without a password. A wrong password reveals nothing about
   * other accounts.
   */
  readonly isClosed: (email: string) => Promise<boolean>
  /** Changes the given fields. `data` merges into the user's metadata, where null removes a key. */
  readonly updateUser: (id: string, change: UserChange) => Promise<Identity | undefined>
  /** Returns when it was. */
  readonly recordSignIn: (id: string) => Promise<Date>
  /** Returns a new single-use `token_hash` for an emailed link. It invalidates the previous one. */
  readonly issueLink: (id: string, purpose: LinkPurpose) => Promise<string>
  /** Redeems a link's `token_hash` once, before it expires. Whoever has it has proved the address. */
  readonly redeemLink: (purpose: LinkPurpose, tokenHash: string) => Promise<Identity | undefined>
}

type UserChange = {
  readonly password?: string | undefined
  readonly data?: Readonly<Record<string, unknown>> | undefined
}

/** Returns the store. The clock dates rows and expires links. */
export function createIdentityStore(given: {
  readonly database: Database
  readonly clock: Pick<Clock, 'now'>
}): IdentityStore {
  const { database, clock } = given
  const nowDate = () => new Date(clock.now())
  const one = async <T>(sql: string, params: readonly unknown[]): Promise<T | undefined> =>
    (await database.asOwner((query: Query) => query<T>(sql, params)))[0]

  return {
    async createUser({ id, email, password, confirmed, userMetadata }) {
      const hash = password === null ? null : await hashPassword(password)
      const values = [
        id ?? null,
        email.toLowerCase(),
        hash,
        confirmed ? nowDate() : null,
        userMetadata,
        nowDate(),
      ]
      try {
        const created = await one<{ id: string }>(
          `insert into auth.users
             (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
           values (coalesce($1::uuid, gen_random_uuid()), $2, $3, $4, $5, $6, $6) returning id`,
          values,
        )
        return created!.id
      } catch (error) {
        const isEmailTaken = error instanceof DatabaseError && error.constraint === 'users_email_key'
        throw isEmailTaken ? new EmailTakenError('The address has an account.') : error
      }
    },
    findByEmail: email => one(`select ${COLUMNS} from auth.users where email = $1`, [email.toLowerCase()]),
    findAccount: email =>
      one(
        `select u.id, u.email, u.email_confirmed_at is not null as "isConfirmed", c.subdomain
           from auth.users u
           left join public.profiles p on p.id = u.id left join public.companies c on c.id = p.company_id
          where u.email = $1`,
        [email.toLowerCase()],
      ),
    findById: id => one(`select ${COLUMNS} from auth.users where id = $1`, [id]),
    async findByCredentials(email, password) {
      const found = await one<Identity & { hash: string | null }>(
        `select ${COLUMNS}, encrypted_password as hash from auth.users where email = $1`,
        [email.toLowerCase()],
      )
      return (await passwordFits(password, found?.hash)) ? found : undefined
    },
    async isClosed(email) {
      const closed =
        'select id from auth.users where email = $1 and encrypted_password is null and banned_until > $2'
      return (await one(closed, [email.toLowerCase(), nowDate()])) !== undefined
    },
    async updateUser(id, { password, data }) {
      const hash = password === undefined ? null : await hashPassword(password)
      return one(
        `update auth.users
            set encrypted_password = coalesce($2, encrypted_password),
                raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $3::jsonb), updated_at = $4
          where id = $1 returning ${COLUMNS}`,
        [id, hash, data ?? {}, nowDate()],
      )
    },
    async recordSignIn(id) {
      const at = nowDate()
      await one('update auth.users set last_sign_in_at = $2 where id = $1', [id, at])
      return at
    },
    async issueLink(id, purpose) {
      const token = newSecret()
      await one(`update auth.users set ${purpose}_token = $2, ${purpose}_sent_at = $3 where id = $1`, [
        id,
        hashSecret(token),
        nowDate(),
      ])
      return token
    },
    redeemLink: (purpose, tokenHash) =>
      one(
        `update auth.users
            set ${purpose}_token = null, email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2
          where ${purpose}_token = $1 and ${purpose}_sent_at > $3 returning ${COLUMNS}`,
        [hashSecret(tokenHash), nowDate(), new Date(clock.now() - LINK_LIFETIME_MS[purpose])],
      ),
  }
}
