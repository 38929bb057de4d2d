import type { KnowledgePage } from '#contract/knowledge-page.ts'
import { ArticleView } from './article-view.tsx'
import { CategoryView } from './category-view.tsx'
import { FailureView } from './failure-view.tsx'
import { HomeView } from './home-view.tsx'
import { IndexView } from './index-view.tsx'
import { SearchView } from './search-view.tsx'

/** The page's main content. */
export function View({ page }: { readonly page: KnowledgePage }) {
  const { view } = page
  switch (view.kind) {
    case 'home':
      return <HomeView page={page} view={view} />
    case 'category':
      return <CategoryView page={page} view={view} />
    case 'article':
      return <ArticleView page={page} view={view} />
    case 'search':
      return <SearchView page={page} view={view} />
    case 'index':
      return <IndexView page={page} view={view} />
    case 'failure':
      return <FailureView page={page} />
  }
}
