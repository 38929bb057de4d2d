import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Manifest, Plugin } from 'vite'
import { BRAND } from '../../contract/brand.ts'
import { BUILT_ORIGIN, SOCIAL_IMAGE } from '../../contract/constants/site.ts'
import { robotsTxt, sitemapXml } from '../../core/site/crawler-files.ts'
import { escapeHtml } from '../../core/text/escape-html.ts'
import { buildEnvironments } from './build-environments.ts'
import { type HeadFacts, headTags } from './head-tags.ts'
import { builtPath, withStaticImports } from './manifest-files.ts'

const HEAD = '<!--head-->'

const APP = '<!--app-->'

/** Matches inline styles and inline scripts; JSON-LD is data, not a script. */
const INLINE =
  /<style\b[^>]*>|<[a-z][^>]*\sstyle=|<script\b(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>/

const { resolve: fileOf } = createRequire(import.meta.url)

const WEIGHTS = [600, 700]

const STYLES = ['../../contract/theme.css', '../../host-app/shared/base.css']

/** The renderer's initialization, which can run only once. */
let ready: Promise<void> | undefined

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

/** Returns an SVG as PNG. The SVG may use the font Inter and the site's color properties. */
export async function drawPng(svg: string): Promise<Uint8Array> {
  ready ??= initWasm(readFile(fileOf('@resvg/resvg-wasm/index_bg.wasm')))
  await ready
  const styles = await Promise.all(STYLES.map(path => readFile(new URL(path, import.meta.url), 'utf8')))
  const fontBuffers = await Promise.all(
    WEIGHTS.map(weight => readFile(fileOf(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`))),
  )
  return new Resvg(withColours(svg, styles.join('\n')), { font: { fontBuffers } }).render().asPng()
}

/**
 * Returns the SVG with each custom property replaced by its color.
 * @throws Error for a property that the styles don't define.
 */
export function withColours(svg: string, styles: string): string {
  const colours = new Map(
    [...styles.matchAll(/(--[\w-]+):\s*(#\w+);/g)].map(([, name, value]) => [name, value]),
  )
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = colours.get(name)
    if (!colour) throw new Error(`There is no colour ${name}`)
    return colour
  })
}

/** The content of a page. Without `markup` the client renders from scratch. */
type Parts = {
  readonly title: string
  /** More HTML for the head. */
  readonly head?: string
  readonly links?: readonly string[]
  readonly markup?: string
}

/**
 * Returns the shell with the page's content in its placeholders.
 * @throws Error if a placeholder is missing, or for inline styles or scripts, which the content security policy
 * forbids.
 */
export function pageHtml(shell: string, { title, head = '', links = [], markup = '' }: Parts): string {
  if (!shell.includes(HEAD) || !shell.includes(APP)) {
    throw new Error(`The shell must hold ${HEAD} and ${APP}`)
  }
  const html = shell
    .replace(HEAD, () => `<title>${escapeHtml(title)}</title>${head}`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(APP, () => markup)
  const inline = INLINE.exec(html)
  if (inline) throw new Error(`“${title}” holds ${inline[0]}, which the security policy forbids`)
  return html
}

/** Returns preload links for the files that a page's modules need beyond the entry's. */
export function moduleLinks(manifest: Manifest, entry: string, modules: readonly string[]): string[] {
  const common = withStaticImports(manifest, [entry])
  return withStaticImports(manifest, [...modules])
    .filter(key => !common.includes(key))
    .flatMap(key => manifest[key]?.file ?? [])
    .map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
}

/** Returns a preload link for the headings' font, which would otherwise wait for the style sheet. */
export function fontLink(manifest: Manifest): string {
  const font = builtPath(manifest, '/inter-latin-wght-normal.woff2')
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`
}
