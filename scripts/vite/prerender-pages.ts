import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { type Page, pageHtml, pageLinks } from './page-html.ts'

/** The server bundle of the host app. `render` gives the markup inside `#root`. */
type ServerEntry = { pages: Page[]; render: (path: string) => Promise<string> }

/** Folders of the two builds, and the title of the page that stands in for every route not prerendered. */
type Options = { clientOut: string; serverOut: string; appTitle: string }

/**
 * Makes `vite build` three steps: the client bundle, the server bundle, then one HTML file for each static page.
 * Every other route is served `__spa.html`. The server bundle is only a means and is removed.
 */
export function prerenderPages({ clientOut, serverOut, appTitle }: Options): Plugin {
  return {
    name: 'prerender-pages',
    buildApp: {
      order: 'post',
      async handler(builder) {
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name]
          if (environment && !environment.isBuilt) await builder.build(environment)
        }
        await writePages(clientOut, resolve(serverOut, 'entry-server.js'), appTitle)
        await rm(serverOut, { recursive: true })
      },
    },
  }
}

async function writePages(clientOut: string, serverFile: string, appTitle: string): Promise<void> {
  const { pages, render }: ServerEntry = await import(pathToFileURL(serverFile).href)
  const manifest: Manifest = JSON.parse(await readFile(join(clientOut, '.vite/manifest.json'), 'utf8'))
  const shell = await readFile(join(clientOut, 'index.html'), 'utf8')
  const write = async (path: string, html: string): Promise<void> => {
    const file = join(clientOut, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  await write('__spa.html', pageHtml(shell, { title: appTitle }))
  for (const page of pages.filter(page => page.static)) {
    const links = page.module ? pageLinks(manifest, page.module) : []
    const body = { path: page.path, markup: await render(page.path) }
    await write(join(page.path, 'index.html'), pageHtml(shell, { ...page, links, body }))
  }
}
