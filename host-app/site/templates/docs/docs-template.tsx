import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { DOCS_GROUPS, docPath } from '#contract/constants/docs.ts'
import { anchorOf } from '#core/text/anchors.ts'
import { DeferredHydration } from '#host-app/shared/ui/lazy/deferred-hydration.tsx'
import { lazyPart } from '#host-app/shared/ui/lazy/lazy-part.tsx'
import { LazySection } from '#host-app/shared/ui/lazy/lazy-section.tsx'
import { numbered } from '#host-app/shared/ui/numbered.tsx'
import type { Block, DocsExample, DocsPage, SitePath } from '../../content/page.ts'
import { LiveWidget } from '../../sections/widgets/live-widget.tsx'
import { Prose } from '../prose.tsx'
import { textOf } from '../text-of.ts'
import { DocsContents, type DocsHeading } from './docs-contents.tsx'
import { DocsNav } from './docs-nav.tsx'
import { DocsSearch } from './docs-search.tsx'
import styles from './docs-template.module.css'
import galleryStyles from './gallery/gallery.css?url'

const LazyGallery = lazyPart(async () => {
  const [{ Gallery }] = await Promise.all([import('./gallery/gallery.tsx'), addStyleSheet(galleryStyles)])
  return Gallery
})

const ALL = DOCS_GROUPS.flatMap(({ docs }) => docs)

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

/** All pages of the documentation with what they are about, by reader. */
function DocsOverview() {
  return DOCS_GROUPS.map(({ reader, docs }) => (
    <section key={reader} className={styles['group']} aria-labelledby={anchorOf(reader)}>
      <h2 id={anchorOf(reader)}>{reader}</h2>
      <ul>
        {docs.map(({ file, name, about }) => (
          <li key={file}>
            <h3>
              <Link to={docPath(file)}>{name}</Link>
            </h3>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The links to the page before and the page after. */
function NextDocs({ path }: { readonly path: SitePath }) {
  const index = ALL.findIndex(({ file }) => docPath(file) === path)
  const before = ALL[index - 1]
  const after = ALL[index + 1]
  return (
    <nav className={styles['next']} aria-label="Previous and next page">
      {before && (
        <Link to={docPath(before.file)} data-side="before">
          <span>Previous</span> {before.name}
        </Link>
      )}
      {after && (
        <Link to={docPath(after.file)} data-side="after">
          <span>Next</span> {after.name}
        </Link>
      )}
    </nav>
  )
}

type Piece = { readonly blocks: readonly Block[]; readonly example?: DocsExample }

/** The text of a page, with its live examples. */
function DocsText({ page }: { readonly page: DocsPage }) {
  return (
    <div className={styles['text']}>
      {numbered(piecesOf(page), ({ blocks, example }) => (
        <>
          <Prose blocks={blocks} />
          {example && <DocsLive example={example} />}
        </>
      ))}
    </div>
  )
}

/** Splits a page at the ends of the parts that have an example. */
function piecesOf({ blocks, examples }: Pick<DocsPage, 'blocks' | 'examples'>): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const example of examples) {
    const heading = blocks.findIndex(block => block.kind === 'heading' && block.id === example.under)
    const next = blocks.findIndex((block, index) => index > heading && block.kind === 'heading')
    const end = next === -1 ? blocks.length : next
    pieces.push({ blocks: blocks.slice(from, end), example })
    from = end
  }
  return [...pieces, { blocks: blocks.slice(from) }]
}

/** A live widget in a page, loaded once it scrolls into view. */
function DocsLive({ example: { feature, name, attributes } }: { readonly example: DocsExample }) {
  return (
    <figure className={styles['live']} data-feature={feature}>
      <figcaption>
        <b>Live.</b> {name}
      </figcaption>
      <LazySection className={styles['stage'] ?? ''}>
        <LiveWidget feature={feature} {...(attributes && { attributes })} />
      </LazySection>
    </figure>
  )
}

/** The gallery of elements between the page's introduction and its first heading. */
function DocsGallery({ page: { blocks } }: { readonly page: Pick<DocsPage, 'blocks'> }) {
  const heading = blocks.findIndex(({ kind }) => kind === 'heading')
  return (
    <div className={styles['page']}>
      <Prose blocks={blocks.slice(0, heading)} />
      <p className={styles['needs']}>
        The gallery needs JavaScript; the list below links to the documentation of each element.
      </p>
      <LazySection className={styles['gallery'] ?? ''}>
        <Suspense fallback={null}>
          <LazyGallery />
        </Suspense>
      </LazySection>
      <Prose blocks={blocks.slice(heading)} />
    </div>
  )
}

/** Adds a style sheet to the page. @throws Error if it can't be loaded. */
function addStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    }
    document.head.append(link)
  })
}
