/**
 * Reads the scripts of the story. A script starts with a line
 * `@ key | labels | team | ticket category | language (default: English)`. Each further line begins with a mark:
 *
 * - `#` the subject of a ticket from the form (without one, the script is never a ticket from the form)
 * - `?` the visitor's first message
 * - `=` the AI's answer: the slug of the article it quotes, a bar, and sentences of the article word for word
 * - `~` the AI has no answer and offers a human
 * - `>` the visitor, and after `---` first the request for a human
 * - `<` an agent
 *
 * Lines with the same mark that follow each other are variants: one of them is said. Letters after a mark name the
 * lines that belong together: once `?a` was said, lines with letters other than `a` are left out.
 */
import { LOCALES, type Locale } from '#contract/constants/locales.ts'

/** One variant. `paths` are the letters that it belongs to; empty for all. */
export type Line = { readonly paths: string; readonly text: string; readonly cites: string | null }
/** What is said next, in variants. */
export type Turn = { readonly who: 'visitor' | 'ai' | 'offer' | 'agent'; readonly lines: readonly Line[] }
/** A script. */
export type Script = {
  readonly key: string
  readonly labels: readonly string[]
  readonly team: string
  readonly category: string
  readonly locale: Locale
  readonly subjects: readonly string[]
  readonly openings: readonly Line[]
  /** What follows the first message until somebody asks for a human. */
  readonly withAi: readonly Turn[]
  /** From the request for a human on. */
  readonly withAgent: readonly Turn[]
}

const SPEAKERS = { '>': 'visitor', '<': 'agent', '=': 'ai', '~': 'offer' } as const

/** Returns the scripts of a text. @throws Error for a line that is none. */
export function parseScripts(text: string): Script[] {
  return text
    .split(/^@ /m)
    .slice(1)
    .map(block => parseScript(block.split('\n')))
}

function parseScript([header, ...lines]: readonly string[]): Script {
  const [key, labels, team, category, locale = 'en'] = header!.split('|').map(cell => cell.trim())
  const subjects: string[] = []
  const openings: Line[] = []
  const withAi: Turn[] = []
  const withAgent: Turn[] = []
  let turns = withAi
  let before = ''
  for (const line of lines) {
    if (line === '---') turns = withAgent
    else if (line !== '') {
      const [, mark, paths, rest] = /^([#?=~<>])([a-z]*)(?: (.*))?$/.exec(line) ?? []
      if (mark === undefined) throw new Error(`Not a line of a script: ${line}`)
      if (mark === '#') subjects.push(rest!)
      else if (mark === '?') openings.push({ paths: paths!, text: rest!, cites: null })
      else addLine(turns, mark as keyof typeof SPEAKERS, mark === before, toLine(mark, paths!, rest ?? ''))
    }
    before = line[0] ?? ''
  }
  if (!LOCALES.includes(locale as Locale)) throw new Error(`Not a language: ${locale}`)
  return {
    key: key!,
    labels: labels!.split(','),
    team: team!,
    category: category!,
    locale: locale as Locale,
    subjects,
    openings,
    withAi,
    withAgent,
  }
}

function toLine(mark: string, paths: string, rest: string): Line {
  if (mark !== '=') return { paths, text: rest, cites: null }
  const bar = rest.indexOf(' | ')
  return { paths, cites: rest.slice(0, bar), text: rest.slice(bar + 3) }
}

function addLine(turns: Turn[], mark: keyof typeof SPEAKERS, isVariant: boolean, line: Line): void {
  const last = turns.at(-1)
  if (isVariant && last) turns[turns.length - 1] = { ...last, lines: [...last.lines, line] }
  else turns.push({ who: SPEAKERS[mark], lines: [line] })
}

/** Returns the variants of a turn that may be said on a path. @param path one letter; empty if none is taken yet */
export function linesOn(lines: readonly Line[], path: string): Line[] {
  return lines.filter(({ paths }) => paths === '' || path === '' || paths.includes(path))
}
