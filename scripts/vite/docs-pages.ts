import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { docsPage, docsParts } from './docs-page.ts'

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
