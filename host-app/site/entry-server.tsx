import { renderToString, renderToStringAsync } from 'preact-render-to-string'
import { StaticRouter } from 'react-router-dom'
import { loadPage, pageFile, writtenPaths } from '../content/load-page.ts'
import type { SitePath } from '../content/page.ts'
import { SITE_PAGES } from '../content/site-map.ts'
import { SiteApp } from './site-app.tsx'
import { pageAt } from './site-page.tsx'
import { SocialImage } from './social-image.tsx'
import { structuredData } from './structured-data.ts'

/** One page as the build writes it: `module` is the file of its own part of the client, `date` the day of an article. */
export type RenderedPage = {
  readonly path: SitePath
  readonly title: string
  readonly description: string
  readonly date?: string
  readonly structuredData: readonly object[]
  readonly markup: string
  readonly module: string
}

/** The paths that the build prerenders. */
export const paths: readonly SitePath[] = SITE_PAGES.map(({ path }) => path).filter(path =>
  writtenPaths().includes(path),
)

/** The markup of one page, as the client will hydrate it. */
export async function render(path: SitePath): Promise<RenderedPage> {
  const page = await loadPage(path)
  await pageAt(path)?.preload()
  const markup = await renderToStringAsync(
    <StaticRouter location={path}>
      <SiteApp />
    </StaticRouter>,
  )
  const { title, description } = page
  return {
    path,
    title,
    description,
    ...(page.template === 'article' && { date: page.date }),
    structuredData: structuredData(path, page, paths),
    markup,
    module: `content/${pageFile(path)}`,
  }
}

/** The picture beside links to the site, as SVG with the site's custom properties. */
export function renderSocialImage(): string {
  return renderToString(<SocialImage />)
}
