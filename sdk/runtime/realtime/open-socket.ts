import type { Clock } from '#core/clock.ts'
import { toJson } from '../api/to-json.ts'
import { type News, readFrame } from './read-frame.ts'

const HEARTBEAT_MS = 25_000
/** A heartbeat this late means that the tab or the machine was asleep. In ms. */
const SLEPT_MS = 90_000
/** `WebSocket.OPEN`. */
const OPEN = 1

/** A socket with one channel. */
export type ChannelSocket = {
  /** Sends an event of the channel; does nothing unless the socket is open. */
  readonly send: (event: string, payload: object) => void
  /** Closes the socket and ignores its further events. */
  readonly drop: () => void
}

type Options = {
  readonly WebSocket: new (url: string) => WebSocket
  readonly clock: Clock
  readonly address: string
  readonly topic: string
  readonly joinPayload: () => object
  /** Called with each news. `lost` and `refused` are the last ones. */
  readonly onNews: (news: News) => void
}

/**
 * Opens a socket, joins the channel and sends heartbeats. The socket counts as lost if it closes, if a heartbeat
 * gets no answer, and after a sleep, because a dead connection may stay open.
 * @throws what the constructor of `WebSocket` throws
 */
export function openSocket({
  WebSocket,
  clock,
  address,
  topic,
  joinPayload,
  onNews,
}: Options): ChannelSocket {
  const socket = new WebSocket(address)
  let lastRef = 0
  let isAnswered = false
  let isDropped = false
  let beatenAt = clock.now()
  let timer = clock.setTimeout(beat, HEARTBEAT_MS)

  socket.onopen = () => send('phx_join', joinPayload())
  socket.onclose = () => tell('lost')
  socket.onmessage = ({ data }) => {
    const news = readFrame(data, topic)
    if (news === 'answered') isAnswered = true
    if (news !== null) tell(news)
  }

  function send(event: string, payload: object, to = topic): void {
    if (isDropped || socket.readyState !== OPEN) return
    lastRef += 1
    // The join is the first frame, so its reference is '1'.
    socket.send(toJson([to === topic ? '1' : null, `${lastRef}`, to, event, payload]))
  }

  function beat(): void {
    const isAwake = clock.now() - beatenAt < SLEPT_MS
    if (isAnswered && isAwake) {
      isAnswered = false
      beatenAt = clock.now()
      timer = clock.setTimeout(beat, HEARTBEAT_MS)
      send('heartbeat', {}, 'phoenix')
    } else tell('lost')
  }

  function tell(news: News): void {
    if (isDropped) return
    if (news === 'lost' || news === 'refused') drop()
    onNews(news)
  }

  function drop(): void {
    isDropped = true
    clock.clearTimeout(timer)
    socket.close()
  }

  return { send: (event, payload) => send(event, payload), drop }
}
