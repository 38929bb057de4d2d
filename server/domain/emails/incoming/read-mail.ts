/** Reads a mail: who wrote it, to whom, what they newly wrote, and what they attached. */
import { newWords } from '#core/email/new-words.ts'
import { decodeText } from './charset.ts'
import { addressesOf, idsOf, type MailAddress, textOf } from './head.ts'
import { type HtmlLines, htmlLines } from './html-lines.ts'
import { type Mime, type Part, readMime } from './mime.ts'

const NAME_MAX = 200

/** A file of a mail. */
export type MailFile = {
  readonly name: string
  readonly type: string
  /** Whether the HTML shows it in its place, and whether that is in what its writer newly wrote. */
  readonly isInline: boolean
  readonly isNew: boolean
  readonly contentId: string | null
  readonly content: Buffer
}

/** A mail that was read. Ids are in brackets. */
export type ReadMail = {
  readonly mime: Mime
  readonly id: string | null
  readonly inReplyTo: readonly string[]
  readonly references: readonly string[]
  readonly from: MailAddress | null
  readonly replyTo: MailAddress | null
  readonly to: readonly MailAddress[]
  readonly cc: readonly MailAddress[]
  /** Who got it, as their servers say: of a blind copy nothing else does. */
  readonly deliveredTo: readonly MailAddress[]
  readonly subject: string
  readonly date: Date | null
  readonly text: string
  readonly quoted: string
  readonly signature: string
  /** As it came, for a frame that runs nothing. Null without HTML. */
  readonly html: string | null
  readonly files: readonly MailFile[]
}

/** Reads a mail. @throws MailTooComplexError */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const mime = await readMime(raw)
  const { head, parts } = mime
  const [from = null] = addressesOf(head, 'from')
  const bodies = bodiesOf(mime)
  const html = bodies.filter(({ part }) => part.type === 'text/html').map(({ source }) => source)
  const words = newWords(bodies.map(({ lines }) => lines.text).join('\n'), from?.name)
  const pictures = new Set(bodies.flatMap(({ lines }) => lines.pictures))
  const date = new Date(textOf(head, 'date'))
  return {
    mime,
    id: idsOf(head, 'message-id')[0] ?? null,
    inReplyTo: idsOf(head, 'in-reply-to'),
    references: idsOf(head, 'references'),
    from,
    replyTo: addressesOf(head, 'reply-to')[0] ?? null,
    to: addressesOf(head, 'to'),
    cc: addressesOf(head, 'cc'),
    deliveredTo: ['delivered-to', 'x-original-to', 'envelope-to'].flatMap(name => addressesOf(head, name)),
    subject: textOf(head, 'subject'),
    date: Number.isNaN(date.getTime()) ? null : date,
    ...words,
    signature: [words.signature, ...bodies.map(({ lines }) => lines.signature)]
      .filter(each => each !== '')
      .join('\n'),
    html: html.length > 0 ? html.join('\n') : null,
    files: parts.filter(part => !isWords(part)).map(part => fileOf(part, html.join(), pictures)),
  }
}

/** A part whose words are read, in the forms that it has: as it came, and line by line. */
type Body = { readonly part: Part; readonly source: string; readonly lines: HtmlLines }

function isWords(part: Part): boolean {
  return (
    (part.type === 'text/plain' || part.type === 'text/html') &&
    part.disposition !== 'attachment' &&
    part.filename === null
  )
}

/** The parts that are the words: of several forms of the same words, HTML if it has any. */
function bodiesOf({ parts }: Mime): Body[] {
  const bodies = parts.filter(isWords).map(bodyOf)
  const rich = bodies.filter(({ part, lines }) => part.type === 'text/html' && lines.text.trim() !== '')
  if (rich.length === 0) return bodies.filter(({ part }) => part.type === 'text/plain')
  return bodies.filter(
    body =>
      rich.includes(body) ||
      (body.part.type === 'text/plain' && !body.part.within.includes('multipart/alternative')),
  )
}

function bodyOf(part: Part): Body {
  const source = decodeText(part.content, part.charset)
  if (part.type === 'text/html') return { part, source, lines: htmlLines(source) }
  return {
    part,
    source,
    lines: { text: part.isFlowed ? unflowed(source, part.hasDelSp) : source, signature: '', pictures: [] },
  }
}

/** Joins lines that end with a space, which `format=flowed` breaks (RFC 3676), where both have as many quote marks. */
function unflowed(text: string, hasDelSp: boolean): string {
  const lines: string[] = []
  let pieces: string[] = []
  let depth = 0
  const close = () => void lines.push((depth > 0 ? `${'>'.repeat(depth)} ` : '') + pieces.join(''))
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const marks = /^>*/.exec(line)![0].length
    const words = line.slice(marks).replace(/^ /, '')
    const last = pieces.at(-1)
    if (last?.endsWith(' ') && last !== '-- ' && depth === marks) {
      if (hasDelSp) pieces[pieces.length - 1] = last.slice(0, -1)
      pieces.push(words)
      continue
    }
    if (last !== undefined) close()
    pieces = [words]
    depth = marks
  }
  close()
  return lines.join('\n')
}

function fileOf(part: Part, html: string, pictures: ReadonlySet<string>): MailFile {
  const { type, contentId, content } = part
  const isInline = contentId !== null && html.includes(`cid:${contentId}`)
  const isNew = !isInline || pictures.has(contentId)
  return { name: nameOf(part), type, isInline, isNew, contentId, content }
}

/** A name without folders and without what no file may have. */
function nameOf(part: Part): string {
  const given = (part.filename ?? '')
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{Cc}"*:<>?|]/gu, '')
    .trim()
  if (given === '' || given === '.' || given === '..')
    return part.type === 'message/rfc822' ? 'mail.eml' : `file.${extensionOf(part.type)}`
  if ([...given].length <= NAME_MAX) return given
  const dot = given.lastIndexOf('.')
  const end = dot > given.length - 12 ? given.slice(dot) : ''
  return [...given].slice(0, NAME_MAX - end.length).join('') + end
}

function extensionOf(type: string): string {
  const known: Readonly<Record<string, string>> = {
    'text/plain': 'txt',
    'text/html': 'html',
    'text/calendar': 'ics',
    'application/pdf': 'pdf',
    'image/jpeg': 'jpg',
    'image/png': 'png',
  }
  return known[type] ?? 'bin'
}
