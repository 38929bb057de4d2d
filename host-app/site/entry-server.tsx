import { renderToString, renderToStringAsync } from 'preact-render-to-string'
import { StaticRouter } from 'react-router-dom'
import { loadPage, pageFile } from '../content/load-page.ts'
import type { SitePath } from '../content/page.ts'
import { SITE_PAGES } from '../content/site-map.ts'
import { SiteApp } from './site-app.tsx'
import { pageAt } from './site-page.tsx'
import { SocialImage } from './social-image.tsx'
import { structuredData } from './structured-data.ts'

/** The paths that the build prerenders. */
export const paths: readonly SitePath[] = SITE_PAGES.map(({ path }) => path)

/** Renders one page to HTML for the build, and returns the client chunk that only this page needs. */
export async function render(path: SitePath) {
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

/** Renders the image for links to the site, as SVG with the site's custom properties. */
export function renderSocialImage(): string {
  return renderToString(<SocialImage />)
}
