import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { Icon } from '#sdk/ui/controls/icon.tsx'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { fill } from '#sdk/ui/text/fill.ts'
import type { RefusedFile } from '../chat-session.ts'
import { UPLOAD_LIMITS } from './attach-limits.ts'
import refusedCss from './refused-files.css?inline'

const REASONS = {
  'too-large': 'fileTooLarge',
  'too-many': 'fileTooMany',
  empty: 'fileEmpty',
  unreadable: 'fileUnreadable',
  'not-loaded': 'fileNotAdded',
} as const

type Props = { readonly files: readonly RefusedFile[]; readonly onDismiss: () => void }

/** The list of refused files with the reasons. */
export function RefusedFiles({ files, onDismiss }: Props) {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const place = useRef<HTMLDivElement>(null)
  useStyleSheet(place, refusedCss)
  return (
    <div ref={place} className="refused">
      <ul>
        {files.map(({ name, reason }) => (
          <li key={name}>{fill(t[REASONS[reason]], { ...UPLOAD_LIMITS, name })}</li>
        ))}
      </ul>
      <button type="button" className="tool" aria-label={t.dismiss} onClick={onDismiss}>
        <Icon shape="close" />
      </button>
    </div>
  )
}
