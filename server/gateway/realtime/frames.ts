/** Phoenix frames as text: version 2.0.0 is a list, 1.0.0 an object. */
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
  if (asList.success) {
    const [joinRef, ref, topic, event, payload] = asList.data
    return { joinRef, ref, topic, event, payload }
  }
  const asObject = object.safeParse(json)
  if (!asObject.success) return undefined
  const { join_ref: joinRef, ...frame } = asObject.data
  return { joinRef, ...frame }
}

/** Returns the frame as text in the client's protocol version. */
export function writeFrame({ joinRef, ref, topic, event, payload }: Frame, version: ProtocolVersion): string {
  return JSON.stringify(
    version === '1.0.0'
      ? { join_ref: joinRef, ref, topic, event, payload }
      : [joinRef, ref, topic, event, payload],
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
