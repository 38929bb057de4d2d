import { renderToString, renderToStringAsync } from 'preact-render-to-string'
import { StaticRouter } from 'react-router-dom'
import { ALL_PAGES } from '../content/all-pages.ts'
import { loadPage, pageFile } from '../content/load-page.ts'
import type { DocsPage, SitePath } from '../content/page.ts'
import { SiteApp } from './site-app.tsx'
import { pageAt } from './site-page.tsx'
import { SocialImage } from './social-image.tsx'
import { structuredData } from './structured-data.ts'

/** The paths that the build prerenders. */
export const paths: readonly SitePath[] = ALL_PAGES.map(({ path }) => path)

/** Renders one page to HTML for the build, and returns the client chunks that only this page needs. */
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
    modules: page.template === 'docs' ? docsModules(page) : [`content/${pageFile(path)}`],
  }
}

/** A page of the documentation is found through the list of its files. */
function docsModules({ kind, path }: DocsPage): readonly string[] {
  const file = kind === 'overview' ? [] : [`../docs/${path.split('/').at(-1)}.md`]
  return ['content/docs/load-doc.ts', 'templates/docs/docs-template.tsx', ...file]
}

/** Renders the image for links to the site, as SVG with the site's custom properties. */
export function renderSocialImage(): string {
  return renderToString(<SocialImage />)
}
