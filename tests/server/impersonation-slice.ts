/** How a part of the product says by which calls platform staff write for a tenant. */
import type { EndpointName } from '#contract/routes/endpoints.ts'
import type { RequestOf } from '#contract/routes/index.ts'
import type { Database } from '#server/ports/database.ts'
import type { Caller, TestServer, VisitorCaller } from '#tests/support/test-server.ts'

/** What rows can be made ready with. */
export type Stage = {
  readonly server: TestServer
  readonly database: Database
  readonly admin: Caller
  /** The person of the platform, who may write. */
  readonly staff: Caller
  /** Whose conversation it is that a write is about. */
  readonly visitor: VisitorCaller
}

type Requests<Rows> = { readonly [Name in EndpointName]?: (rows: Rows) => RequestOf<Name> }
/** What the entry is about, and what it says. */
type Entry = { readonly target: string; readonly action: string }
type Removals<Rows> = {
  readonly [Name in EndpointName]?: (rows: Rows) => readonly [RequestOf<Name>, Entry]
}

export type Slice = {
  /** Calls whose every changed row has an entry of its own. */
  readonly writes: Readonly<Record<string, (stage: Stage) => Promise<object>>>
  /** Calls that remove, or write rows that stand in the audit with another's. */
  readonly removals: Readonly<Record<string, (stage: Stage) => Promise<readonly [object, Entry]>>>
}

/** Each call makes its rows ready anew. */
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
