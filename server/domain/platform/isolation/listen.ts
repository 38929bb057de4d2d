import type { Realtime, RealtimeSocket } from '#server/ports/realtime.ts'

const TOPIC = 'realtime:isolation-test'

/** A table to subscribe to, as `postgres_changes` names it. */
export type TableSubscription = { readonly table: string; readonly filter?: string }

/** A channel and the rows it received. */
export type Listener = {
  /** False if the channel was refused or did not answer in time. */
  readonly isJoined: boolean
  /** The received rows, each as JSON. */
  readonly rows: () => readonly string[]
  /** Waits for `count` rows that contain `word`; false after a timeout. */
  readonly untilRows: (count: number, word: string) => Promise<boolean>
}

/** Joins a channel with a token (Phoenix, frames of version 2). */
export async function listen(
  realtime: Realtime,
  {
    anonKey,
    token,
    subscriptions,
  }: {
    readonly anonKey: string
    readonly token: string
    readonly subscriptions: readonly TableSubscription[]
  },
): Promise<Listener> {
  const socket = await realtime.connect(anonKey)
  if (!socket) return { isJoined: false, rows: () => [], untilRows: async () => false }
  const changes = subscriptions.map(subscription => ({ event: '*', schema: 'public', ...subscription }))
  const payload = { config: { postgres_changes: changes }, access_token: token }
  socket.say(['1', '1', TOPIC, 'phx_join', payload])
  await socket.until(heard => heard.some(isVerdict))
  const rows = () => rowsOf(socket)
  return {
    isJoined: socket.heard().some(isSubscribed),
    rows,
    untilRows: (count, word) => socket.until(() => rows().filter(row => row.includes(word)).length >= count),
  }
}

function rowsOf(socket: RealtimeSocket): string[] {
  return socket
    .heard()
    .map(readFrame)
    .filter(({ event }) => event === 'postgres_changes')
    .map(({ payload }) => JSON.stringify(payload.data))
}

/**
 * Whether a frame shows that a join was refused or is in effect. A join is answered first and takes effect once the
 * channel says so.
 */
function isVerdict(text: string): boolean {
  return isSubscribed(text) || readFrame(text).payload.status === 'error'
}

function isSubscribed(text: string): boolean {
  const { event, payload } = readFrame(text)
  return event === 'system' && payload.extension === 'postgres_changes' && payload.status === 'ok'
}

type Frame = {
  readonly event: string
  readonly payload: { readonly status?: string; readonly extension?: string; readonly data?: unknown }
}

function readFrame(text: string): Frame {
  const [, , , event, payload] = JSON.parse(text)
  return { event, payload }
}
