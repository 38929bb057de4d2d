import { createContext, type ReactNode, useContext } from 'react'
import type { Block, ImagePiece, Inline, TableBlock } from '#core/markdown/blocks.ts'
import { LINK_REL } from '#core/text/link-rel.ts'
import { numbered } from '#host-app/shared/ui/numbered.tsx'
import prose from '#host-app/shared/ui/prose.module.css'
import { drawMarkdown, type Surface } from './draw-markdown.tsx'
import styles from './markdown.module.css'
import { readMarkdown } from './read-markdown.ts'

/** The origin of article files; empty for the page's own. */
export const FilesOrigin = createContext('')

/** Renders an article's Markdown. */
export function Markdown({ text }: { readonly text: string }) {
  return <MarkdownBlocks blocks={readMarkdown(text)} />
}

/** Renders Markdown that was parsed before. */
export function MarkdownBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return (
    <div className={`${prose['prose']} ${styles['text']}`} dir="auto">
      {drawMarkdown(blocks, ARTICLE)}
    </div>
  )
}

const ARTICLE: Surface = {
  heading({ level, id }, words) {
    const Heading = `h${level}` as const
    return <Heading id={id}>{words}</Heading>
  },
  link: ({ href, isForeign }, words) => (
    <a href={href} {...(isForeign && { rel: LINK_REL })}>
      {words}
    </a>
  ),
  image: image => <Image {...image} />,
  table: drawTable,
  verbatim: text => <p className={styles['verbatim']}>{text}</p>,
  codeTabIndex: 0,
}

function drawTable({ head, rows }: TableBlock, drawLine: (line: readonly Inline[]) => ReactNode) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the table scrolls sideways.
    <div className={prose['scroll']} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {numbered(head, ({ align, children }) => (
              <th scope="col" data-align={align}>
                {drawLine(children)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows, row => (
            <tr>
              {numbered(row, ({ align, children }) => (
                <td data-align={align}>{drawLine(children)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Image({ src, alt, size }: ImagePiece) {
  const origin = useContext(FilesOrigin)
  return <img src={origin + src} alt={alt} loading="lazy" decoding="async" {...size} />
}
