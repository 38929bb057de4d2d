import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'

/** The origin of the widgets as the example pages' source has it. It is replaced when they are served. */
const WRITTEN_ORIGIN = /\b(http|ws):\/\/([a-z-]+\.)?localhost:3000\b/g

/** Folders of the example pages: as written, and those that were built. */
export type ExampleFolders = { readonly written: string; readonly built: string }

/**
 * Returns a customer's site on its own origin: the page in `plain-html`, and every other example at its name. Script
 * tags point at `publicUrl`.
 */
export function createExampleSite({ written, built }: ExampleFolders, publicUrl: () => string): Hono {
  const site = new Hono()
  site.get('*', async c => {
    const path = normalize(decodeURI(c.req.path))
    const file = extname(path) === '' ? `${path}/index.html` : path
    const isHidden = path.split('/').some(part => part.startsWith('.'))
    const content = isHidden ? null : await firstOf([built, written, join(written, 'plain-html')], file)
    if (content === null) return c.text('There is no such page.', 404)
    // A page's own files are relative to its address.
    if (extname(path) === '' && !c.req.path.endsWith('/')) return c.redirect(`${c.req.path}/`)
    const type = getMimeType(file) ?? 'text/plain; charset=utf-8'
    const body = type.startsWith('text/html') ? atOrigin(content, publicUrl()) : new Uint8Array(content)
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-cache' })
  })
  return site
}

function atOrigin(page: Buffer, publicUrl: string): string {
  const { host, protocol } = new URL(publicUrl)
  const secure = protocol === 'https:' ? 's' : ''
  return page
    .toString()
    .replace(WRITTEN_ORIGIN, (_, scheme: string, label = '') => `${scheme}${secure}://${label}${host}`)
}

async function firstOf(folders: readonly string[], file: string): Promise<Buffer | null> {
  for (const folder of folders) {
    const content = await readFile(join(folder, file)).catch(() => null)
    if (content) return content
  }
  return null
}
