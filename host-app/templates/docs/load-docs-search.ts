import { DOCS_GROUPS } from '#contract/constants/docs.ts'
import type { DocsMatch } from '../../content/docs/search-docs.ts'

const NAMES = new Map(DOCS_GROUPS.flatMap(({ docs }) => docs.map(({ file, name }) => [file, name] as const)))

type Search = (query: string) => readonly DocsMatch[]
let loading: Promise<Search> | null = null

/** Loads the index of the documentation once. A failed load is repeated with the next call. */
export function loadDocsSearch(): Promise<Search> {
  loading ??= load().catch(error => {
    loading = null
    throw error
  })
  return loading
}

async function load(): Promise<Search> {
  const [{ DOCS_INDEX }, { createDocsSearch }] = await Promise.all([
    import('../../content/docs/docs-index.ts'),
    import('../../content/docs/search-docs.ts'),
  ])
  return createDocsSearch(DOCS_INDEX, docName)
}

/** Returns the name of a page of the documentation. */
export function docName(file: string): string {
  return NAMES.get(file) ?? file
}
