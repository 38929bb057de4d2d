/** Serves built files: widgets for any site, and the host app's pages. */
import { extname, join, normalize } from 'node:path'
import type { Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import {
  APP_FOLDERS,
  APP_PATHS,
  DIAGNOSTIC_PATHS,
  FIRST_RUN_PATH,
  REDIRECTS,
} from '#contract/constants/site.ts'
import { isEmbedded } from '#core/site/is-embedded.ts'
import { trimEndOf } from '#core/text/trim-end-of.ts'
import { refuse } from '../error-response.ts'
import { sendFile } from './built-file.ts'
import type { ReadBuiltFile } from './read-built-files.ts'

const YEAR_S = 31_536_000
const LOADER_FRESH_S = 300

/** Types of text in which the build leaves a placeholder for the origin. */
const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}
const FILE_FRESH = 'public, max-age=3600'

/** Folders of the built files. */
export type BuiltFiles = {
  readonly sdkFolder: string
  readonly appFolder: string
  /** Origins besides its own that a page may connect to: a Supabase project's. */
  readonly connectOrigins: readonly string[]
}

/** Dependencies of the pages. */
export type PageDeps = {
  /** Returns the content security policy of the requested page. */
  readonly policyOf: (c: Context) => Promise<string>
  readonly readFile: ReadBuiltFile
  /** Whether the first platform user is still to be created. */
  readonly isFirstRunOpen: () => Promise<boolean>
}

/** Serves everything that no earlier route answered. */
export function servePages(
  app: Hono,
  files: BuiltFiles,
  { policyOf, readFile, isFirstRunOpen }: PageDeps,
): void {
  const readPage = async (c: Context, path: string) => {
    const file = inside(files.appFolder, path)
    // Embedded screens have no gate (GATE-04).
    return file === null ? null : readFile(file, isEmbedded(new URL(c.req.url).search) ? 'text' : 'gated')
  }
  const send = async (c: Context, path: string | null, headers: Record<string, string>) => {
    const file = path && (await readFile(path, extname(path) in TEXT_TYPES ? 'text' : 'asset'))
    if (!file) return refuse(c, 'route_not_found')
    return sendFile(c, file, { 'content-type': typeOf(path), ...headers })
  }
  app.get('/widget-loader.js', c =>
    send(c, join(files.sdkFolder, 'widget-loader.js'), {
      ...forAnySite,
      'cache-control': `public, max-age=${LOADER_FRESH_S}`,
    }),
  )
  app.get('/sdk/*', c =>
    send(c, inside(files.sdkFolder, c.req.path), { ...forAnySite, 'cache-control': immutable }),
  )
  app.get('/assets/*', c => send(c, inside(files.appFolder, c.req.path), { 'cache-control': immutable }))
  app.get('*', async c => {
    const { path } = c.req
    const extension = extname(path)
    if (extension !== '') {
      const file = extension === '.html' ? null : inside(files.appFolder, path)
      return send(c, file, { 'cache-control': FILE_FRESH })
    }
    const plain = trimEndOf(path, '/') || '/'
    const moved = REDIRECTS[plain]
    if (moved) return c.redirect(moved, 301)
    const page = await readPage(c, `${path}/index.html`)
    if (page === null && !isOfApp(plain)) return c.redirect('/', 302)
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': await policyOf(c),
    }
    const shown = page ?? (await readPage(c, '/__spa.html'))
    if (!shown) throw new Error('The app is not built.')
    const isHidden = (DIAGNOSTIC_PATHS as readonly string[]).includes(plain)
    if (isHidden || (plain === FIRST_RUN_PATH && !(await isFirstRunOpen())))
      return c.body(new Uint8Array(shown.bytes), 404, { ...headers, 'x-robots-tag': 'noindex' })
    return sendFile(c, shown, headers)
  })
}

const immutable = `public, max-age=${YEAR_S}, immutable`
/** Headers that allow any origin, since module scripts are fetched with CORS from customers' sites. */
const forAnySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }

function typeOf(path: string): string {
  return TEXT_TYPES[extname(path)] ?? getMimeType(path) ?? 'application/octet-stream'
}

function isOfApp(path: string): boolean {
  return (
    (APP_PATHS as readonly string[]).includes(path) || APP_FOLDERS.some(folder => path.startsWith(folder))
  )
}

/** Returns the file's path, or null if the request's path leads out of the folder or to a hidden file. */
function inside(folder: string, path: string): string | null {
  let plain: string
  try {
    plain = normalize(decodeURIComponent(path))
  } catch {
    return null
  }
  const isHidden = plain.includes('\0') || plain.split('/').some(part => part.startsWith('.'))
  return isHidden || !plain.startsWith('/') ? null : join(folder, plain)
}
