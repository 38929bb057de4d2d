import { BRAND } from '../../contract/brand.ts'
import { DOCS_GROUPS, docPath } from '../../contract/constants/docs.ts'

const NAMES = new Map(DOCS_GROUPS.flatMap(({ docs }) => docs.map(({ file, name }) => [file, name] as const)))

/** Where a link of the documentation leads on the site, and its text if that is another one than in the file. */
export type DocsLink = { readonly href: string; readonly text?: string }

/**
 * Returns where a link in a file of `docs/` leads on the site: to a page of the site, to the repository, or to null, if
 * it can't be followed there and becomes plain text. A link whose text is a file's name gets the name of the page.
 * @param repository address of the source code, without a slash at the end; empty if it isn't public
 */
export function docsLink(href: string, text: string, repository: string = BRAND.repository): DocsLink | null {
  if (/^(https?:|mailto:|#)/.test(href)) return { href }
  const [path = '', hash] = href.split('#')
  const anchor = hash ? `#${hash}` : ''
  const file = /^([\w-]+)\.md$/.exec(path)?.[1]
  const name = file && NAMES.get(file)
  if (name) return { href: docPath(file) + anchor, ...(/^(docs\/)?[\w-]+\.md$/.test(text) && { text: name }) }
  if (repository === '') return null
  const inside = new URL(path, 'file:///docs/').pathname
  return { href: `${repository}/blob/HEAD${inside}${anchor}` }
}
