import { useRef } from 'react'
import { useChatMessages } from '#sdk/locales/chat/chat-parts.ts'
import { EXTRAS_MESSAGES } from '#sdk/locales/chat/en/extras.ts'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { attachLimits } from './attach-limits.ts'
import dropCss from './drop-hint.css?inline'

/** Overlay that covers the panel while files are dragged over it, with a hint. */
export function DropHint() {
  const { t } = useChatMessages(EXTRAS_MESSAGES)
  const hint = useRef<HTMLDivElement>(null)
  useStyleSheet(hint, dropCss)
  return (
    <div ref={hint} className="drop">
      <p className="drop-title">{t.dropFiles}</p>
      <p>{attachLimits(t)}</p>
    </div>
  )
}
