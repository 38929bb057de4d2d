/** Takes a mail apart: its heads and the bytes of its parts, whatever is wrong with it. */
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type MimeNode, Splitter } from '@zone-eu/mailsplit'
import libmime from 'libmime'

/** Limits of a mail. What is deeper or more is not read. */
const PARTS_MAX = 500
const DEPTH_MAX = 100
const HEAD_MAX = 256 * 1_024
const CR = 13
const LF = 10

/** A part without parts of its own. Its content is decoded from its transfer encoding. */
export type Part = {
  readonly type: string
  readonly charset: string | null
  readonly filename: string | null
  readonly disposition: string | null
  readonly contentId: string | null
  readonly parameters: Readonly<Record<string, string>>
  readonly isFlowed: boolean
  readonly hasDelSp: boolean
  /** Types of the parts around it, the outermost first. */
  readonly within: readonly string[]
  readonly content: Buffer
}

/** A mail taken apart. Values of its head are as they came, byte for byte (latin1). */
export type Mime = {
  readonly head: ReadonlyMap<string, readonly string[]>
  readonly type: string
  readonly parameters: Readonly<Record<string, string>>
  readonly parts: readonly Part[]
}

/** A mail that has no limits where we have some. */
export class MailTooComplexError extends Error {
  override readonly name = 'MailTooComplexError'
}

/** Reads a mail. @throws MailTooComplexError for one with too many parts, too deep or with too long a head. */
export async function readMime(raw: Buffer): Promise<Mime> {
  const splitter = new Splitter({ ignoreEmbedded: true, maxHeadSize: HEAD_MAX, maxChildNodes: PARTS_MAX })
  const parts: Part[] = []
  let root: MimeNode | null = null
  let node: MimeNode | null = null
  let chunks: Buffer[] = []
  const finish = async () => {
    if (node && !node.multipart) parts.push(await partOf(node, Buffer.concat(chunks)))
    chunks = []
  }
  const source = Readable.from([withBlankLine(raw)])
  source.on('error', error => splitter.destroy(error))
  source.pipe(splitter)
  for await (const item of splitter) {
    if (item.type === 'node') {
      await finish()
      node = item as MimeNode
      root ??= node
      if (ancestorsOf(node).length > DEPTH_MAX) throw new MailTooComplexError('The mail is nested too deep.')
    } else if (item.type === 'body' && node) chunks.push(item.value)
  }
  await finish()
  return { head: root ? headOf(root) : new Map(), type: typeOf(root), parameters: parametersOf(root), parts }
}

function typeOf(node: MimeNode | null): string {
  return node?.contentType || 'text/plain'
}

function parametersOf(node: MimeNode | null): Record<string, string> {
  return node?.headers
    ? libmime.parseHeaderValue(node.headers.getFirst('content-type'), { stripComments: true }).params
    : {}
}

function ancestorsOf(node: MimeNode): string[] {
  const types: string[] = []
  for (let at = node.parentNode; at; at = at.parentNode) types.unshift(typeOf(at))
  return types
}

function headOf(node: MimeNode): Map<string, string[]> {
  const head = new Map<string, string[]>()
  if (!node.headers) return head
  for (const { key, line } of node.headers.getList()) {
    const text = typeof line === 'string' ? line : String(line)
    const value = text
      .slice(text.indexOf(':') + 1)
      .replace(/\r?\n[ \t]*/g, ' ')
      .trim()
    head.set(key, [...(head.get(key) ?? []), value])
  }
  return head
}

async function partOf(node: MimeNode, encoded: Buffer): Promise<Part> {
  const decoder = node.getDecoder()
  const decoded = buffer(decoder)
  decoder.end(encoded)
  const id = node.headers ? node.headers.getFirst('content-id') : ''
  return {
    type: typeOf(node),
    charset: node.charset || null,
    filename: node.filename || null,
    disposition: node.disposition || null,
    contentId: id.replace(/^<|>$/g, '').trim() || null,
    parameters: parametersOf(node),
    isFlowed: node.flowed,
    hasDelSp: node.delSp,
    within: ancestorsOf(node),
    content: await decoded,
  }
}

/** Ends the head before the first line that cannot be in one: programs forget the empty line. */
function withBlankLine(raw: Buffer): Buffer {
  for (let start = 0; start < raw.length; ) {
    const end = raw.indexOf(LF, start)
    if (end < 0) return raw
    const length = end - start - (raw[end - 1] === CR ? 1 : 0)
    if (length <= 0) return raw
    if (!isHeadLine(raw, start, end, start === 0))
      return Buffer.concat([raw.subarray(0, start), Buffer.from('\r\n'), raw.subarray(start)])
    start = end + 1
  }
  return raw
}

function isHeadLine(raw: Buffer, start: number, end: number, isFirst: boolean): boolean {
  const first = raw[start]!
  if (first === 0x20 || first === 0x09) return !isFirst
  if (isFirst && raw.subarray(start, start + 5).toString('latin1') === 'From ') return true
  for (let at = start; at < end; at += 1) {
    const byte = raw[at]!
    if (byte === 0x3a) return at > start
    if (byte < 0x21 || byte > 0x7e)
      return (
        byte === 0x20 &&
        /^ *:/.test(raw.subarray(at, Math.min(end, at + 10)).toString('latin1')) &&
        at > start
      )
  }
  return false
}
