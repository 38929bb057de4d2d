/** Reads the structure of an article's Markdown that quotes respect, in time proportional to its length. */
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { splitSentences } from '../words/sentences.ts'
import { type Block, isHeadingLike, joinWrapped, type Line } from './paragraph-lines.ts'
import { plainText } from './plain-text.ts'
import { readSource, type SourceLine } from './source-lines.ts'
import { isTableRule, readTable } from './table-rows.ts'

const HEADING = /^ {0,3}#{1,6}(?:[ \t]+|$)/
const UNDERLINE = /^ {0,3}(?:=+|-{2,})[ \t]*$/
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/
const ITEM = /^([ \t]*)(?:([-*+•])|(\d{1,9})[.)])[ \t]+(?=\S)/
const TASK = /^\[[ xX]\][ \t]+/

type OpenLine = { mark: string; parts: string[]; isCode?: true }
type OpenBlock = { kind: Block['kind']; lines: OpenLine[] }

/**
 * Returns the headings, texts, lists, numbered steps, tables and code of an article, without text that readers do not
 * see.
 */
export function readBlocks(markdown: string): Block[] {
  const blocks: OpenBlock[] = []
  let isAfterGap = true
  const source = readSource(markdown)
  for (let i = 0; i < source.length; i++) {
    const line = source[i]!
    const open = blocks.at(-1)
    if (line.kind === 'gap') {
      isAfterGap = true
      continue
    }
    if (line.kind === 'code') addCode(blocks, line.text, line.indent)
    else if (isTableRule(source[i + 1]) && line.text.includes('|')) {
      const rows = tableFrom(source, i)
      blocks.push({ kind: 'table', lines: readTable(rows).map(row => ({ mark: '- ', parts: [row] })) })
      i += rows.length - 1
    } else if (!isAfterGap && open?.kind === 'text' && UNDERLINE.test(line.text)) open.kind = 'heading'
    else if (!RULE.test(line.text)) addText(blocks, line.text, isAfterGap)
    isAfterGap = false
  }
  return finish(blocks)
}

/** Returns the lines of the table that begins at `from`. */
function tableFrom(source: readonly SourceLine[], from: number): string[] {
  let to = from + 2
  while (source[to]?.kind === 'text' && source[to]!.text.includes('|')) to++
  return source.slice(from, to).map(({ text }) => text)
}

function addText(blocks: OpenBlock[], text: string, isAfterGap: boolean): void {
  const open = blocks.at(-1)
  if (HEADING.test(text)) {
    blocks.push({
      kind: 'heading',
      lines: [{ mark: '', parts: [withoutClosingHashes(text.replace(HEADING, ''))] }],
    })
    return
  }
  const item = ITEM.exec(text)
  const isList = open?.kind === 'list' || open?.kind === 'steps'
  // A line of a paragraph may begin with a year.
  if (item && (isAfterGap || open?.kind !== 'text' || item[3] === undefined || Number(item[3]) <= 1)) {
    addItem(blocks, item, text.slice(item[0].length).replace(TASK, ''))
  } else if (isList && (!isAfterGap || /^(?: {2}|\t)/.test(text))) {
    const last = open.lines.at(-1)!
    if (last.isCode) open.lines.push({ mark: '', parts: [text.trim()] })
    else last.parts.push(text.trim())
  } else if (open?.kind === 'text' && !isAfterGap) open.lines.at(-1)!.parts.push(text)
  else blocks.push({ kind: 'text', lines: [{ mark: '', parts: [text] }] })
}

/** Removes the hashes at the end of a heading, which are a part of its mark if a space is before them. */
function withoutClosingHashes(heading: string): string {
  const words = trimEndOf(heading.trimEnd(), '#')
  return words === words.trimEnd() ? heading : words.trimEnd()
}

/** Adds an item to the list before it, or begins a list. Nested lists of both kinds are one list. */
function addItem(blocks: OpenBlock[], [, indent, , number]: RegExpExecArray, text: string): void {
  if (number !== undefined) rejoinSteps(blocks, Number(number))
  const open = blocks.at(-1)
  const isNested = indent!.length > 1
  const mark = `${isNested ? '  ' : ''}${number === undefined ? '-' : `${number}.`} `
  const kind = number === undefined ? 'list' : 'steps'
  const isSame = open && (open.kind === kind || (isNested && (open.kind === 'list' || open.kind === 'steps')))
  if (isSame) open.lines.push({ mark, parts: [text] })
  else blocks.push({ kind, lines: [{ mark, parts: [text] }] })
}

/** Moves code between two steps with consecutive numbers into the list of the first. */
function rejoinSteps(blocks: OpenBlock[], number: number): void {
  const [before, code] = blocks.slice(-2)
  if (code?.kind !== 'code' || before?.kind !== 'steps') return
  const last = before.lines.findLast(({ mark }) => /^\d/.test(mark))
  if (last === undefined || Number.parseInt(last.mark, 10) + 1 !== number) return
  before.lines.push(...code.lines)
  blocks.pop()
}

/** Adds code. Indented code below a list belongs to the list. */
function addCode(blocks: OpenBlock[], text: string, indent: number): void {
  const open = blocks.at(-1)
  const code = { mark: '', parts: [text], isCode: true as const }
  if (indent > 1 && (open?.kind === 'list' || open?.kind === 'steps')) open.lines.push(code)
  else blocks.push({ kind: 'code', lines: [code] })
}

function finish(blocks: readonly OpenBlock[]): Block[] {
  const read = blocks
    .map(block => ({ kind: block.kind, lines: block.lines.flatMap(line => finishLine(line, block.kind)) }))
    .filter(({ lines }) => lines.length > 0)
  return read.map((block, i) =>
    block.kind === 'text' && isHeadingLike(block.lines, read[i + 1]) ? { ...block, kind: 'heading' } : block,
  )
}

function finishLine({ mark, parts, isCode }: OpenLine, kind: Block['kind']): Line[] {
  if (isCode) return [{ mark, sentences: [parts[0]!], isCode }]
  if (kind === 'table') return [{ mark, sentences: parts }]
  return joinWrapped(parts).flatMap((part, i) => {
    const sentences = splitSentences(plainText(part))
      .map(sentence => sentence.trim())
      .filter(sentence => /[\p{L}\p{N}]/u.test(sentence))
    return sentences.length > 0 ? [{ mark: i === 0 ? mark : '', sentences }] : []
  })
}
