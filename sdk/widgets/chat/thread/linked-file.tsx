import { useEffect, useState } from 'react'
import { LINK_REL } from '#core/text/link-rel.ts'
import type { MessageLink } from '#core/text/message-link.ts'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { ANSWER_MESSAGES } from '#sdk/locales/chat/en/answer.ts'
import { browserFetch } from '#sdk/runtime/api/browser-fetch.ts'
import { FileIcon } from '#sdk/ui/controls/file-icon.tsx'
import { formatSize } from '#sdk/ui/text/format-size.ts'

type Props = {
  readonly link: MessageLink
  /** Whether the file is in the server's file store. */
  readonly isOwn: boolean
}

/**
 * A message that is a URL (CHAT-21): a picture in the server's file store shows as a thumbnail, anything else as
 * a link, with its size if it is in the store, else with its host. A picture of another host loads only after a click
 * (R14).
 */
export function LinkedFile({ link, isOwn }: Props) {
  const { t, locale } = useChatMessages(ANSWER_MESSAGES)
  const [picture, setPicture] = useState<'shown' | 'offered' | 'broken'>(isOwn ? 'shown' : 'offered')
  const { url, fileName, host, kind } = link
  const isPicture = kind === 'image' && picture === 'shown'
  /** Of a file in the store; 0 until its server has said. */
  const [bytes, setBytes] = useState(0)
  const opens = { href: url, target: '_blank', rel: LINK_REL, title: t.opensInTab }

  useEffect(() => {
    if (isOwn && !isPicture)
      browserFetch(new URL(url), { method: 'HEAD', credentials: 'omit' }).then(
        ({ ok, headers }) => ok && setBytes(Number(headers.get('content-length'))),
        () => {},
      )
  }, [url, isOwn, isPicture])

  if (isPicture)
    return (
      <a className="picture" {...opens}>
        <img
          src={url}
          alt={fileName}
          width="220"
          height="160"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setPicture('broken')}
        />
      </a>
    )

  return (
    <>
      <a className="file" {...opens}>
        <FileIcon />
        <span className="file-words">
          <bdi className="file-name">{fileName}</bdi>
          <span className="file-facts">
            {kind === 'pdf' && 'PDF · '}
            {isOwn ? bytes > 0 && formatSize(bytes, locale) : host}
          </span>
        </span>
      </a>
      {kind === 'image' && picture === 'offered' && (
        <button type="button" className="link" onClick={() => setPicture('shown')}>
          {t.showImage}
        </button>
      )}
    </>
  )
}
