import { safeHref } from '#core/text/safe-href.ts'

/** An inline element. A text may contain line breaks. `href` is http, https or mailto. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

/** An element that is not closed yet. The outermost has no mark. */
type Open = { readonly mark: string; readonly children: Inline[] }

/**
 * Matches tokens. No alternative reads past the start of the next token of its kind, so the search is linear.
 */
const TOKEN =
  /`(?<code>[^`\n]+)`|(?<stars>\*+)|\[(?<words>[^[\]\n]+)\]\((?<target>[^\s()[\]]+)\)|(?<address>\b(?:https?:\/\/|mailto:)[^\s<>]+)/gi
const ADDRESS = /(?<address>\b(?:https?:\/\/|mailto:)[^\s<>]+)/gi
/** Punctuation after a URL that is not part of it. */
const AFTER_ADDRESS = '.,;:!?\'"`*]}…'
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Parses `**strong**`, `*emphasis*`, `` `code` ``, `[text](URL)` and bare URLs. All else stays text. */
export function parseInline(text: string): Inline[] {
  return read(text, TOKEN)
}

/** Parses only bare URLs, for messages of visitors. */
export function parseAddresses(text: string): Inline[] {
  return read(text, ADDRESS)
}

function read(text: string, pattern: RegExp): Inline[] {
  const stack: Open[] = [{ mark: '', children: [] }]
  const token = new RegExp(pattern)
  let done = 0
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { code, stars, words, target, address } = match.groups!
    addText(stack, text.slice(done, match.index))
    if (code !== undefined) add(stack, { kind: 'code', text: code })
    if (stars !== undefined)
      addStars(stack, stars, text[match.index - 1] ?? ' ', text[token.lastIndex] ?? ' ')
    if (target !== undefined) addLink(stack, target, words!, match[0])
    if (address !== undefined) {
      const trimmed = withoutSentenceEnd(address)
      addLink(stack, trimmed, trimmed, trimmed)
      token.lastIndex = match.index + trimmed.length
    }
    done = token.lastIndex
  }
  addText(stack, text.slice(done))
  while (stack.length > 1) giveUp(stack)
  return stack[0]!.children
}

function add(stack: Open[], node: Inline): void {
  const { children } = stack.at(-1)!
  const last = children.at(-1)
  if (node.kind !== 'text' || last?.kind !== 'text') children.push(node)
  else children[children.length - 1] = { kind: 'text', text: last.text + node.text }
}

function addText(stack: Open[], text: string): void {
  if (text !== '') add(stack, { kind: 'text', text })
}

/** Adds a link. A URL that is not allowed stays as it was `written`. */
function addLink(stack: Open[], target: string, text: string, written: string): void {
  const href = safeHref(target)
  if (href === null) addText(stack, written)
  else add(stack, { kind: 'link', text, href })
}

/** Adds stars: one is emphasis, two are strong, three are both, more are text. */
function addStars(stack: Open[], stars: string, before: string, after: string): void {
  if (stars.length > 3) {
    addText(stack, stars)
    return
  }
  const isEmphasisInner = stack.at(-1)!.mark === '*'
  const marks = stars.length < 3 ? [stars] : isEmphasisInner ? ['*', '**'] : ['**', '*']
  for (const mark of marks) addMark(stack, mark, before, after)
}

/**
 * Adds a mark: closes its element, or opens one, or else is text. Products such as 2*3*4 have no emphasis.
 */
function addMark(stack: Open[], mark: string, before: string, after: string): void {
  const isBegun = stack.some(open => open.mark === mark)
  const [outside, inside] = isBegun ? [after, before] : [before, after]
  if (/\s/.test(inside) || (mark === '*' && LETTER_OR_DIGIT.test(outside))) addText(stack, mark)
  else if (isBegun) end(stack, mark)
  else stack.push({ mark, children: [] })
}

function end(stack: Open[], mark: string): void {
  while (stack.at(-1)!.mark !== mark) giveUp(stack)
  const { children } = stack.pop()!
  add(stack, { kind: mark === '*' ? 'emphasis' : 'strong', children })
}

/** Turns an element that was never closed back into text. */
function giveUp(stack: Open[]): void {
  const { mark, children } = stack.pop()!
  addText(stack, mark)
  for (const child of children) add(stack, child)
}

/** Removes the punctuation after a URL. A closing bracket stays if the URL has the opening one. */
function withoutSentenceEnd(address: string): string {
  let end = address.length
  let unopened = address.split(')').length - address.split('(').length
  for (; end > 0; end -= 1) {
    const last = address[end - 1]!
    if (last === ')' ? unopened <= 0 : !AFTER_ADDRESS.includes(last)) break
    if (last === ')') unopened -= 1
  }
  return address.slice(0, end)
}
