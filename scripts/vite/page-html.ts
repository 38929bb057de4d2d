import type { Manifest } from 'vite'
import { escapeHtml } from '../../core/text/escape-html.ts'
import { builtPath, withStaticImports } from './manifest-files.ts'

/** The content of a page. Without `markup` the client renders from scratch. */
type Parts = {
  readonly title: string
  /** More HTML for the head. */
  readonly head?: string
  readonly links?: readonly string[]
  readonly markup?: string
}

const HEAD = '<!--head-->'
const APP = '<!--app-->'

/** Matches inline styles and inline scripts; JSON-LD is data, not a script. */
const INLINE =
  /<style\b[^>]*>|<[a-z][^>]*\sstyle=|<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/

/**
 * Returns the shell with the page's content in its placeholders.
 * @throws Error if a placeholder is missing, or for inline styles or scripts, which the content security policy
 * forbids.
 */
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

/** Returns preload links for the files that a page's modules need beyond the entry's. */
export function moduleLinks(manifest: Manifest, entry: string, modules: readonly string[]): string[] {
  const common = withStaticImports(manifest, [entry])
  return withStaticImports(manifest, [...modules])
    .filter(key => !common.includes(key))
    .flatMap(key => manifest[key]?.file ?? [])
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
}

/** Returns a preload link for the headings' font, which would otherwise wait for the style sheet. */
export function fontLink(manifest: Manifest): string {
  const font = builtPath(manifest, '/inter-latin-wght-normal.woff2')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
}
