import { atom } from 'nanostores'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChatMessagesContext, ENGLISH_CHAT } from '#sdk/locales/chat/chat-messages.ts'
import { CHAT_LANGUAGES, useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { THREAD_MESSAGES } from '#sdk/locales/chat/en/thread.ts'
import { followLocale } from '#sdk/locales/follow-locale.ts'
import { useTicketMessages } from '#sdk/locales/ticket/ticket-messages.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { lazyModule } from '#sdk/ui/hooks/lazy.tsx'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { fromExtras } from '../../chat/chat-extras.ts'
import { AttachButton } from '../../chat/composer/attach-button.tsx'
import { attachLimits } from '../../chat/composer/attach-limits.ts'
import { FileDrop } from '../../chat/composer/file-drop.tsx'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketSession } from '../ticket-session.ts'

const RefusedFiles = fromExtras(module => module.RefusedFiles)
const useFiles = lazyModule(() => import('../../chat/files.lazy.ts'))

type Props = { readonly session: TicketSession }

/** The files of the ticket: chosen, dropped or pasted. */
export function FormFiles({ session }: Props) {
  const { t, locale } = useTicketMessages()
  const files = useStore(session.$files)
  const refused = useStore(session.$refused)
  const parts = useFiles(files.length > 0)
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, pagesCss)

  return (
    <ChatMessagesProvider host={session.host}>
      <div ref={place} className="labelled files">
        <span>
          {t.files} <span className="optional">{t.optional}</span>
        </span>
        {files.length > 0 && (
          <ul className="chosen">
            {files.map(file => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className="chosen-file">
                {parts && <parts.FileIcon />}
                <bdi className="chosen-name">{file.name}</bdi>
                <span className="optional">{parts?.formatSize(file.size, locale)}</span>
                <button
                  type="button"
                  className="tool"
                  aria-label={fill(t.removeFile, { name: file.name })}
                  onClick={() => session.$files.set(files.filter(other => other !== file))}
                >
                  <Icon shape="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="attach">
          <AttachButton onFiles={session.attach} />
          <Limits />
        </div>
        <div role="alert">
          {refused.length > 0 && <RefusedFiles files={refused} onDismiss={() => session.$refused.set([])} />}
        </div>
        <FileDrop onFiles={session.attach} />
      </div>
    </ChatMessagesProvider>
  )
}

function Limits() {
  return <span className="optional">{attachLimits(useChatMessages(THREAD_MESSAGES).t)}</span>
}

type ChatMessagesProviderProps = { readonly host: HTMLElement; readonly children: ReactNode }

/** Provides the chat's messages in the element's language to parts that the ticket shares with the chat. */
function ChatMessagesProvider({ host, children }: ChatMessagesProviderProps) {
  const [$catalog] = useState(() => atom(ENGLISH_CHAT))
  const catalog = useStore($catalog)

  useEffect(() => followLocale(host, $catalog, CHAT_LANGUAGES), [host, $catalog])

  return <ChatMessagesContext.Provider value={catalog}>{children}</ChatMessagesContext.Provider>
}
