import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { KnowledgeAssets } from '../../contract/knowledge-page.ts'
import { buildEnvironments } from './build-environments.ts'
import { builtPath } from './manifest-files.ts'

const ENVIRONMENTS = ['knowledge', 'knowledge_ssr']
const MANIFEST = '.vite/manifest-knowledge.json'

/**
 * Returns a plugin that builds the renderer of the help center's pages, `render.js`. It also writes `assets.json`: the
 * paths of the files that a page loads, which are part of the app's build.
 */
export function knowledgePages(out: { readonly clientOut: string; readonly knowledgeOut: string }): Plugin {
  return {
    name: 'knowledge-pages',
    buildApp: {
      order: 'post',
      async handler(builder) {
        await buildEnvironments(builder, ENVIRONMENTS)
        const manifest: Manifest = JSON.parse(await readFile(join(out.clientOut, MANIFEST), 'utf8'))
        const assets: KnowledgeAssets = {
          style: builtPath(manifest, 'style.css'),
          script: builtPath(manifest, 'help-center/script/kb.ts'),
          font: builtPath(manifest, '/inter-latin-wght-normal.woff2'),
        }
        await writeFile(join(out.knowledgeOut, 'assets.json'), JSON.stringify(assets))
      },
    },
  }
}
