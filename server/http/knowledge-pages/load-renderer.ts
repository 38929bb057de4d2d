import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { KnowledgeAssets, KnowledgePage, RenderKnowledgePage } from '#contract/knowledge-page.ts'
import type { DrawKnowledgePage } from './deps.ts'

type Bundle = { readonly renderKnowledgePage: RenderKnowledgePage }

/** Returns a renderer that loads the bundle which the build wrote to a folder. A newer build replaces it. */
export function builtRenderer(folder: string): DrawKnowledgePage {
  const file = join(folder, 'render.js')
  let loaded: { readonly mtimeMs: number; readonly draw: Promise<(page: KnowledgePage) => string> } | null =
    null

  async function load(mtimeMs: number) {
    const { renderKnowledgePage }: Bundle = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
    const assets: KnowledgeAssets = JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8'))
    return (page: KnowledgePage) => renderKnowledgePage(page, assets)
  }

  return async page => {
    const { mtimeMs } = await stat(file)
    if (loaded?.mtimeMs !== mtimeMs) loaded = { mtimeMs, draw: load(mtimeMs) }
    return (await loaded.draw)(page)
  }
}
