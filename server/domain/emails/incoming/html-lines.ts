/**
 * The text of a mail's HTML, line by line. Nothing that a reader would not see is in it. What mail programs mark as quoted
 * begins with `>`, and what they mark as a signature is kept apart.
 */
import { Tokenizer } from 'htmlparser2'

/**
 * Text of HTML: its lines, and the lines of what is marked as a signature. `pictures` are the content ids of the mail's own
 * pictures that are in neither a quote nor a signature.
 */
export type HtmlLines = {
  readonly text: string
  readonly signature: string
  readonly pictures: readonly string[]
}

const SKIPPED = new Set(
  'head title style script noscript template object svg math iframe select textarea xml'.split(' '),
)
const BLOCKS = new Set(
  'address article blockquote body center dd div dl dt fieldset footer form header html li main nav ol pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const BREAKING = new Set([...BLOCKS, ...PARAGRAPHS])
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const READ = new Set(['alt', 'class', 'hidden', 'id', 'name', 'src', 'style', 'type'])
const GAP_MAX = 2
/** Beyond this depth, elements are text only. */
const DEPTH_MAX = 500
const RULE = '________________'

const QUOTE_CLASSES = [
  'yahoo_quoted',
  'yahoo-quoted-begin',
  'iosymail',
  'protonmail_quote',
  'zmail_extra',
  'moz-cite-prefix',
  'tutanota_quote',
]
/** From such an element on, all is quoted, whatever comes after it. */
const REST_IDS = [
  'divrplyfwdmsg',
  'appendonsend',
  'olk_src_body_section',
  'mail-editor-reference-message-container',
]
const REST_CLASSES = ['ms-outlook-mobile-reference-message']
const SIGNATURE_CLASSES = [
  'gmail_signature',
  'protonmail_signature_block',
  'moz-signature',
  'signature',
  'tutanota_signature',
  'ms-outlook-signature',
]
const SIGNATURE_IDS = [
  'composer_signature',
  'ms-outlook-mobile-signature',
  'signature',
  'ymail_android_signature',
  'ymail_ios_signature',
  'applemailsignature',
  'zm-_id_-sgn',
]

type Attributes = Readonly<Record<string, string>>
type Open = {
  readonly name: string
  readonly kind: 'skipped' | 'quote' | 'signature' | 'pre' | 'plain'
  readonly isLoose: boolean
}

/** Returns the text of HTML, in one pass over it, however deep and broken it is. */
export function htmlLines(html: string): HtmlLines {
  const out = createLines()
  let name = ''
  let attribute = ''
  let value: string[] = []
  let attributes: Record<string, string> = {}
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => out.add(html.slice(start, end)),
      ontextentity: codepoint => out.add(String.fromCodePoint(codepoint)),
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase()
        attributes = {}
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase()
        value = []
      },
      onattribdata: (start, end) => void value.push(html.slice(start, end)),
      onattribentity: codepoint => void value.push(String.fromCodePoint(codepoint)),
      onattribend() {
        if (READ.has(attribute)) attributes[attribute] ??= value.join('')
      },
      onopentagend: () => out.open(name, attributes),
      onselfclosingtag: () => out.open(name, attributes),
      onclosetag: (start, end) => out.close(html.slice(start, end).toLowerCase()),
      oncdata() {},
      oncomment() {},
      ondeclaration() {},
      onprocessinginstruction() {},
      onend() {},
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return out.end()
}

