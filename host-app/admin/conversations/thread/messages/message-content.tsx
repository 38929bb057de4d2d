import { File, FileText, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { isRunnable, RUNNABLE_WARNING } from '#contract/constants/runnable-files.ts'
import { LINK_REL } from '#core/text/link-rel.ts'
import { isFile, type MessageLink, messageLink } from '#core/text/message-link.ts'
import { loadConfig } from '#host-app/shared/api/config.ts'
import bubble from './message-bubble.module.css'
import styles from './message-content.module.css'

type MessageContentProps = {
  readonly content: string
  /** Renders text that is not an address; without it, it is plain text. */
  readonly drawText?: ((text: string) => ReactNode) | undefined
}

/**
 * Renders a message's content: its text, or the image or file that its address refers to (CHAT-21). Any other address is a
 * link that shows it in full.
 */
export function MessageContent({ content, drawText = text => text }: MessageContentProps) {
  const link = messageLink(content)
  return (
    <div className={bubble['bubble']} dir="auto">
      {link === null ? (
        drawText(content)
      ) : isFile(content) ? (
        <LinkedFile link={link} />
      ) : (
        <a className={styles['address']} href={link.url} target="_blank" rel={LINK_REL}>
          {content}
        </a>
      )}
    </div>
  )
}

function LinkedFile({ link }: { readonly link: MessageLink }) {
  const own = ownUpload(link, useFilesOrigin())
  const Icon = link.kind === 'pdf' ? FileText : File
  const file = (
    <a className={styles['file']} href={own ?? link.url} target="_blank" rel={LINK_REL}>
      {own !== null && link.kind === 'image' ? (
        <img className={styles['picture']} src={own} alt={link.fileName} loading="lazy" />
      ) : (
        <>
          <Icon size={16} aria-hidden="true" />
          <bdi>{link.fileName}</bdi>
          {own === null && <span className={styles['host']}>{link.host}</span>}
        </>
      )}
    </a>
  )
  if (own === null || !isRunnable(link.fileName)) return file
  return (
    <>
      {file}
      <RunnableWarning />
    </>
  )
}

/** Says that a file can run programs. */
export function RunnableWarning() {
  return (
    <p className={styles['warning']}>
      <TriangleAlert size={14} aria-hidden="true" />
      {RUNNABLE_WARNING}
    </p>
  )
}

/**
 * Returns the address of an upload in our own file store; null for everything else, which the page never
 * loads by itself (R14). The host in the message is ignored: the page never requests a foreign one.
 */
function ownUpload({ url }: MessageLink, filesOrigin: string | null): string | null {
  const { pathname } = new URL(url)
  return filesOrigin !== null && pathname.startsWith(UPLOAD_PUBLIC_PATH)
    ? new URL(pathname, filesOrigin).href
    : null
}

/** Returns the origin of the uploaded files; null until it is known. */
function useFilesOrigin(): string | null {
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => {
    loadConfig().then(
      ({ supabase }) => setOrigin(new URL(supabase.url).origin),
      // The file then appears as a link.
      () => {},
    )
  }, [])
  return origin
}
