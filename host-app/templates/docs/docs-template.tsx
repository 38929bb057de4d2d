import { DOCS_GROUPS, docPath } from '#contract/constants/docs.ts'
import type { DocsPage } from '../../content/page.ts'
import { DeferredHydration } from '../../ui/lazy/deferred-hydration.tsx'
import { textOf } from '../text-of.ts'
import { DocsContents, type DocsHeading } from './docs-contents.tsx'
import { DocsGallery } from './docs-gallery.tsx'
import { DocsNav } from './docs-nav.tsx'
import { DocsOverview } from './docs-overview.tsx'
import { DocsSearch } from './docs-search.tsx'
import styles from './docs-template.module.css'
import { DocsText } from './docs-text.tsx'
import { NextDocs } from './next-docs.tsx'

/** A page of the documentation: the search and the side navigation, the text, and the contents of the page. */
export function DocsTemplate({ page }: { readonly page: DocsPage }) {
  const { kind, path, heading, lead } = page
  const reader = DOCS_GROUPS.find(({ docs }) => docs.some(({ file }) => docPath(file) === path))?.reader
  const headings = headingsOf(page)
  return (
    <div className={styles['docs']} data-kind={kind}>
      <DeferredHydration>
        <div className={styles['side']}>
          <DocsSearch />
          <DocsNav path={path} />
        </div>
      </DeferredHydration>
      <article className={styles['article']}>
        <header className={styles['head']}>
          {reader && <p>{reader}</p>}
          <h1>{heading}</h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </header>
        {headings.length > 1 && <DocsContents headings={headings} isDisclosure />}
        <DeferredHydration>
          <div>
            {kind === 'file' && <DocsText page={page} />}
            {kind === 'gallery' && <DocsGallery page={page} />}
            {kind === 'overview' && <DocsOverview />}
          </div>
        </DeferredHydration>
        {kind !== 'overview' && <NextDocs path={path} />}
      </article>
      {headings.length > 1 && <DocsContents headings={headings} />}
    </div>
  )
}

function headingsOf({ blocks }: DocsPage): readonly DocsHeading[] {
  return blocks.flatMap(block =>
    block.kind === 'heading'
      ? [{ id: block.id ?? '', level: block.level, text: textOf(block.children) }]
      : [],
  )
}
