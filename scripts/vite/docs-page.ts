import { marked, type Tokens } from 'marked'
import { docsLink } from './docs-link.ts'
import { blocksOf, textOf } from './markdown-blocks.ts'

/** A compiled file of `docs/`. `blocks` are `Block` of `host-app/content/page.ts`. */
export type CompiledDoc = { readonly heading: string; readonly blocks: readonly object[] }

/** What an image of the documentation is: its address and its size in pixels. */
type ImageFile = { readonly src: string; readonly width: number; readonly height: number }

/** A part of a page for the search: what is below one heading. `id` is empty before the first one. */
export type DocsPart = {
  readonly id: string
  readonly heading: string
  /** Without its tables. */
  readonly text: string
  /** The text of its tables. */
  readonly cells: string
}

/**
 * Returns the page that a file of `docs/` describes. Its headings have the ids that GitHub gives them, so that links
 * work there and here.
 * @throws Error if the file doesn't start with its title, or for content that the templates can't render.
 */
export function docsPage(file: string, imageOf: (path: string) => ImageFile): CompiledDoc {
  const [title, ...tokens] = marked.lexer(file)
  if (title?.type !== 'heading' || (title as Tokens.Heading).depth !== 1) throw new Error('has no title')
  return {
    heading: (title as Tokens.Heading).text,
    blocks: blocksOf(tokens, {
      link: (href, text) => docsLink(href, text),
      headingId: githubAnchors(),
      image: (src, alt) => ({ kind: 'image', ...imageOf(src), alt }),
    }),
  }
}

/** Returns a function that gives each heading of a file its anchor on GitHub. */
export function githubAnchors(): (heading: string) => string {
  const used = new Map<string, number>()
  return heading => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M} _-]/gu, '')
      .replaceAll(' ', '-')
    const times = used.get(anchor) ?? 0
    used.set(anchor, times + 1)
    return times === 0 ? anchor : `${anchor}-${times}`
  }
}

/** Returns the parts of a page, as plain text. */
export function docsParts({ blocks }: CompiledDoc): readonly DocsPart[] {
  const parts: { id: string; heading: string; texts: string[]; cells: string[] }[] = [
    { id: '', heading: '', texts: [], cells: [] },
  ]
  for (const block of blocks as readonly AnyBlock[]) {
    if (block.kind === 'heading')
      parts.push({ id: block.id!, heading: textOf(block.children), texts: [], cells: [] })
    else parts.at(-1)![block.kind === 'table' ? 'cells' : 'texts'].push(...textsOf(block))
  }
  return parts
    .map(({ texts, cells, ...part }) => ({ ...part, text: joined(texts), cells: joined(cells) }))
    .filter(({ heading, text, cells }) => heading !== '' || text !== '' || cells !== '')
}

function joined(texts: readonly string[]): string {
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}

type AnyBlock = {
  readonly kind: string
  readonly id?: string
  readonly text?: string
  readonly alt?: string
  readonly children?: readonly unknown[]
  readonly blocks?: readonly AnyBlock[]
  readonly items?: readonly (readonly AnyBlock[])[]
  readonly head?: readonly unknown[]
  readonly rows?: readonly (readonly unknown[])[]
}

function textsOf({ text, alt, children, blocks, items, head, rows }: AnyBlock): string[] {
  const line = (cells: readonly unknown[]) => cells.map(textOf).filter(Boolean).join(' · ')
  return [
    ...(text ? [text] : []),
    ...(alt ? [alt] : []),
    ...(children ? [textOf(children)] : []),
    ...[...(blocks ?? []), ...(items ?? []).flat()].flatMap(textsOf),
    ...(head ? [line(head)] : []),
    ...(rows ?? []).map(line),
  ]
}