/** Collects lines of text while elements open and close. */
function createLines() {
  const stack: Open[] = []
  const lines: string[] = []
  const signature: string[] = []
  const pictures: string[] = []
  const counts = { skipped: 0, quote: 0, signature: 0, pre: 0, plain: 0 }
  let words: string[] = []
  /** Whether the line has a word, and whether it ends with a space. */
  let isFilled = false
  let endsSpaced = true
  let isRest = false
  /** Empty lines that the next words want before them. */
  let gap = 0

  function flush(): void {
    const line = isFilled ? words.join('').trimEnd() : ''
    words = []
    isFilled = false
    endsSpaced = true
    if (line === '') return
    const isQuoted = isRest || counts.quote > 0
    const target = counts.signature > 0 && !isQuoted ? signature : lines
    for (; gap > 0 && target.length > 0; gap -= 1) target.push(isQuoted ? '>' : '')
    gap = 0
    target.push(isQuoted ? `> ${line}` : line)
  }
  function breakLine(): void {
    if (isFilled) flush()
    else gap = Math.min(GAP_MAX, gap + 1)
  }
  function put(text: string): void {
    if (text === '') return
    words.push(text)
    endsSpaced = text.endsWith(' ')
    isFilled ||= text.trim() !== ''
  }
  function add(text: string): void {
    if (counts.skipped > 0) return
    if (counts.pre === 0) {
      const spaced = text.replace(/[ \t\n\r\f]+/g, ' ')
      put(endsSpaced && spaced.startsWith(' ') ? spaced.slice(1) : spaced)
      return
    }
    const [first = '', ...others] = text.split('\n')
    put(first)
    for (const other of others) {
      breakLine()
      put(other)
    }
  }
  function show(attributes: Attributes): void {
    put(emojiOf(attributes))
    const source = attributes['src'] ?? ''
    if (/^cid:/i.test(source) && !isRest && counts.quote === 0 && counts.signature === 0)
      pictures.push(source.slice('cid:'.length))
  }
  function leave({ name, kind, isLoose }: Open): void {
    if (kind !== 'skipped' && (BREAKING.has(name) || kind !== 'plain')) flush()
    if (isLoose) gap = Math.max(gap, 1)
    counts[kind] -= 1
  }

  return {
    add,
    open(name: string, attributes: Attributes): void {
      const isHidden = SKIPPED.has(name) || hides(attributes)
      if (VOID.has(name)) {
        if (counts.skipped > 0 || isHidden) return
        if (name === 'br') breakLine()
        else if (name === 'img') show(attributes)
        else if (name === 'hr') {
          flush()
          put(RULE)
          flush()
        }
        return
      }
      const kind = counts.skipped > 0 || isHidden ? 'skipped' : kindOf(name, attributes)
      const isLoose = kind !== 'skipped' && PARAGRAPHS.has(name) && !isTight(attributes)
      if (kind !== 'skipped') {
        if (BREAKING.has(name) || kind !== 'plain') flush()
        if (isLoose) gap = Math.max(gap, 1)
        if (startsRest(attributes)) isRest = true
        if (name === 'li') put('- ')
        if ((name === 'td' || name === 'th') && isFilled && !endsSpaced) put(' ')
      }
      if (stack.length >= DEPTH_MAX) return
      stack.push({ name, kind, isLoose })
      counts[kind] += 1
    },
    close(name: string): void {
      const at = stack.findLastIndex(element => element.name === name)
      if (at < 0) {
        if (counts.skipped === 0 && BREAKING.has(name)) flush()
        return
      }
      for (let top = stack.length - 1; top >= at; top -= 1) leave(stack[top]!)
      stack.length = at
    },
    end(): HtmlLines {
      flush()
      return { text: lines.join('\n'), signature: signature.join('\n'), pictures }
    },
  }
}

function kindOf(name: string, attributes: Attributes): Open['kind'] {
  const classes = (attributes['class'] ?? '').toLowerCase().split(/\s+/)
  const id = (attributes['id'] ?? '').toLowerCase()
  if (SIGNATURE_IDS.includes(id) || SIGNATURE_CLASSES.some(each => classes.includes(each))) return 'signature'
  if (name === 'blockquote' && !isIndent(attributes)) return 'quote'
  if (QUOTE_CLASSES.some(each => classes.includes(each)) || attributes['name'] === 'quote') return 'quote'
  return name === 'pre' ? 'pre' : 'plain'
}

function startsRest(attributes: Attributes): boolean {
  const classes = (attributes['class'] ?? '').toLowerCase().split(/\s+/)
  return (
    REST_IDS.includes((attributes['id'] ?? '').toLowerCase()) ||
    REST_CLASSES.some(each => classes.includes(each))
  )
}

function styleOf(attributes: Attributes): string {
  return (attributes['style'] ?? '').toLowerCase().replace(/\s+/g, '')
}

/** Text that one indents is in a quote without a border. */
function isIndent(attributes: Attributes): boolean {
  const style = styleOf(attributes)
  return attributes['type'] !== 'cite' && style.includes('border:none') && style.includes('40px')
}

function isTight(attributes: Attributes): boolean {
  return /mso/i.test(attributes['class'] ?? '') || /margin(?:-top|-bottom)?:0/.test(styleOf(attributes))
}

/** What readers don't see, such as the preview that newsletters hide. */
function hides(attributes: Attributes): boolean {
  if (attributes['hidden'] !== undefined) return true
  const style = styleOf(attributes)
  return /display:none|visibility:hidden|mso-hide:all|font-size:0(?:px|pt|em)?(?:;|!|$)|opacity:0(?:;|!|$)|max-height:0(?:px)?(?:;|!|$)/.test(
    style,
  )
}

/** Mail programs send emojis as pictures with the emoji as their text. */
function emojiOf(attributes: Attributes): string {
  const text = attributes['alt'] ?? ''
  return /^\p{Extended_Pictographic}/u.test(text) && text.length <= 12 ? text : ''
}
