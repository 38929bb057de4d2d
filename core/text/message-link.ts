import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { isAddress } from './is-address.ts'

/** A message that is one address and nothing else: how it is shown (CHAT-21). */
export type MessageLink = {
  readonly kind: 'image' | 'pdf' | 'file'
  readonly url: string
  /** The last part of the path, decoded, without what an upload's key puts before it. */
  readonly fileName: string
  /** Where it lies, such as `files.example.com`. */
  readonly host: string
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|bmp|svg)$/i
const PDF = /\.pdf$/i
/** `<timestamp>-<random>-` of an upload's key. */
const KEY_PREFIX = /^\d{10,16}-\w{6,64}-/
/** Controls that turn the direction of writing make a name end in what is not its ending. */
const INVISIBLE = /\p{C}/gu

/** Reads a text as one http(s) address; null when it is anything else. */
export function messageLink(text: string): MessageLink | null {
  if (!isAddress(text)) return null
  let url: URL
  try {
    url = new URL(text.trim())
  } catch {
    return null
  }
  // An address that carries a name and password is made to look like another's.
  if (url.username !== '' || url.password !== '') return null
  const kind = IMAGE.test(url.pathname) ? 'image' : PDF.test(url.pathname) ? 'pdf' : 'file'
  return { kind, url: url.href, fileName: fileNameOf(url), host: url.host }
}

/** Whether a link leads to an uploaded file (CHAT-24), on whatever host. */
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
