import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { isAddress } from './is-address.ts'

/** A message that is a single URL, and how it is shown (CHAT-21). */
export type MessageLink = {
  readonly kind: 'image' | 'pdf' | 'file'
  readonly url: string
  /** The last part of the path, decoded, without the prefix of an upload's key. */
  readonly fileName: string
  /** The host, such as `files.example.com`. */
  readonly host: string
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|bmp|svg)$/i
const PDF = /\.pdf$/i
/** Matches the prefix of an upload's key: `<timestamp>-<random>-`. */
const KEY_PREFIX = /^\d{10,16}-\w{6,64}-/
/** Matches control characters. Those that change the writing direction could disguise a file's extension. */
const INVISIBLE = /\p{C}/gu

/** Parses a text that is a single http(s) URL. Null for anything else. */
export function messageLink(text: string): MessageLink | null {
  if (!isAddress(text)) return null
  let url: URL
  try {
    url = new URL(text.trim())
  } catch {
    return null
  }
  // A URL with a user name or password may imitate another site's URL.
  if (url.username !== '' || url.password !== '') return null
  const kind = IMAGE.test(url.pathname) ? 'image' : PDF.test(url.pathname) ? 'pdf' : 'file'
  return { kind, url: url.href, fileName: fileNameOf(url), host: url.host }
}

/** Whether a link leads to an uploaded file (CHAT-24), on any host. */
export function isUpload({ url }: MessageLink): boolean {
  return new URL(url).pathname.startsWith(UPLOAD_PUBLIC_PATH)
}

function fileNameOf({ pathname, host }: URL): string {
  const last = pathname.split('/').at(-1) ?? ''
  return decoded(last).replace(INVISIBLE, '').replace(KEY_PREFIX, '') || host
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a message is a file and nothing else: an upload, or the address of a picture or PDF. */
export function isFile(text: string): boolean {
  const link = messageLink(text)
  return link !== null && (link.kind !== 'file' || isUpload(link))
}
