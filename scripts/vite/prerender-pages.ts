import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { BRAND } from '../../contract/brand.ts'
import { BUILT_ORIGIN, SOCIAL_IMAGE } from '../../contract/constants/site.ts'
import { robotsTxt, sitemapXml } from '../../core/site/crawler-files.ts'
import { buildEnvironments } from './build-environments.ts'
import { type HeadFacts, headTags } from './head-tags.ts'
import { builtPath } from './manifest-files.ts'
import { fontLink, moduleLinks, pageHtml } from './page-html.ts'
import { drawPng } from './social-image.ts'

/** Output folders of the builds. */
type Options = { readonly clientOut: string; readonly serverOut: string }

/** The site's server bundle. */
type SiteServer = {
  readonly paths: readonly string[]
  readonly render: (path: string) => Promise<RenderedPage>
  /** Returns the social image as SVG. */
  readonly renderSocialImage: () => string
}
/** A rendered page. `modules` are the files of the page's client modules, relative to the host app. */
type RenderedPage = HeadFacts & { readonly markup: string; readonly modules: readonly string[] }

const ENVIRONMENTS = ['client', 'site', 'site_ssr']
const MANIFEST = '.vite/manifest-site.json'
const FONT = '/inter-latin-wght-normal.woff2'

/**
 * Returns a plugin with which `vite build` has four steps: the signed-in app, the public site, the site's server
 * bundle, the public pages. The last step also writes the sitemap, robots.txt and the social image. All paths of the
 * app get `__spa.html`. The server bundle is deleted at the end.
 */
export function prerenderPages({ clientOut, serverOut }: Options): Plugin {
  return {
    name: 'prerender-pages',
    buildApp: {
      order: 'post',
      async handler(builder) {
        await buildEnvironments(builder, ENVIRONMENTS)
        const app = await take(join(clientOut, 'index.html'))
        await writeFile(join(clientOut, '__spa.html'), pageHtml(app, { title: BRAND.name }))
        await writePages(clientOut, resolve(serverOut, 'entry-server.js'))
        await rm(serverOut, { recursive: true })
      },
    },
  }
}

async function writePages(clientOut: string, serverFile: string): Promise<void> {
  const { paths, render, renderSocialImage }: SiteServer = await import(pathToFileURL(serverFile).href)
  const manifest: Manifest = JSON.parse(await readFile(join(clientOut, MANIFEST), 'utf8'))
  const shell = await take(join(clientOut, 'site.html'))
  const pages = await Promise.all(paths.map(render))
  for (const page of pages) {
    const html = pageHtml(shell, {
      title: `${page.title} – ${BRAND.name}`,
      head: headTags(page),
      links: [fontLink(manifest), ...moduleLinks(manifest, 'site.html', page.modules)],
      markup: page.markup,
    })
    const file = join(clientOut, page.path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  // The demo's shops are plain files, which can't know the font's hashed name.
  await copyFile(join(clientOut, builtPath(manifest, FONT)), join(clientOut, 'demo-shop/inter.woff2'))
  await writeFile(join(clientOut, 'sitemap.xml'), sitemapXml(BUILT_ORIGIN, pages))
  await writeFile(join(clientOut, 'robots.txt'), robotsTxt(BUILT_ORIGIN))
  await writeFile(join(clientOut, SOCIAL_IMAGE.path), await drawPng(renderSocialImage()))
}

/** Returns the text of a shell and deletes the file, because a shell isn't a page. */
async function take(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  await rm(file)
  return text
}
