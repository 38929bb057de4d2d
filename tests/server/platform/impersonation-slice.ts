/** How each part of the product lists the calls by which platform staff write for a tenant. */
import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Caller, TestServer, VisitorCaller } from '#tests/support/test-server.ts'

/** The callers that prepare rows. */
export type Stage = {
  readonly server: TestServer
  readonly database: Database
  readonly admin: Caller
  /** The staff member, who may write. */
  readonly staff: Caller
  /** The visitor whose conversation a write is about. */
  readonly visitor: VisitorCaller
}

type Requests<Rows> = { readonly [Name in EndpointName]?: (rows: Rows) => RequestOf<Name> }
/** The subject and the action of an audit entry. */
type Entry = { readonly target: string; readonly action: string }
type Removals<Rows> = {
  readonly [Name in EndpointName]?: (rows: Rows) => readonly [RequestOf<Name>, Entry]
}

/** The writing calls of one part of the product. */
export type Slice = {
  /** Calls that leave one audit entry for every changed row. */
  readonly writes: Readonly<Record<string, (stage: Stage) => Promise<object>>>
  /** Calls that delete rows, or whose rows are audited with another row. */
  readonly removals: Readonly<Record<string, (stage: Stage) => Promise<readonly [object, Entry]>>>
}

/** Returns the calls; each prepares its own rows. */
export function slice<Rows>(
  prepare: (stage: Stage) => Promise<Rows>,
  writes: Requests<Rows>,
  removals: Removals<Rows>,
): Slice {
  const bound = <Result>(requests: Readonly<Record<string, (rows: Rows) => Result>>) =>
    Object.fromEntries(
      Object.entries(requests).map(([name, request]) => [
        name,
        async (stage: Stage) => request(await prepare(stage)),
      ]),
    )
  return { writes: bound<object>(writes), removals: bound<readonly [object, Entry]>(removals) }
}
