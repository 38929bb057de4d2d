/**
 * The database port. Its adapters are PGlite in a worker thread (embedded) and PostgreSQL through postgres.js
 * (DATABASE_URL, Supabase). Both run the same SQL.
 */

/** JWT claims of a transaction. `role` becomes the Postgres role, the whole object `request.jwt.claims`. */
export type Claims = {
  readonly role: 'anon' | 'authenticated' | 'service_role'
  readonly [claim: string]: unknown
}

/**
 * Rows come back with the same JavaScript types from every adapter: timestamptz is Date (to the millisecond:
 * order and page by a number or an id), json and jsonb are parsed, int2, int4, int8, float, numeric and
 * count() are number (cast to text where more than 15 digits matter), text[], uuid[] and integer arrays are
 * arrays; every other type is the text Postgres prints, `date` for one as '2026-03-01'.
 */
export type Row = Record<string, unknown>

/**
 * Runs one statement with positional parameters ($1, $2, …). Rejects with a `DatabaseError`; a statement
 * that was refused, or that took more than the configured limit (57014), ends its transaction even when caught.
 *
 * Every parameter is sent as text and read by Postgres as the type of its place: strings as they are,
 * numbers, bigints, booleans, Date, null; an array is a Postgres array, a plain object is JSON. JSON that is
 * not an object goes as JSON text (`JSON.stringify(list)` into a jsonb place). Where the place has no type,
 * as in jsonb_build_object, write the cast: `$1::text`. Anything else is a TypeError, `undefined` too.
 */
export type Query = <T = Row>(sql: string, params?: readonly unknown[]) => Promise<T[]>

/**
 * A transaction's `work` uses only the query function it is given, and only while it runs: using the database
 * inside of it is refused with an Error (the embedded one has a single connection and would wait for ever).
 * Nothing slow but the database belongs in it. A call that waits for a connection longer than the configured limit
 * rejects with a `DatabaseError` 53300. Once the connection is lost or the database closed, everything rejects with a `DatabaseError` 08006.
 */
export type Database = {
  readonly kind: 'pglite' | 'postgres'
  /** One transaction as the given role, with the claims set for row-level security; rolls back when `work` throws. */
  as<T>(claims: Claims, work: (query: Query) => Promise<T>): Promise<T>
  /** One transaction as the connection's own role, past row-level security: migrations, seed, the gateway's auth schema. */
  asOwner<T>(work: (query: Query) => Promise<T>): Promise<T>
  /**
   * One read-only transaction as the connection's own role (REPEATABLE READ): every statement reads what was committed
   * when it began.
   */
  snapshot<T>(work: (query: Query) => Promise<T>): Promise<T>
  /**
   * Runs `work`, whose transactions wait for connections in a line of their own: background work and requests then take
   * turns, and neither can starve the other.
   */
  inBackground<T>(work: () => Promise<T>): Promise<T>
  /**
   * Runs a request's `work`. Once begun, it comes before new requests. While the database is busy, a request whose turn would
   * come too late is refused at once (53300); one that can be deferred, such as a report, before others.
   */
  inRequest<T>(request: { readonly isDeferrable: boolean }, work: () => Promise<T>): Promise<T>
  /**
   * Runs a script of several statements as the connection's own role, outside any transaction it does not open
   * itself, without a time limit. A transaction it leaves open is rolled back.
   */
  script(sql: string): Promise<void>
  /**
   * Hears NOTIFY on a channel, in commit order, until the returned function is called; `heard` must not throw.
   * Survives a lost connection and a database that is gone for a while, but what is notified meanwhile is never heard:
   * `missed` is called once it hears again, to catch up from the tables.
   */
  listen(channel: string, heard: (payload: string) => void, missed?: () => void): Promise<() => Promise<void>>
  /** Lets the running transactions end, then closes. Calling it twice is harmless. */
  close(): Promise<void>
}

/**
 * A statement that Postgres refused. `code` is its SQLSTATE (08006 for a lost connection); the message may
 * name tables and values and must not reach a client.
 */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly code: string
  readonly constraint: string | undefined

  constructor(code: string, message: string, constraint?: string) {
    super(message)
    this.code = code
    this.constraint = constraint
  }
}

/** The database had no turn for a transaction in time. */
export class DatabaseBusyError extends DatabaseError {
  constructor(reason: string) {
    super('53300', `The database is busy: ${reason}.`)
  }
}
