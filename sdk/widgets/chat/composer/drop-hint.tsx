import { useRef } from 'react'
import { useStyleSheet } from '#sdk/ui/hooks/use-style-sheet.ts'
import { useLazyMessages } from '#sdk/ui/messages/use-lazy-messages.ts'
import { attachLimits } from './attach-limits.ts'
import dropCss from './drop-hint.css?inline'

/** Covers the panel while files are above it, and says what becomes of them. */
export function DropHint() {
  const { t } = useLazyMessages()
  const hint = useRef<HTMLDivElement>(null)
  useStyleSheet(hint, dropCss)
  return (
    <div ref={hint} className="drop">
      <p className="drop-title">{t.dropFiles}</p>
      <p>{attachLimits(t)}</p>
    </div>
  )
}
