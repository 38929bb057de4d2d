/**
 * The bus delivers the database's notifications to all nodes. Its adapters are PostgreSQL's NOTIFY (default), and Redis or
 * Valkey, to which one node relays NOTIFY.
 */
export type Bus = {
  /**
   * Receives a channel's payloads, in commit order, until the returned function is called. `missed` is called each time
   * that payloads may have been lost, to catch up from the tables. An error that `heard` throws is logged.
   */
  readonly listen: (
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ) => Promise<() => Promise<void>>
  /**
   * Sends to every node, including this one, in a transaction of its own. Triggers and transactions use `pg_notify`
   * instead; both arrive the same way. @param payload less than 8,000 bytes
   */
  readonly send: (channel: string, payload: string) => Promise<void>
  readonly close: () => Promise<void>
}
