import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import { BRAND } from '../../contract/brand.ts'
import { BUILT_ORIGIN, SOCIAL_IMAGE } from '../../contract/constants/site.ts'
import { robotsTxt, sitemapXml } from '../../core/site/crawler-files.ts'
import { buildEnvironments } from './build-environments.ts'
import { type HeadFacts, headTags } from './head-tags.ts'
import { fontLink, moduleLinks, pageHtml } from './page-html.ts'
import { drawPng } from './social-image.ts'

/** Folders of the builds. */
type Options = { readonly clientOut: string; readonly serverOut: string }

/** The server bundle of the site: `module` is the file of a page's own part of the client, relative to the host app. */
type SiteServer = {
  readonly paths: readonly string[]
  readonly render: (path: string) => Promise<RenderedPage>
  /** An SVG. */
  readonly renderSocialImage: () => string
}
type RenderedPage = HeadFacts & { readonly markup: string; readonly module: string }

const ENVIRONMENTS = ['client', 'site', 'site_ssr']
const MANIFEST = '.vite/manifest-site.json'

/**
 * Makes `vite build` four steps: the signed-in app, the public site, its server bundle, then one HTML file for each
 * public page, and what crawlers and other sites ask for. Every address of the app is served `__spa.html`. The server
 * bundle is only a means and is removed.
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
      links: [fontLink(manifest), ...moduleLinks(manifest, 'site.html', page.module)],
      markup: page.markup,
    })
    const file = join(clientOut, page.path, 'index.html')
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, html)
  }
  await writeFile(join(clientOut, 'sitemap.xml'), sitemapXml(BUILT_ORIGIN, pages))
  await writeFile(join(clientOut, 'robots.txt'), robotsTxt(BUILT_ORIGIN))
  await writeFile(join(clientOut, SOCIAL_IMAGE.path), await drawPng(renderSocialImage()))
}

/** A shell is no page of its own: it is read and removed. */
async function take(file: string): Promise<string> {
  const text = await readFile(file, 'utf8')
  await rm(file)
  return text
}
