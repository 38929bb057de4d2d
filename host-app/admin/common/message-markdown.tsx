import type { ReactNode } from 'react'
import { plainBlocks } from '#core/markdown/blocks.ts'
import { LINK_REL } from '#core/text/link-rel.ts'
import { drawMarkdown, type Surface } from '#host-app/help-center/markdown/draw-markdown.tsx'
import { readMarkdown } from '#host-app/help-center/markdown/read-markdown.ts'
import styles from './message-markdown.module.css'

/** Renders a message of the AI or an agent, or a note, as Markdown. */
export function drawMessage(text: string): ReactNode {
  return <MessageMarkdown text={text} />
}

/**
 * Renders Markdown in a bubble (CHAT-21). An image becomes its alternative text, a table its lines; nothing
 * is loaded automatically.
 */
function MessageMarkdown({ text }: { readonly text: string }) {
  return <div className={styles['rich']}>{drawMarkdown(readMarkdown(text), BUBBLE)}</div>
}

const drawVerbatim = (text: string) => <p className={styles['verbatim']}>{text}</p>

const BUBBLE: Surface = {
  heading: (_, words) => (
    <p>
      <strong>{words}</strong>
    </p>
  ),
  link: ({ href }, words) => (
    <a href={href} target="_blank" rel={LINK_REL}>
      {words}
    </a>
  ),
  image: ({ alt }) => alt,
  table: table => drawVerbatim(plainBlocks([table])),
  verbatim: drawVerbatim,
}
