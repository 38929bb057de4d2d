import type { Manifest } from 'vite'
import { withStaticImports } from './manifest-files.ts'

/** A page as the host app's server entry lists it; `module` is its lazily loaded file, relative to the host app. */
export type Page = { path: string; title: string; description: string; static: boolean; module?: string }

/** What a page puts into the shell; without `body` the client renders from nothing. */
type Parts = {
  title: string
  description?: string
  links?: string[]
  body?: { path: string; markup: string }
}

const HEAD = '<!--head-->'
const ROOT = '<div id="root"><!--app-->'

/** Inline style, or inline script that runs: JSON-LD is only data. */
const INLINE =
  /<style\b[^>]*>|<[a-z][^>]*\sstyle=|<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/

/**
 * Fills the marks of the built `index.html`; the client hydrates where `data-prerendered` is its own path.
 * Links go last, so that a page's style sheet follows the common one as it does when the client loads it.
 */
export function pageHtml(shell: string, { title, description, links = [], body }: Parts): string {
  if (!shell.includes(HEAD) || !shell.includes(ROOT)) {
    throw new Error(`host-app/index.html must hold ${HEAD} and ${ROOT}`)
  }
  const meta = description ? `<meta name="description" content="${escapeHtml(description)}">` : ''
  const root = body
    ? `<div id="root" data-prerendered="${escapeHtml(body.path)}">${body.markup}`
    : '<div id="root">'
  const html = shell
    .replace(HEAD, () => `<title>${escapeHtml(title)}</title>${meta}`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(ROOT, () => root)
  const inline = INLINE.exec(html)
  if (inline)
    throw new Error(`${body?.path ?? 'The shell'} holds ${inline[0]}, which the security policy forbids`)
  return html
}

/** Links to the style sheets and modules that a page has beyond the entry's, so that none waits for a script. */
export function pageLinks(manifest: Manifest, module: string): string[] {
  const common = withStaticImports(manifest, ['index.html'])
  const chunks = withStaticImports(manifest, [module])
    .filter(key => !common.includes(key))
    .flatMap(key => manifest[key] ?? [])
  return [
    ...chunks
      .flatMap(chunk => chunk.css ?? [])
      .map(file => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...chunks.map(chunk => `<link rel="modulepreload" crossorigin href="/${chunk.file}">`),
  ]
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)
}
