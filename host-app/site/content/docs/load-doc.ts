import { DOCS_GROUPS, DOCS_PATH, docPath } from '#contract/constants/docs.ts'
import type { Block, DocsExample, DocsPage, SitePath } from '../page.ts'

type Compiled = { readonly heading: string; readonly blocks: readonly Block[] }

/** The files of `docs/`, without those that `DOCS_LEFT_OUT` lists. */
const FILES = import.meta.glob<{ readonly page: Compiled }>([
  '../../../../docs/*.md',
  '!../../../../docs/desk-performance.md',
  '!../../../../docs/requirements.md',
  '!../../../../docs/site.md',
])

/** The live widgets, by file. */
const EXAMPLES: Readonly<Record<string, readonly DocsExample[]>> = {
  embed: [
    { under: 'elements', feature: 'chat', name: 'The chat, in its place in this page' },
    { under: 'the-help-center', feature: 'kb', name: 'The help center of this site' },
    { under: 'surveys', feature: 'csat', name: 'A survey with stars', attributes: { kind: 'stars' } },
  ],
}

/** The file whose page has the gallery of elements. */
const GALLERY = 'gallery'

const OVERVIEW: DocsPage = {
  template: 'docs',
  kind: 'overview',
  path: DOCS_PATH,
  title: 'Documentation',
  description:
    'The documentation of Lapwing by reader: embed the widgets, run a server, work at the desk, and set up the AI.',
  heading: 'Documentation',
  lead: 'Pick what you want to do. These pages come from the repository, and change with the code.',
  blocks: [],
  examples: [],
}

/** Returns a page of the documentation. Rejects if there is none at the path. */
export async function loadDoc(path: SitePath): Promise<DocsPage> {
  if (path === DOCS_PATH) return OVERVIEW
  const doc = DOCS_GROUPS.flatMap(({ docs }) => docs).find(({ file }) => docPath(file) === path)
  if (!doc) throw new Error(`${path} is no page of the documentation.`)
  const head = { template: 'docs', path, title: doc.name, description: doc.about } as const
  const { page } = await FILES[`../../../../${docFile(doc.file)}`]!()
  const kind = doc.file === GALLERY ? 'gallery' : 'file'
  return { ...head, ...page, kind, examples: EXAMPLES[doc.file] ?? [] }
}

/** Returns the names of the files that have a page. */
export function compiledFiles(): readonly string[] {
  return Object.keys(FILES).map(path => path.slice(path.lastIndexOf('/') + 1, -'.md'.length))
}

/** Returns a file's path in the repository. */
export function docFile(name: string): string {
  return `docs/${name}.md`
}
