import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { marked, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import { BRAND } from '../../contract/brand.ts'
import { DOCS_GROUPS, docPath } from '../../contract/constants/docs.ts'
import { blocksOf, textOf } from './markdown-blocks.ts'

const NAMES = new Map(DOCS_GROUPS.flatMap(({ docs }) => docs.map(({ file, name }) => [file, name] as const)))

/** Query of a file's parts for the search, in place of its page. */
const PARTS = '?parts'

/**
 * Returns a plugin that compiles the files of `docs/`: `docs/x.md` exports its `page`, `docs/x.md?parts` its `parts`
 * for the search. The browser loads no parser, and no text becomes HTML.
 */
export function docsPages(): Plugin {
  return {
    name: 'docs-pages',
    enforce: 'pre',
    transform(code, id) {
      const [path = '', query] = id.split(/(?=\?)/)
      if (!/\/docs\/[\w-]+\.md$/.test(path) || basename(dirname(path)) !== 'docs') return null
      try {
        return { code: query === PARTS ? partsModule(code, path) : pageModule(code, path), map: null }
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : error}`)
      }
    },
  }
}

/** Returns a module with the page. Its images are imports, so that the build copies them. */
function pageModule(code: string, path: string): string {
  const images: string[] = []
  const page = docsPage(code, image => {
    images.push(image)
    return { src: `\0${images.length - 1}\0`, ...pngSize(readFileSync(resolve(dirname(path), image))) }
  })
  const imports = images.map((image, index) => `import image${index} from './${image}'\n`)
  const json = JSON.stringify(page).replace(/"\\u0000(\d+)\\u0000"/g, 'image$1')
  return `${imports.join('')}export const page = ${json}`
}

/** A string to parse: browsers parse JSON faster than code. */
function partsModule(code: string, path: string): string {
  const parts = docsParts(docsPage(code, () => ({ src: '', width: 0, height: 0 })))
  const file = basename(path, '.md')
  return `export const parts = JSON.parse(${JSON.stringify(JSON.stringify(parts.map(part => ({ file, ...part }))))})`
}

/** Returns the size in a PNG's first chunk (PNG, section 11.2.1). @throws Error for another file. */
function pngSize(bytes: Buffer): { readonly width: number; readonly height: number } {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new Error('has an image that is no PNG')
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** A compiled file of `docs/`. `blocks` are `Block` of `host-app/site/content/page.ts`. */
type CompiledDoc = { readonly heading: string; readonly blocks: readonly object[] }

/** What an image of the documentation is: its address and its size in pixels. */
type ImageFile = { readonly src: string; readonly width: number; readonly height: number }

/** A part of a page for the search: what is below one heading. `id` is empty before the first one. */
type DocsPart = {
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

/** Where a link of the documentation leads on the site, and its text if that is another one than in the file. */
type DocsLink = { readonly href: string; readonly text?: string }

/**
 * Returns where a link in a file of `docs/` leads on the site: to a page of the site, to the repository, or to null, if
 * it can't be followed there and becomes plain text. A link whose text is a file's name gets the name of the page.
 * @param repository address of the source code, without a slash at the end; empty if it isn't public
 */
export function docsLink(href: string, text: string, repository: string = BRAND.repository): DocsLink | null {
  if (/^(https?:|mailto:|#)/.test(href)) return { href }
  const [path = '', hash] = href.split('#')
  const anchor = hash ? `#${hash}` : ''
  const file = /^([\w-]+)\.md$/.exec(path)?.[1]
  const name = file && NAMES.get(file)
  if (name) return { href: docPath(file) + anchor, ...(/^(docs\/)?[\w-]+\.md$/.test(text) && { text: name }) }
  if (repository === '') return null
  const inside = new URL(path, 'file:///docs/').pathname
  return { href: `${repository}/blob/HEAD${inside}${anchor}` }
}
