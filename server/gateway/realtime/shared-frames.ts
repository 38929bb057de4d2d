/** Serializes frames. Sockets that receive the same change share its text. */
import { type Frame, type ProtocolVersion, writeFrame } from './frames.ts'

/** Serializes a frame in a protocol version. */
export type WriteFrame = (frame: Frame, version: ProtocolVersion) => string

/**
 * Returns a function that serializes a change once for each protocol version, topic and list of bindings. The cache
 * entries live as long as the change's data, which the feed creates once for all who see the same row.
 */
export function createSharedFrames(): WriteFrame {
  const textsOf = new WeakMap<object, Map<string, string>>()
  return (frame, version) => {
    if (frame.event !== 'postgres_changes') return writeFrame(frame, version)
    const { ids, data } = frame.payload as { readonly ids: readonly number[]; readonly data: object }
    const texts = textsOf.get(data) ?? new Map<string, string>()
    textsOf.set(data, texts)
    const key = `${version} ${ids.join()} ${frame.topic}`
    const text = texts.get(key) ?? writeFrame(frame, version)
    texts.set(key, text)
    return text
  }
}
