import type { Manifest } from 'vite'
import { escapeHtml } from '../../core/text/escape-html.ts'
import { builtPath, withStaticImports } from './manifest-files.ts'

/** What a page puts into the shell; without `markup` the client renders from nothing. */
type Parts = {
  readonly title: string
  /** What else stands in the head, as HTML. */
  readonly head?: string
  readonly links?: readonly string[]
  readonly markup?: string
}

const HEAD = '<!--head-->'
const APP = '<!--app-->'

/** Inline style, or inline script that runs: JSON-LD is only data. */
const INLINE =
  /<style\b[^>]*>|<[a-z][^>]*\sstyle=|<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/

/** Fills the marks of a built shell. */
export function pageHtml(shell: string, { title, head = '', links = [], markup = '' }: Parts): string {
  if (!shell.includes(HEAD) || !shell.includes(APP)) {
    throw new Error(`The shell must hold ${HEAD} and ${APP}`)
  }
  const html = shell
    .replace(HEAD, () => `<title>${escapeHtml(title)}</title>${head}`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(APP, () => markup)
  const inline = INLINE.exec(html)
  if (inline) throw new Error(`“${title}” holds ${inline[0]}, which the security policy forbids`)
  return html
}

/** Links to what a page's module needs beyond the entry, so that nothing waits for a script. */
export function moduleLinks(manifest: Manifest, entry: string, module: string): string[] {
  const common = withStaticImports(manifest, [entry])
  return withStaticImports(manifest, [module])
    .filter(key => !common.includes(key))
    .flatMap(key => manifest[key]?.file ?? [])
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
}

/** A link to the letters of the headings, which would otherwise wait for the style sheet. */
export function fontLink(manifest: Manifest): string {
  const font = builtPath(manifest, '/inter-latin-wght-normal.woff2')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
}
