/** Phoenix frames as text: version 2.0.0 is a list, 1.0.0 an object. In version 2.0.0, broadcasts are binary. */
import { z } from 'zod'

/** Versions of the Phoenix protocol. */
export type ProtocolVersion = '1.0.0' | '2.0.0'

/** One frame of the Phoenix protocol. */
export type Frame = {
  readonly joinRef: string | null
  readonly ref: string | null
  readonly topic: string
  readonly event: string
  readonly payload: unknown
}

const ref = z.string().max(64).nullish().default(null)
const topic = z.string().min(1).max(255)
const event = z.string().min(1).max(64)
const list = z.tuple([ref, ref, topic, event, z.unknown()])
const object = z.object({ join_ref: ref, ref, topic, event, payload: z.unknown() })

/** Returns the frame; undefined for other text. */
export function readFrame(text: string): Frame | undefined {
  const json = parseJson(text)
  const asList = list.safeParse(json)
  if (asList.success) return toFrame(asList.data)
  const asObject = object.safeParse(json)
  if (!asObject.success) return undefined
  const { join_ref: joinRef, ...frame } = asObject.data
  return { joinRef, ...frame }
}

/** Kind of a binary frame with which a client broadcasts. */
const BROADCAST_PUSH = 3
/** Its header: the kind, the lengths of five texts, and the payload's encoding; a byte each. */
const BROADCAST_HEADER_BYTES = 7

/** Returns the frame of a client's broadcast, without its payload; undefined for other bytes. */
export function readBinaryFrame(bytes: Uint8Array): Frame | undefined {
  const [kind, ...lengths] = bytes.subarray(0, BROADCAST_HEADER_BYTES)
  if (kind !== BROADCAST_PUSH || lengths.length !== BROADCAST_HEADER_BYTES - 1) return undefined
  let start = BROADCAST_HEADER_BYTES
  const [joinRef, ref, name] = lengths.slice(0, 3).map(length => {
    const text = Buffer.from(bytes.subarray(start, start + length)).toString('latin1')
    start += length
    return text
  })
  const read = list.safeParse([joinRef || null, ref || null, name, 'broadcast', null])
  return read.success ? toFrame(read.data) : undefined
}

/** Returns the frame as text in the client's protocol version. */
export function writeFrame({ joinRef, ref, topic, event, payload }: Frame, version: ProtocolVersion): string {
  return JSON.stringify(
    version === '1.0.0'
      ? { join_ref: joinRef, ref, topic, event, payload }
      : [joinRef, ref, topic, event, payload],
  )
}

function toFrame([joinRef, ref, topic, event, payload]: z.output<typeof list>): Frame {
  return { joinRef, ref, topic, event, payload }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
