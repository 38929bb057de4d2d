import { atom } from 'nanostores'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { followLocale } from '#sdk/locales/follow-locale.ts'
import { loadWording } from '#sdk/locales/load-wording.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { FIRST_ENGLISH, WordingContext } from '#sdk/ui/first-wording.ts'
import { useStore } from '#sdk/ui/hooks/use-store.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import { useTicketWording } from '#sdk/ui/ticket-wording.ts'
import { useWording } from '#sdk/ui/wording.ts'
import { AttachButton } from '../../chat/composer/attach-button.tsx'
import { attachLimits } from '../../chat/composer/attach-limits.ts'
import { FileDrop } from '../../chat/composer/file-drop.tsx'
import { RefusedFiles } from '../../chat/lazy-extras.ts'
import { useAnswer } from '../../chat/thread/use-answer.ts'
import pagesCss from '../ticket.lazy.css?inline'
import type { TicketSession } from '../ticket-session.ts'

type Props = { readonly session: TicketSession }

/** The files that go with the ticket: chosen, dropped or pasted. */
export function FormFiles({ session }: Props) {
  const { words, locale } = useTicketWording()
  const files = useStore(session.$files)
  const refused = useStore(session.$refused)
  const answer = useAnswer(files.length > 0)
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, pagesCss)

  return (
    <ChatWords host={session.host}>
      <div ref={place} className="labelled files">
        <span>
          {words.files} <span className="optional">{words.optional}</span>
        </span>
        {files.length > 0 && (
          <ul className="chosen">
            {files.map(file => (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className="chosen-file">
                {answer && <answer.FileIcon />}
                <bdi className="chosen-name">{file.name}</bdi>
                <span className="optional">{answer?.formatSize(file.size, locale)}</span>
                <button
                  type="button"
                  className="tool"
                  aria-label={fill(words.removeFile, { name: file.name })}
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
    </ChatWords>
  )
}

function Limits() {
  return <span className="optional">{attachLimits(useWording().words)}</span>
}

type ChatWordsProps = { readonly host: HTMLElement; readonly children: ReactNode }

/** Gives the parts that the chat has too the chat's words in the element's language. */
function ChatWords({ host, children }: ChatWordsProps) {
  const [$wording] = useState(() => atom(FIRST_ENGLISH))
  const wording = useStore($wording)

  useEffect(() => followLocale(host, $wording, loadWording), [host, $wording])

  return <WordingContext.Provider value={wording}>{children}</WordingContext.Provider>
}
