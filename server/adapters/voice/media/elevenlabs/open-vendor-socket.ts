import { type ClientOptions, WebSocket } from 'ws'
import { readVendorEvent, type VendorEvent } from './vendor-events.ts'
import type { VendorRequest } from './vendor-requests.ts'

const OPEN_WITHIN_MS = 10_000
/** How long the vendor has to close its end, in ms. */
const CLOSE_WITHIN_MS = 1_000
/** A few seconds of sound at the highest rate. */
const LARGEST_BYTES = 4 * 1_024 * 1_024
/** The code of a regular end (RFC 6455, 7.4.1). */
export const REGULAR_CLOSE = 1_000

/** The socket of one conversation. */
export type VendorSocket = {
  /** Does nothing unless the socket is open. */
  readonly send: (request: VendorRequest) => void
  readonly close: () => void
}

type Handlers = {
  readonly onOpen: () => void
  readonly onEvent: (event: VendorEvent) => void
  /** @param error why there was no connection; null if there was */
  readonly onClose: (code: number, error: string | null) => void
}

/** Opens the socket of a conversation. */
export function openVendorSocket(url: string, { onOpen, onEvent, onClose }: Handlers): VendorSocket {
  let error: string | null = null
  // The published types do not have `closeTimeout` yet.
  const options: ClientOptions & { readonly closeTimeout: number } = {
    handshakeTimeout: OPEN_WITHIN_MS,
    closeTimeout: CLOSE_WITHIN_MS,
    maxPayload: LARGEST_BYTES,
    perMessageDeflate: false,
  }
  const socket = new WebSocket(url, options)
  socket.on('open', onOpen)
  socket.on('message', data => {
    const event = readVendorEvent(String(data))
    if (event !== null) onEvent(event)
  })
  socket.on('error', reason => {
    error = reason.message
  })
  socket.on('close', code => onClose(code, error))
  return {
    send(request) {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request))
    },
    close: () => socket.close(REGULAR_CLOSE),
  }
}
