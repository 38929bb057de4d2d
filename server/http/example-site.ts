import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'

/** Where the example pages say the widgets come from, until they are served. */
const WRITTEN_ORIGIN = 'http://localhost:3000'

/** A customer's site on an origin of its own: the pages of `folder`, with the script tag pointing at `publicUrl`. */
export function createExampleSite(folder: string, publicUrl: () => string): Hono {
  const site = new Hono()
  site.get('*', async c => {
    const path = normalize(decodeURI(c.req.path))
    const file = join(folder, extname(path) === '' ? `${path}/index.html` : path)
    const content = path.split('/').some(part => part.startsWith('.'))
      ? null
      : await readFile(file).catch(() => null)
    if (content === null) return c.text('There is no such page.', 404)
    const type = getMimeType(file) ?? 'text/plain; charset=utf-8'
    const isText = type.startsWith('text/')
    const body = isText ? content.toString().replaceAll(WRITTEN_ORIGIN, publicUrl()) : new Uint8Array(content)
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'no-cache' })
  })
  return site
}
