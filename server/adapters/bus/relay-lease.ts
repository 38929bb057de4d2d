/** The lease of the relay: a row that one node holds for a short time, by the database's clock. */
import type { Database } from '#server/ports/database.ts'

/** Duration of the lease unless it is renewed, in ms. */
export const LEASE_MS = 2_000

// An advisory lock of a session would not work through a transaction pooler.
const INSTALL = `
  begin;
  select pg_advisory_xact_lock(hashtext('lapwing.gateway'));
  create schema if not exists gateway;
  revoke all on schema gateway from public;
  create table if not exists gateway.bus_relay (
    is_only boolean primary key default true check (is_only),
    bus_id uuid not null default gen_random_uuid(),
    epoch bigint not null default 0,
    holder uuid,
    held_until timestamptz not null default '-infinity'
  );
  insert into gateway.bus_relay default values on conflict do nothing;
  commit;`

/** The lease. */
export type RelayLease = {
  /** Identifies the bus of this database; other installations may use the same Redis. */
  readonly busId: string
  /** Acquires the lease unless another node holds it. Returns the new epoch, or null. */
  readonly acquire: () => Promise<number | null>
  /** Renews the lease. Returns false if another node has acquired it meanwhile. */
  readonly renew: (epoch: number) => Promise<boolean>
  readonly release: (epoch: number) => Promise<void>
}

/** Opens the lease for one node. Many nodes can do so at once. */
export async function openRelayLease(
  database: Pick<Database, 'asOwner' | 'script'>,
  nodeId: string,
): Promise<RelayLease> {
  await database.script(INSTALL)
  const [row] = await database.asOwner(query =>
    query<{ bus_id: string }>('select bus_id from gateway.bus_relay'),
  )
  const change = (sql: string, params: readonly unknown[]) =>
    database.asOwner(query =>
      query<{ epoch: number }>(`update gateway.bus_relay set ${sql} returning epoch`, params),
    )
  const until = `held_until = clock_timestamp() + interval '${LEASE_MS} ms'`

  return {
    busId: row!.bus_id,
    async acquire() {
      const rows = await change(
        `holder = $1, epoch = epoch + 1, ${until} where held_until < clock_timestamp()`,
        [nodeId],
      )
      return rows[0]?.epoch ?? null
    },
    async renew(epoch) {
      return (await change(`${until} where holder = $1 and epoch = $2`, [nodeId, epoch])).length > 0
    },
    async release(epoch) {
      await change(`held_until = '-infinity' where holder = $1 and epoch = $2`, [nodeId, epoch])
    },
  }
}
