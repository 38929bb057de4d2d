import { useState } from 'react'
import { LINK_REL } from '#core/text/link-rel.ts'
import type { MessageLink } from '#core/text/message-link.ts'
import { FileIcon } from '#sdk/ui/controls/file-icon.tsx'
import { useAnswerMessages } from '#sdk/ui/messages/use-answer-messages.ts'

type Props = {
  readonly link: MessageLink
  /** Whether the file is in the server's file store. */
  readonly isOwn: boolean
}

/**
 * A message that is a URL (CHAT-21): a picture in the server's file store shows as a thumbnail, anything else as
 * a link with its host. A picture of another host loads only after a click (R14).
 */
export function LinkedFile({ link, isOwn }: Props) {
  const { t } = useAnswerMessages()
  const [picture, setPicture] = useState<'shown' | 'offered' | 'broken'>(isOwn ? 'shown' : 'offered')
  const { url, fileName, host, kind } = link
  const opens = { href: url, target: '_blank', rel: LINK_REL, title: t.opensInTab }

  if (kind === 'image' && picture === 'shown')
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
            {host}
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
