import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderKnowledgePage } from '#contract/knowledge-page.ts'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { Head } from './head.tsx'
import { directionOf } from './languages.ts'
import { FilesOrigin } from './markdown/markdown.tsx'
import { pageMessagesFor } from './messages/page-messages-for.ts'
import { PageLanguage } from './use-page-messages.ts'
import { View } from './views/view.tsx'

/** Renders a page as HTML. It needs no script and is not hydrated. */
export const renderKnowledgePage: RenderKnowledgePage = (page, assets) => {
  const markup = renderToStaticMarkup(
    <html lang={page.language} dir={directionOf(page.language)}>
      <Head page={page} assets={assets} />
      <body data-widgets={page.companyName !== null && !page.isPlatform}>
        <PageLanguage.Provider value={page.language}>
          <FilesOrigin.Provider value={page.filesOrigin}>
            <div id="root">
              <a className="visually-hidden" href="#kb_main">
                {pageMessagesFor(page.language).skip}
              </a>
              <Header page={page} />
              <main id="kb_main">
                <View page={page} />
              </main>
              <Footer page={page} />
            </div>
          </FilesOrigin.Provider>
        </PageLanguage.Provider>
      </body>
    </html>,
  )
  return `<!doctype html>${markup}`
}
