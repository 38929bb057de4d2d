import { File, FileText } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { UPLOAD_PUBLIC_PATH } from '#contract/constants/conversation.ts'
import { type MessageLink, messageLink } from '#core/text/message-link.ts'
import { loadConfig } from '#host-app/adapters/api/config.ts'
import bubble from './message-bubble.module.css'
import styles from './message-content.module.css'

type MessageContentProps = {
  readonly content: string
  /** Draws words that are no address; as they are without it. */
  readonly drawText?: ((text: string) => ReactNode) | undefined
}

/** What a message says: its text, or the picture or file that its address stands for (CHAT-21). */
export function MessageContent({ content, drawText = text => text }: MessageContentProps) {
  const link = messageLink(content)
  return (
    <div className={bubble['bubble']} dir="auto">
      {link ? <LinkedFile link={link} /> : drawText(content)}
    </div>
  )
}

function LinkedFile({ link }: { readonly link: MessageLink }) {
  const own = ownUpload(link, useFilesOrigin())
  const Icon = link.kind === 'pdf' ? FileText : File
  return (
    <a
      className={styles['file']}
      href={own ?? link.url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
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
}

/**
 * The address at the own file store of what claims to be an upload; null for everything else, which the page never
 * loads by itself (R14). The host in the message does not matter: a foreign one is never asked.
 */
function ownUpload({ url }: MessageLink, filesOrigin: string | null): string | null {
  const { pathname } = new URL(url)
  return filesOrigin !== null && pathname.startsWith(UPLOAD_PUBLIC_PATH)
    ? new URL(pathname, filesOrigin).href
    : null
}

/** The origin where uploads lie; null until it is known. */
function useFilesOrigin(): string | null {
  const [origin, setOrigin] = useState<string | null>(null)
  useEffect(() => {
    loadConfig().then(
      ({ supabase }) => setOrigin(new URL(supabase.url).origin),
      // The file is then shown as a link.
      () => {},
    )
  }, [])
  return origin
}
