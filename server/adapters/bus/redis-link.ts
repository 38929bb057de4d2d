/** Publishes to one channel of a Redis or Valkey server, and subscribes to it. */
import { createClient } from '@redis/client'
import type { Log } from '#server/ports/log.ts'

const CONNECT_WITHIN_MS = 2_000
/** Ping interval, and the time without an answer after which the connection is replaced. In ms. */
const PING_EVERY_MS = 1_000
const SILENT_MS = 4_000
const RECONNECT_EVERY_MS = 250
/** Maximum of commands that wait for an answer. Messages beyond it are lost; subscribers detect the missing numbers. */
const UNSENT_MAX = 10_000

/** The link. It reconnects by itself. */
export type RedisLink = {
  readonly isReady: () => boolean
  /** Publishes a message. It is lost if the server cannot be reached. */
  readonly publish: (text: string) => void
  readonly close: () => void
}

/** Opens the link, without waiting for the server. */
export function openRedisLink({
  url,
  channel,
  heard,
  log,
}: {
  readonly url: string
  readonly channel: string
  readonly heard: (text: string) => void
  readonly log: Pick<Log, 'error'>
}): RedisLink {
  const open = () =>
    createClient({
      url,
      RESP: 2,
      disableOfflineQueue: true,
      commandsQueueMaxLength: UNSENT_MAX,
      pingInterval: PING_EVERY_MS,
      socket: {
        connectTimeout: CONNECT_WITHIN_MS,
        socketTimeout: SILENT_MS,
        reconnectStrategy: RECONNECT_EVERY_MS,
      },
    }).on('error', error => log.error({ err: error }, 'Redis cannot be reached'))
  const publisher = open()
  const subscriber = open()
  let isSubscribed = false

  // After a reconnect, the client restores the subscription by itself.
  subscriber.on('ready', () => {
    if (isSubscribed) return
    isSubscribed = true
    subscriber.subscribe(channel, heard).catch(() => {
      isSubscribed = false
    })
  })
  // Errors are logged by the listener above.
  for (const client of [publisher, subscriber]) client.connect().catch(() => {})

  return {
    isReady: () => publisher.isReady && subscriber.isReady,
    publish(text) {
      publisher.publish(channel, text).catch(() => {})
    },
    close() {
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy()
    },
  }
}
